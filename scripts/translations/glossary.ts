/** The glossary of a language: the table in the README beside its texts. */
import fs from 'node:fs/promises';

import {filesIn, type Found, lineAt, lineOfId, type MessageFile} from '../../src/markdown';
import type {Fault} from './status';

/** The columns of the table, by which it is found. */
export const COLUMNS = ['English', 'term', 'do not write', 'note'];

/** A row: the English, how to say it, what not to write, and its line in the README. */
export type Term = {english: string; term: string; doNotWrite: string[]; line: number};

const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The terms of a README, and what is wrong with their table, in words for a translator. */
export function readGlossary(readme: string): {terms: Term[]; problems: Found[]} {
  const lines = readme.split('\n');
  const header = lines.findIndex((line) => cellsOf(line).join() === COLUMNS.join());
  if (header < 0) {
    const problem = `has no glossary: a table whose first row is | ${COLUMNS.join(' | ')} |`;
    return {terms: [], problems: [{line: 1, problem}]};
  }
  const terms: Term[] = [];
  const problems: Found[] = [];
  for (let index = header + 2; lines[index]?.startsWith('|'); index += 1) {
    const cells = cellsOf(lines[index]!);
    const [english = '', term = '', phrases = ''] = cells;
    const line = index + 1;
    const tell = (problem: string) => problems.push({line, problem});
    const doNotWrite = phrases.split('; ').filter(Boolean);
    if (cells.length !== COLUMNS.length || !english || !term) {
      tell(`this row of the glossary needs ${COLUMNS.length} cells, with the English and its term`);
    } else if (doNotWrite.some((phrase) => !/^[\p{L}\p{M}\p{N} -]+$/u.test(phrase))) {
      tell('“do not write” takes plain words, with "; " between them');
    } else {
      terms.push({english, term, doNotWrite, line});
    }
  }
  return {terms, problems};
}

/** Normalizes a text for comparison: NFC, lower case, ordinary spaces. Keeps line breaks. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll('&nbsp;', ' '.repeat('&nbsp;'.length))
    .replaceAll('\u00a0', ' ')
    .toLowerCase();

/** Finds phrases as whole words, the longest first; a space may be the end of a line. */
function patternOf(phrases: string[]): RegExp {
  const longestFirst = [...phrases].sort((one, other) => other.length - one.length);
  const all = longestFirst.join('|').replaceAll(' ', '(?: +| *\\r?\\n *)');
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${all})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
}

/** Words in a text that a glossary forbids, with their lines and what to write instead. */
export function against(terms: Term[], text: string): Found[] {
  const problems = new Map(
    terms.flatMap(({english, doNotWrite, term}) =>
      doNotWrite.map((phrase): [string, string] => [
        comparable(phrase),
        `“${phrase}” is not our word for “${english}”; write: ${term}`,
      ]),
    ),
  );
  if (problems.size === 0) return [];
  const compared = comparable(text);
  return [...compared.matchAll(patternOf([...problems.keys()]))].map(({0: words, index}) => ({
    line: lineAt(compared, index),
    problem: problems.get(words.replace(/\s+/g, ' '))!,
  }));
}

const inMessages = (terms: Term[], {file, text, messages}: MessageFile): Fault[] =>
  Object.entries(messages).flatMap(([id, {message}]) =>
    against(terms, message ?? '').map((one) => ({...one, file, id, line: lineOfId(text, id)})),
  );

async function inCopies(terms: Term[], folder: string): Promise<Fault[]> {
  const names = filesIn(folder, /(?<!README)\.mdx?$/);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name}`;
      return against(terms, await fs.readFile(file, 'utf8')).map((one) => ({file, ...one}));
    }),
  );
  return found.flat();
}

/** Forbidden words in a language's texts, by file, and rows of the glossary that cannot be read. */
export async function glossaryUsages(locale: string, messages: MessageFile[]): Promise<Fault[]> {
  const folder = `i18n/${locale}`;
  const readme = `${folder}/README.md`;
  const {terms, problems} = readGlossary(await fs.readFile(readme, 'utf8').catch(() => ''));
  const usages = [
    ...(await inCopies(terms, folder)),
    ...messages.flatMap((file) => inMessages(terms, file)),
  ].sort((one, other) => (one.file < other.file ? -1 : Number(one.file > other.file)));
  return [...problems.map((one) => ({file: readme, ...one})), ...usages];
}
