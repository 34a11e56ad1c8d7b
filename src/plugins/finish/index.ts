/**
 * Rewrites the built pages of a locale, in ordered passes (`PASSES`), and writes photographs,
 * previews, robots.txt and the index of sitemaps.
 *
 * Order: last, and the only plugin that rewrites pages: Docusaurus runs all `postBuild` hooks at
 * the same time.
 * Of Docusaurus: the names of stylesheets (`styles`, the others by entry), and the HTML as minified.
 */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {WHOLE_BUILD} from '../../data/environment';
import {withScripts} from '../support/inlineScript';
import {writePhotos} from '../photos';
import {serviceCards} from '../services';
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
        const contentOf = (name: string): unknown =>
          props.plugins.find((one) => one.name === name)?.content;
        const {blogPosts} = contentOf('docusaurus-plugin-content-blog') as BlogContent;
        const articles = blogPosts.map(({metadata}) => metadata);
        const services = serviceCards(contentOf('docusaurus-plugin-content-docs'));
        const build = {...props, locale, files, articles, services, trial};
        await finishPages(build, PASSES);
        await writeRobots(build);
        process.once('beforeExit', () => {
          process.exitCode ??= WHOLE_BUILD;
        });
      },
    };
  };
