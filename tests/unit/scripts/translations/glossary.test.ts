// cspell:disable

import {findings} from '../../../../scripts/translations/findings';
import {against, readGlossary} from '../../../../scripts/translations/glossary';
import {testProject} from '../../../support/folder';
import {BLOG_COPIES} from '../../../support/translations';

const HEAD = '| English | term | do not write | note |\n| --- | --- | --- | --- |\n';
const ROWS = '| roof | techo | tejado; techumbre | |\n| pipe boot | goma | bota del tubo | x |\n';

describe('the table', () => {
  test('is read to its end', () => {
    expect(readGlossary(`# Notes\n\n${HEAD}${ROWS}\n| no | row | at all | |\n`)).toEqual({
      terms: [
        {english: 'roof', term: 'techo', doNotWrite: ['tejado', 'techumbre'], line: 5},
        {english: 'pipe boot', term: 'goma', doNotWrite: ['bota del tubo'], line: 6},
      ],
      problems: [],
    });
  });

  test.each([
    ['no table', '# Notes\n', '1: has no glossary'],
    ['a lost cell', `${HEAD}| roof | techo | |\n`, '3: this row of the glossary needs 4 cells'],
    ['no term', `${HEAD}| roof | | tejado | |\n`, '3: this row of the glossary needs'],
    ['a comma', `${HEAD}| roof | techo | tejado, x | |\n`, '3: “do not write” takes plain words'],
  ])('%s is told with its line', (_name, readme, says) => {
    const [first] = readGlossary(readme).problems;
    expect(`${first?.line}: ${first?.problem}`).toContain(says);
  });
});

describe('a word of the column “do not write”', () => {
  const {terms} = readGlossary(`${HEAD}${ROWS}| rust | rỉ sét | gỉ | |\n`);
  const found = (text: string) => against(terms, text).map(({line, problem}) => [line, problem]);

  test.each([
    ['at the start of a sentence', 'Tejado nuevo', 1],
    ['in another line', 'Uno.\n\nUn tejado.', 3],
    ['across a fixed space', 'una bota\u00a0del tubo', 1],
    ['across the end of a line', 'Uno\nuna bota\ndel tubo', 2],
    ['in letters with loose marks', 'tha\u0301ng gỉ', 1],
    ['in capitals', 'TEJADO', 1],
  ])('is found %s', (_name, text, line) => {
    expect(found(text)).toEqual([
      [line, expect.stringMatching(/is not our word for “.*”; write: /)],
    ]);
  });

  test('is told once where it is part of a longer one', () => {
    const most = readGlossary(`${HEAD}| most | la mayoría | casi todas; casi todas las | |\n`);
    expect(against(most.terms, 'Casi todas las tejas')).toEqual([
      {line: 1, problem: '“casi todas las” is not our word for “most”; write: la mayoría'},
    ]);
  });

  test('is never found within another, nor across paragraphs', () => {
    expect(found('tejados, gỉa, bota\n\ndel tubo')).toEqual([]);
  });
});

const {write} = testProject();

test('messages and copies are told with file, line and what to write', async () => {
  write('i18n/es/README.md', `${HEAD}${ROWS}`);
  write('i18n/es/code.json', '{\n  "a": {\n    "message": "Un tejado"\n  }\n}\n');
  write(`${BLOG_COPIES}/a.mdx`, '---\ntitle: "Uno"\n---\nUn techo.\n\nUn tejado.\n');
  write(`${BLOG_COPIES}/options.json`, '{broken');
  const problem = '“tejado” is not our word for “roof”; write: techo';
  const found = await findings('es', {a: 'A roof'});
  expect(found.filter(({kind}) => kind === 'worded')).toEqual([
    {kind: 'worded', file: 'i18n/es/code.json', line: 2, id: 'a', problem},
    {kind: 'worded', file: `${BLOG_COPIES}/a.mdx`, line: 6, problem},
  ]);
});
