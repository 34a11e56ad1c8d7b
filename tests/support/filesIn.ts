import {readdirSync} from 'node:fs';

import {posixPath} from '@docusaurus/utils';

/** Everything below a folder, relative to it, with slashes on Windows, too. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(posixPath);
