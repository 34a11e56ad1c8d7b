import {LOCALES} from '../../../../src/language/locales';
import {writtenIn} from '../../../../src/plugins/support/writtenIn';
import {testFolder} from '../../../support/folder';

const ALL = LOCALES.map(({code}) => code);
const POSTS = 'docusaurus-plugin-content-blog';
const {root, write} = testFolder();
for (const copy of [
  `es/${POSTS}/a.mdx`,
  'ko/docusaurus-plugin-content-docs/current/drywall.mdx',
  'vi/docusaurus-plugin-content-pages/privacy-policy.mdx',
])
  write(`i18n/${copy}`);

test.each([
  ['blog/a.mdx', ['en', 'es']],
  [`i18n/es/${POSTS}/a.mdx`, ['en', 'es']],
  ['services/drywall.mdx', ['en', 'ko']],
  ['src/pages/privacy-policy.mdx', ['en', 'vi']],
  ['blog/not-translated.mdx', ['en']],
  // The texts of pages in TypeScript are messages.
  ['src/pages/about.tsx', ALL],
  [undefined, ALL],
])('%s is written in %p', (source, languages) => {
  expect(writtenIn(source, root)).toEqual(languages);
});
