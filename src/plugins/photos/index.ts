/**
 * Makes small AVIF and WebP files of the photographs; the code that reads texts puts the URLs of these
 * files into pages.
 *
 * Order: URLs with the content, before Docusaurus's own remark plugin for pictures; `finish` writes the
 * files that pages name.
 * Of Docusaurus: documented hooks, and `devServer`.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';

import {PHOTO_FOLDERS} from '../../markdown';
import {CACHE} from './store';

export {withPhotos} from './remark';
export {CACHE, photoFile, shownAddress} from './store';

export function photos({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'photos',
    getPathsToWatch: () => PHOTO_FOLDERS.map((folder) => `${siteDir}/${folder}/*`),
    // Webpack's own types know `devServer` only with the dev server's types installed.
    configureWebpack: () =>
      ({
        devServer: {
          static: [{directory: CACHE, publicPath: `${baseUrl}assets/photos`, watch: false}],
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
