import path from 'node:path';

import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

import {checkCustomFields} from '../data/customFields';

/** What only a build reads of the configuration. */
const BUILD_ONLY = [
  'ssrTemplate',
  'presets',
  'plugins',
  'themes',
  'markdown',
  'headTags',
  'stylesheets',
  'scripts',
  'clientModules',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'baseUrlIssueBanner',
  'tagline',
  // Browsers get a copy of its own, completed.
  'i18n',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** What no page of ours reads of the theme's configuration: our code block has colors of its own. */
const OTHERS = ['prism', 'blog', 'tableOfContents'] as const;

const without = (object: object, dropped: readonly string[]) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !dropped.includes(key)));

/** The configuration as browsers need it. */
export function forBrowsers(config: Partial<DocusaurusConfig>): object {
  const {themeConfig = {}, future, ...rest} = config;
  return {
    ...without(rest, BUILD_ONLY),
    ...(future && {future: {experimental_router: future.experimental_router}}),
    themeConfig: without(themeConfig, OTHERS),
  };
}

/**
 * Docusaurus sends the whole configuration to every visitor, the page template and the options of
 * the presets included: the bundle for browsers gets a shorter copy.
 */
export function clientConfig({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const name = 'client-config';
  return {
    name,
    async contentLoaded({actions}) {
      checkCustomFields(siteConfig.customFields);
      await actions.createData('config.json', JSON.stringify(forBrowsers(siteConfig)));
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) return {};
      return {
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/docusaurus\.config$/,
            path.join(generatedFilesDir, name, 'default', 'config.json'),
          ),
        ],
      };
    },
  };
}
