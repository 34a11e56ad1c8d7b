import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {types} from 'node:util';

import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig, VcsConfig} from '@docusaurus/types';
import {DEFAULT_PARSE_FRONT_MATTER, getVcsPreset} from '@docusaurus/utils';

import {copyAt} from '../../markdown';

/**
 * Whether a folder is a git checkout with all of its history. Hosts and CI clone shallowly: there the
 * oldest commit seems to have written every file, on the day of the deployment
 * (https://github.com/facebook/docusaurus/issues/10148).
 */
export function hasHistory(folder = '.'): boolean {
  // An archive may be unpacked inside another repository.
  if (!fs.existsSync(path.join(folder, '.git'))) return false;
  const {stdout} = spawnSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout?.trim() === 'false';
}

/**
 * Docusaurus's preset that reads the whole git history once; the older one starts git for each page of
 * each language, a tenth of a build. In 3.10.2 the preset knows absolute paths only, but the sitemap asks
 * by paths within the site: fixed upstream, not released
 * (https://github.com/facebook/docusaurus/pull/12329). After that release, return the preset itself.
 */
export function history(folder = '.'): VcsConfig | 'disabled' {
  if (!hasHistory(folder)) return 'disabled';
  const vcs = getVcsPreset('git-eager');
  const root = fs.realpathSync(folder);
  return {
    initialize: (site) => vcs.initialize(site),
    getFileCreationInfo: (file) => vcs.getFileCreationInfo(path.resolve(root, file)),
    getFileLastUpdateInfo: (file) => vcs.getFileLastUpdateInfo(path.resolve(root, file)),
  };
}

/** The date in the front matter of a Markdown file; a translated copy has it from the English. */
export async function frontMatterDate(filePath: string): Promise<Date | null> {
  if (!/\.mdx?$/.test(filePath)) return null;
  const file = copyAt(filePath)?.english ?? filePath;
  const fileContent = await fs.promises.readFile(file, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent});
  return types.isDate(frontMatter.date) ? frontMatter.date : null;
}

/**
 * When an article was last changed, by git, but not before its date of publication. Without a history (an
 * unpacked archive, a shallow clone, a file not committed yet), the date of publication.
 */
export async function lastChange(
  {metadata: {source, date}}: BlogPost,
  {future}: Pick<DocusaurusConfig, 'future'>,
): Promise<Date> {
  const file = source.replace(/^@site\//, '');
  const change = await future.experimental_vcs.getFileLastUpdateInfo(file);
  return new Date(Math.max(date.getTime(), change?.timestamp ?? 0));
}
