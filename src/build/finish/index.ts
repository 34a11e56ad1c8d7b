import type {LoadContext, Plugin} from '@docusaurus/types';

import {planCards} from '../link-previews';
import {type ChunkFiles, finishPages, type MakePass, pagesOf, type SiteBuild} from './build';
import {contentPolicy} from './contentPolicy';
import {heads} from './heads';
import {inlineStyles} from './inlineStyles';
import {linkPreviews} from './linkPreviews';
import {readChunks} from './pageScripts';
import {writePhotos} from './photos';
import {checkClassNames} from './purge';
import {writeRobots} from './robots';
import {structuredData} from './structuredData';
import {trialNotice} from './trial';

/** HTML needs no namespace on a drawing: three hundred bytes on a page with many icons. */
const withoutNamespaces: MakePass<SiteBuild> = () => (html) =>
  html.replaceAll(' xmlns=http://www.w3.org/2000/svg', '');

/** In the order in which each page goes through them; the policy hashes what the others leave. */
const PASSES: readonly MakePass<SiteBuild>[] = [
  withoutNamespaces,
  linkPreviews,
  inlineStyles,
  heads,
  structuredData,
  trialNotice,
  contentPolicy,
];

/**
 * The one step after the build of a locale. Docusaurus runs the `postBuild` hooks of all plugins at
 * the same time: what rewrites built pages has to stand in this one, in order.
 */
export const finish =
  (trial: boolean) =>
  ({i18n}: LoadContext): Plugin => {
    const chunkFiles: ChunkFiles = new Map();
    return {
      name: 'finish',
      configureWebpack(config, isServer) {
        if (isServer) return {};
        checkClassNames(config);
        return readChunks(chunkFiles);
      },
      async postBuild({outDir, siteConfig, generatedFilesDir, plugins, routes}) {
        const locale = i18n.currentLocale;
        const files = await pagesOf(outDir, locale);
        const build: SiteBuild = {
          outDir,
          siteConfig,
          generatedFilesDir,
          locale,
          files,
          plugins,
          routes,
          chunkFiles,
          trial,
        };
        // The previews are drawn from them.
        await writePhotos(build);
        const drawCards = await planCards(build);
        await Promise.all([drawCards(), finishPages(build, PASSES)]);
        await writeRobots(build);
      },
    };
  };
