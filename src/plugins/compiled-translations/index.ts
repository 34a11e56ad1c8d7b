import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';
import {compile, type Messages} from './compile';

/** The sources that Docusaurus compiles: ours, and those of its packages. */
const isCompiled = (file: string): boolean =>
  !file.includes('node_modules') || /docusaurus(?:(?!node_modules).)*\.jsx?$/.test(file);

/**
 * Gives each chunk of the built site the texts that it shows, in the language of the build. Docusaurus
 * would send the whole catalog of a language with every page, and the ids and the English beside it.
 * The development server keeps the catalog, which it can reload.
 */
export function compiledTranslations({generatedFilesDir}: LoadContext): Plugin {
  const name = 'compiled-translations';
  if (environment.NODE_ENV !== 'production') return {name};
  return {
    name,
    configureWebpack(_config, _isServer, {currentBundler}) {
      // Written before the bundles are made: our texts, and the theme's where we have none.
      const file = path.join(generatedFilesDir, 'codeTranslations.json');
      const json = fs.readFileSync(file, 'utf8');
      const messages = JSON.parse(json) as Messages;
      // The bundler keeps what it has compiled from one build to the next, by this name.
      const ident = `${name}-${createHash('sha256').update(json).digest('hex').slice(0, 16)}`;
      return {
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              include: isCompiled,
              enforce: 'pre',
              use: {
                loader: path.resolve('src/plugins/source-loader.cjs'),
                options: {
                  ident,
                  compile: (source: string, from: string) => compile(source, from, messages),
                },
              },
            },
          ],
        },
        plugins: [
          new currentBundler.instance.NormalModuleReplacementPlugin(
            /^@generated\/codeTranslations$/,
            path.resolve('src/plugins/empty-module.ts'),
          ),
        ],
      };
    },
  };
}
