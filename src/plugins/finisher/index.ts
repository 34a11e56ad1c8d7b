import type {LoadContext, Plugin} from '@docusaurus/types';

import {finishPages, type MakePass, pagesOf} from './build';
import {contentPolicy} from './contentPolicy';
import {inlineStyles} from './inlineStyles';
import {writeRobots} from './robots';

/** In the order in which each page goes through them; the policy hashes what the others leave. */
const PASSES: readonly MakePass[] = [inlineStyles, contentPolicy];

/**
 * The one step after the build of a locale. Docusaurus runs the `postBuild` hooks of all plugins at
 * the same time: what rewrites built pages has to stand in this one, in order.
 */
export function finisher({i18n}: LoadContext): Plugin {
  return {
    name: 'finisher',
    async postBuild({outDir, siteConfig, generatedFilesDir, routes}) {
      const locale = i18n.currentLocale;
      const files = await pagesOf(outDir, locale);
      const build = {outDir, siteConfig, generatedFilesDir, routes, locale, files};
      await finishPages(build, PASSES);
      await writeRobots(build);
    },
  };
}
