import type {VcsConfig} from '@docusaurus/types';

import {frontMatterDate, lastModified} from '../../../src/plugins/last-modified';

const history = (timestamp?: number): VcsConfig => ({
  initialize: () => {},
  getFileCreationInfo: () => Promise.resolve(null),
  getFileLastUpdateInfo: () =>
    Promise.resolve(timestamp === undefined ? null : {timestamp, author: 'A'}),
});

const ARTICLE = 'how-long-does-roof-last-florida.mdx';
const PUBLISHED = new Date('2025-07-03');

test('the history of a file comes before what the file says', async () => {
  const day = Date.UTC(2026, 0, 2);
  expect(await lastModified(history(day), `blog/${ARTICLE}`)).toEqual(new Date(day));
});

test.each([`blog/${ARTICLE}`, `i18n/es/docusaurus-plugin-content-blog/${ARTICLE}`])(
  'without history, %s was changed on the day of the English article',
  async (file) => {
    expect(await lastModified(history(), file)).toEqual(PUBLISHED);
  },
);

test.each(['services/drywall.mdx', 'src/pages/about.tsx'])('%s gives no date', async (file) => {
  expect(await frontMatterDate(file)).toBeNull();
  expect(await lastModified(history(), file)).toBeNull();
});
