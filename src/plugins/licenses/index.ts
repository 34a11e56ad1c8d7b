/**
 * Writes `licenses.txt` into the build: the license of each package whose code is in the scripts, and those
 * of the fonts, which ask for their notice with every copy. No page links to it.
 *
 * Order: none.
 * Of Docusaurus: documented hooks alone, and the bundler's list of files that it has read.
 */
import fs from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {environment} from '../../data/environment';

export const LICENSES = 'licenses.txt';

/** The folder of the package that a file belongs to; nothing for files of the site. */
export const packageOf = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.][^\\/]*(?=[\\/].*\.(?:[cm]?js|css)$)/.exec(
    file,
  )?.[0];

/** What a package says about its license: its own file, else the name in its manifest. */
async function noticeOf(folder: string): Promise<string> {
  const manifest = await fs.readFile(path.join(folder, 'package.json'), 'utf8');
  const {name, version, license} = JSON.parse(manifest) as Record<string, string>;
  const file = (await fs.readdir(folder)).find((one) => /^(?:license|licence|copying)/i.test(one));
  const text = file ? await fs.readFile(path.join(folder, file), 'utf8') : '';
  return [`${name} ${version} (${license})`, text.trim()].filter(Boolean).join('\n\n');
}

export function licenses({siteDir, i18n}: LoadContext): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack(_config, isServer) {
      // The scripts of all languages are of the same packages.
      const isWanted =
        environment.NODE_ENV === 'production' && i18n.currentLocale === i18n.defaultLocale;
      if (isServer || !isWanted) return {};
      return {
        plugins: [
          {
            apply: ({hooks}) =>
              hooks.afterEmit.tap('licenses', ({fileDependencies}) => {
                for (const file of fileDependencies) folders.add(packageOf(file) ?? '');
              }),
          },
        ],
      };
    },
    async postBuild({outDir}) {
      folders.delete('');
      if (folders.size === 0) return;
      const fonts = path.join(siteDir, 'src/css/fonts');
      const texts = (await fs.readdir(fonts)).filter((name) => name.endsWith('.txt'));
      const notices = await Promise.all([
        ...texts.map((name) => fs.readFile(path.join(fonts, name), 'utf8')),
        ...[...folders].sort().map(noticeOf),
      ]);
      await fs.writeFile(
        path.join(outDir, LICENSES),
        `${notices.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
      );
    },
  };
}
