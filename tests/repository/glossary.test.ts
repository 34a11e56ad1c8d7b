import {readFileSync} from 'node:fs';

import {languages} from '../../scripts/translations/findings';
import {messageFiles} from '../../scripts/translations/files';
import {against, glossaryUsages, readGlossary} from '../../scripts/translations/glossary';

/** Languages whose glossary has grown up: a new one begins with an empty table. */
const GROWN_UP = ['es', 'vi', 'ko', 'hi'];

describe.each(languages)('the glossary of %s', (code) => {
  const {terms, problems} = readGlossary(readFileSync(`i18n/${code}/README.md`, 'utf8'));

  test('can be read, and recommends no word that it warns of', () => {
    expect(problems).toEqual([]);
    expect(terms.flatMap(({term}) => against(terms, term))).toEqual([]);
  });

  test('is kept by every text', async () => {
    expect(await glossaryUsages(code, await messageFiles(code))).toEqual([]);
  });
});

test.each(GROWN_UP)('the glossary of %s has its terms', (code) => {
  const {terms} = readGlossary(readFileSync(`i18n/${code}/README.md`, 'utf8'));
  expect(terms.length).toBeGreaterThan(30);
});
