/**
 * Rewrites the built pages of a locale, in ordered passes (`PASSES`), and writes photographs,
 * previews, robots.txt and the index of sitemaps.
 *
 * Order: last, and the only plugin that rewrites pages: Docusaurus runs all `postBuild` hooks at
 * the same time.
 * Of Docusaurus: the names of stylesheets (`styles`, the others by entry), and the HTML as minified.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {WHOLE_BUILD} from '../../data/environment';
import {withScripts} from '../support/inlineScript';
import {drawCards} from '../link-previews';
import {writePhotos} from '../photos';
import {finishPages, type MakePass, pagesOf} from './build';
import {contentPolicy} from './contentPolicy';
import {heads} from './heads';
import {inlineStyles} from './inlineStyles';
import {islands} from './islands';
import {linkPreviews} from './linkPreviews';
import {writeRobots} from './robots';
import {structuredData} from './structuredData';
import {trialNotice} from './trial';

/** WhatsApp ignores Open Graph attributes without quotes (facebook/docusaurus#12368, mended in 4.0). */
const withQuotes: MakePass = () => (html) =>
  html.replace(/<meta [^>]*property=[^>]*>/g, (tag) =>
    tag.replace(/(\s[\w:-]+=)(?:"([^"]*)"|([^\s">]+))/g, '$1"$2$3"'),
  );

/**
 * In order. Scripts come first: the passes for styles read the names in them. The content policy is last,
 * because it hashes the final inline scripts and styles.
 */
const PASSES: readonly MakePass[] = [
  () => withScripts,
  linkPreviews,
  inlineStyles,
  islands,
  heads,
  withQuotes,
  structuredData,
  trialNotice,
  contentPolicy,
];

/** The plugin; `trial` for a build that shows invented data at a public address. */
export const finish =
  (trial: boolean) =>
  ({i18n}: LoadContext): Plugin => {
    return {
      name: 'finish',
      async postBuild(props) {
        const locale = i18n.currentLocale;
        const files = await pagesOf(props.outDir);
        // Link previews are drawn from the written photographs.
        await writePhotos({...props, files});
        const cards = await drawCards({...props, files});
        const build = {...props, locale, files, cards, trial};
        await finishPages(build, PASSES);
        await writeRobots(build);
        process.once('beforeExit', () => {
          process.exitCode ??= WHOLE_BUILD;
        });
      },
    };
  };
