import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../data/environment';

/** What a loader may tell the bundler of a file's sources, so that it compiles it anew with them. */
export type Sources = {
  addDependency(file: string): void;
  addContextDependency(folder: string): void;
  addMissingDependency(file: string): void;
};

const ADDRESS =
  /(?<quote>["'`])(?<address>\/img\/[^"'`\s?#]+\.(?:avif|gif|jpe?g|png|svg|webp))\k<quote>/g;

const hashOf = (files: string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 8);
};

/** The version of a picture, or of all in its folder where the address has a value in it (`${code}`). */
function versionOf(file: string, sources: Sources): string | null {
  if (!file.includes('${')) {
    if (!fs.existsSync(file)) {
      sources.addMissingDependency(file);
      return null;
    }
    sources.addDependency(file);
    return hashOf([file]);
  }
  const folder = path.dirname(file);
  sources.addContextDependency(folder);
  const names = fs.readdirSync(folder).filter((name) => path.extname(name) === path.extname(file));
  return hashOf(names.sort().map((name) => path.join(folder, name)));
}

/**
 * A text with versions in the addresses of pictures that it has in quotes: `"/img/why.svg"` becomes
 * `"/img/why.svg?1a2b3c4d"`, after what the file holds. An address with no file stays as it is.
 *
 * @param folder of the files that keep their names (`static/`)
 */
export const withVersions = (text: string, folder: string, sources: Sources): string =>
  text.replace(ADDRESS, (all: string, quote: string, address: string) => {
    const version = versionOf(path.join(folder, address), sources);
    return version ? `${quote}${address}?${version}${quote}` : all;
  });

/**
 * Lets browsers keep the pictures of `static/img/` for a year (`src/hosting/addresses.ts`): wherever
 * the site names one, its address changes with the picture. In the bundles, and not in the built
 * pages, because the app draws them, too, and its files are named by what they hold. The development
 * server has no use for it.
 */
export function pictureVersions({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const name = 'picture-versions';
  if (environment.NODE_ENV !== 'production') return {name};
  const use = {
    loader: path.resolve('src/plugins/source-loader.cjs'),
    options: {
      ident: name,
      compile: (source: string, _file: string, sources: Sources) =>
        withVersions(source, path.join(siteDir, 'static'), sources),
    },
  };
  return {
    name,
    configureWebpack: () => ({
      module: {
        rules: [
          // As it stands in the source: compiled, an address with a value in it may be no one text.
          {test: /\.tsx?$/, include: path.join(siteDir, 'src'), enforce: 'pre', use},
          {test: /\.json$/, include: generatedFilesDir, use},
          // Front matter is YAML without quotes before it is compiled. (Docusaurus takes a rule with such
          // a `test` for one that compiles Markdown.)
          {resource: /\.mdx?$/, enforce: 'post', use},
        ],
      },
    }),
  };
}
