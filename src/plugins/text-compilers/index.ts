/**
 * Makes the bundler compile texts again when the code that compiles them, or a photograph that they name, has
 * changed: its cache depends on the texts alone.
 *
 * Of Docusaurus: the list of files on which the bundler's cache depends.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {filesIn, originals} from '../../markdown';
import {expectFound} from '../support/expectFound';

const FOLDERS = ['src/plugins', 'src/markdown'];

export function textCompilers({siteDir}: LoadContext): Plugin {
  return {
    name: 'text-compilers',
    configureWebpack({cache, experiments}) {
      if (environment.DOCUSAURUS_NO_PERSISTENT_CACHE) return {};
      // `cache` is at the top in rspack 2 (Docusaurus 4), an experiment in rspack 1; the types are webpack's.
      const list = [cache, (experiments as {cache?: unknown} | undefined)?.cache]
        .map((one) => (one as {buildDependencies?: string[]} | undefined)?.buildDependencies)
        .find(Array.isArray);
      expectFound("The list of files that the bundler's cache depends on", list);
      const code = FOLDERS.flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
      const files = ['src/data/sources.ts', ...code, ...originals(siteDir)];
      list.push(...files.map((file) => path.resolve(siteDir, file)));
      return {};
    },
  };
}
