import fs from 'node:fs/promises';

import type {VcsConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import {englishFileOf} from './front-matter-inheritance';

/**
 * The date in the front matter of a Markdown file; a translated copy has it from the English.
 *
 * @returns null for a file that gives none
 */
export async function frontMatterDate(filePath: string): Promise<Date | null> {
  if (!/\.mdx?$/.test(filePath)) return null;
  const file = englishFileOf(filePath) ?? filePath;
  const fileContent = await fs.readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  return frontMatter.date instanceof Date ? frontMatter.date : null;
}

/**
 * When the file of a page was last changed, by the history of the repository; where there is none (an
 * unpacked archive, a file not committed yet) the date in its front matter.
 */
export async function lastModified(vcs: VcsConfig, filePath: string): Promise<Date | null> {
  const change = await vcs.getFileLastUpdateInfo(filePath);
  return change ? new Date(change.timestamp) : frontMatterDate(filePath);
}
