import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The columns of a language's glossary, in the README beside its texts. */
const COLUMNS = ['English', 'term', 'do not write', 'note'];
/** Languages whose glossary is such a table. */
const CODES = ['es', 'vi', 'ko', 'hi'];

type Term = {english: string; term: string; doNotWrite: string[]};

/** Composed small letters and ordinary spaces: how two texts are compared. */
const comparable = (text: string) => text.normalize('NFC').replaceAll('\u00a0', ' ').toLowerCase();

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the glossary in a README, which begin below its header. */
function rowsOf(readme: string): string[][] {
  const lines = readme.split('\n');
  const header = lines.findIndex((line) => cells(line).join() === COLUMNS.join());
  const below = header < 0 ? [] : lines.slice(header + 2);
  return below
    .slice(
      0,
      below.findIndex((line) => !line.startsWith('|')),
    )
    .map(cells);
}

const termOf = ([english = '', term = '', doNotWrite = '']: string[]): Term => ({
  english,
  term,
  doNotWrite: doNotWrite.split('; ').filter(Boolean),
});

/** What a text says against a glossary, in whole words, each with what to say instead. */
function against(terms: Term[], text: string): string[] {
  const compared = comparable(text);
  return terms.flatMap(({doNotWrite, term}) =>
    doNotWrite
      .filter((phrase) =>
        new RegExp(
          `(?<![\\p{L}\\p{M}\\p{N}])${comparable(phrase)}(?![\\p{L}\\p{M}\\p{N}])`,
          'u',
        ).test(compared),
      )
      .map((phrase) => `“${phrase}” → ${term}`),
  );
}

/** What visitors read of a file: a copy as it is, of messages what they say. */
function wordsOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/&nbsp;|\u00a0/g, ' ');
  if (!file.endsWith('.json')) return text;
  const messages = JSON.parse(text) as Record<string, {message: string}>;
  return Object.values(messages)
    .map(({message}) => message)
    .join('\n');
}

/** Every file of a language that visitors read, from its folder on. */
const textsOf = (code: string): string[] =>
  readdirSync(path.join('i18n', code), {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(?:mdx|json)$/.test(file) && !/source|synonyms/.test(file),
  );

describe.each(CODES)('the glossary of %s', (code) => {
  const rows = rowsOf(readFileSync(`i18n/${code}/README.md`, 'utf8'));
  const terms = rows.map(termOf);

  test('has terms in four columns, each once', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => row.length !== COLUMNS.length)).toEqual([]);
    expect(terms.filter(({english, term}) => !english || !term)).toEqual([]);
    const names = terms.map(({english}) => english);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('warns of plain words, and of none that it recommends', () => {
    const phrases = terms.flatMap(({doNotWrite}) => doNotWrite);
    expect(phrases.filter((phrase) => !/^[\p{L}\p{M}\p{N} -]+$/u.test(phrase))).toEqual([]);
    expect(terms.flatMap(({term}) => against(terms, term))).toEqual([]);
  });

  test.each(textsOf(code))('is kept in %s', (file) => {
    expect(against(terms, wordsOf(path.join('i18n', code, file)))).toEqual([]);
  });
});

test('a word is found at the start of a sentence and across a fixed space, never inside another', () => {
  const terms = [{english: 'pipe boot', term: 'vành cao su', doNotWrite: ['chụp ống', 'gỉ']}];
  expect(against(terms, 'Chụp\u00a0ống')).toEqual(['“chụp ống” → vành cao su']);
  expect(against(terms, 'Thép không gỉ.')).toEqual(['“gỉ” → vành cao su']);
  expect(against(terms, 'chụp ốngx, gỉa')).toEqual([]);
});
