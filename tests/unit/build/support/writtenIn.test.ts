import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {LOCALES} from '../../../../src/language/locales';
import {writtenIn} from '../../../../src/build/support/writtenIn';

const ALL = LOCALES.map(({code}) => code);
const POSTS = 'docusaurus-plugin-content-blog';
let siteDir: string;

beforeAll(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'written-in-'));
  for (const copy of [
    `es/${POSTS}/a.mdx`,
    'ko/docusaurus-plugin-content-docs/current/drywall.mdx',
    'vi/docusaurus-plugin-content-pages/privacy-policy.mdx',
  ]) {
    fs.mkdirSync(path.join(siteDir, 'i18n', path.dirname(copy)), {recursive: true});
    fs.writeFileSync(path.join(siteDir, 'i18n', copy), '');
  }
});
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

test.each([
  ['blog/a.mdx', ['en', 'es']],
  [`i18n/es/${POSTS}/a.mdx`, ['en', 'es']],
  ['services/drywall.mdx', ['en', 'ko']],
  ['src/pages/privacy-policy.mdx', ['en', 'vi']],
  ['blog/not-translated.mdx', ['en']],
  // Their texts are messages.
  ['src/pages/about.tsx', ALL],
  [undefined, ALL],
])('%s is written in %p', (source, languages) => {
  expect(writtenIn(source, siteDir)).toEqual(languages);
});
