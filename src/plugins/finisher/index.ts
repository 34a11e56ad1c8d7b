import type {LoadContext, Plugin} from '@docusaurus/types';

import {finishPages, type MakePass, pagesOf} from './build';
import {contentPolicy} from './contentPolicy';
import {inlineStyles} from './inlineStyles';
import {linkPreviews} from './linkPreviews';
import {writeRobots} from './robots';

/** In the order in which each page goes through them; the policy hashes what the others leave. */
const PASSES: readonly MakePass[] = [linkPreviews, inlineStyles, contentPolicy];

/**
 * The one step after the build of a locale. Docusaurus runs the `postBuild` hooks of all plugins at
 * the same time: what rewrites built pages has to stand in this one, in order.
 */
export function finisher({i18n}: LoadContext): Plugin {
  return {
    name: 'finisher',
    async postBuild({outDir, siteConfig}) {
      const locale = i18n.currentLocale;
      const build = {outDir, siteConfig, locale, files: await pagesOf(outDir, locale)};
      await finishPages(build, PASSES);
      await writeRobots(build);
    },
  };
}
