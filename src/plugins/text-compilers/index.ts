/**
 * Makes the bundler compile texts again when the code that compiles them has changed: its cache
 * depends on the texts alone.
 *
 * Of Docusaurus: the list of files on which the bundler's cache depends (`support/bundler.ts`).
 */
import {readdirSync} from 'node:fs';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {addBuildDependencies} from '../support/bundler';

const FOLDERS = ['src/plugins', 'src/markdown'];

/** The source files that compile texts, and their data, as absolute paths. */
function compilers(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.ts'))
      .map((file) => path.join(folder, file)),
  );
  return ['src/data/sources.ts', ...files].map((file) => path.resolve(file));
}

export function textCompilers(): Plugin {
  return {
    name: 'text-compilers',
    configureWebpack(config) {
      addBuildDependencies(config, compilers());
      return {};
    },
  };
}
