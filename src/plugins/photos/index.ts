/**
 * Makes small AVIF and WebP files of the photographs; the code that reads texts puts the URLs of these
 * files into pages.
 *
 * Order: URLs with the content, before Docusaurus's own remark plugin for pictures; `finish` writes the
 * files that pages name.
 * Of Docusaurus: documented hooks, `devServer`, and the list of files on which the bundler's
 * cache depends.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {addBuildDependencies} from '../support/bundler';
import {originals, PHOTO_FOLDERS} from '../../markdown';
import {CACHE} from './store';

export {withPhotos} from './remark';
export {CACHE, photoFile, shownAddress} from './store';

export function photos({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'photos',
    getPathsToWatch: () => PHOTO_FOLDERS.map((folder) => `${siteDir}/${folder}/*`),
    configureWebpack(config) {
      // The bundler's cache depends on the texts, but not on the photographs that they name.
      const files = originals(siteDir).map((file) => path.join(siteDir, file));
      addBuildDependencies(config, files);
      // Webpack's own types know `devServer` only with the dev server's types installed.
      return {
        devServer: {
          static: [{directory: CACHE, publicPath: `${baseUrl}assets/photos`, watch: false}],
        },
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
