import {execFileSync} from 'node:child_process';

import {pathToFileURL} from 'node:url';
import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig, VcsConfig} from '@docusaurus/types';

import {
  frontMatterDate,
  hasHistory,
  history,
  lastChange,
} from '../../../../src/plugins/support/lastModified';
import {gitIn, testFolder} from '../../../support/folder';

const ARTICLE = 'how-long-does-roof-last-florida.mdx';
const PUBLISHED = new Date('2025-07-03');

test.each([
  ['on the day that the history has', new Date('2026-01-02'), new Date('2026-01-02')],
  ['when it was published, if only changed before', new Date('2025-01-02'), PUBLISHED],
  ['when it was published, without history', null, PUBLISHED],
])('an article was changed %s', async (_name, changed, expected) => {
  const info = changed && {timestamp: changed.getTime(), author: 'A'};
  const experimental_vcs = {getFileLastUpdateInfo: async () => info} as Partial<VcsConfig>;
  const post = {metadata: {source: `@site/blog/${ARTICLE}`, date: PUBLISHED}} as BlogPost;
  const config = {future: {experimental_vcs}} as DocusaurusConfig;
  expect(await lastChange(post, config)).toEqual(expected);
});

test.each([`blog/${ARTICLE}`, `i18n/es/docusaurus-plugin-content-blog/${ARTICLE}`])(
  '%s has the day of the English article',
  async (file) => expect(await frontMatterDate(file)).toEqual(PUBLISHED),
);

test.each(['services/drywall.mdx', 'src/pages/about.tsx'])('%s gives no date', async (file) => {
  expect(await frontMatterDate(file)).toBeNull();
});

describe('the history of a folder', () => {
  const {root: folder, at, write} = testFolder();
  const git = gitIn(folder);

  beforeAll(() => {
    git('init', 'whole');
    for (const text of ['first', 'second']) {
      write('whole/page.md', text);
      git('-C', 'whole', 'add', '.');
      git('-C', 'whole', 'commit', '-m', text);
    }
    git('clone', '--depth', '1', pathToFileURL(at('whole')).href, 'shallow');
    git('-C', 'whole', 'worktree', 'add', at('worktree'));
    const archive = git('-C', 'whole', 'archive', '--prefix', 'archive/', 'HEAD');
    // Inside a repository's folder, but not tracked by the repository.
    execFileSync('tar', ['-x', '-f', '-', '-C', at('whole')], {input: archive});
  });

  test.each([
    ['whole', true],
    ['worktree', true],
    ['shallow', false],
    ['whole/archive', false],
  ])('%s: %s', (name, expected) => {
    expect(hasHistory(at(name))).toBe(expected);
  });

  test('is read for files by their paths in the site, as the sitemap names them', async () => {
    const vcs = history(at('whole')) as VcsConfig;
    vcs.initialize({siteDir: at('whole')});
    const committed = Number(git('-C', 'whole', 'log', '-1', '--format=%ct').toString());
    for (const file of ['page.md', at('whole/page.md')]) {
      expect(await vcs.getFileLastUpdateInfo(file)).toEqual({
        author: 'A',
        timestamp: committed * 1000,
      });
    }
    expect(await vcs.getFileLastUpdateInfo('archive/page.md')).toBeNull();
  });

  test('is not asked for where there is none', () => {
    expect(history(at('shallow'))).toBe('disabled');
  });
});
