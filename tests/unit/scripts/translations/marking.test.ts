// cspell:words Uno Hola

import {mark, prune} from '../../../../scripts/translations/marking';
import {hashOf} from '../../../../scripts/translations/status';
import {testProject} from '../../../support/folder';

const COPIES = 'i18n/es/docusaurus-plugin-company/team';
const MARKS = 'i18n/es/code.source.json';
const [STALE, FRESH, NEW] = ['a.stale', 'a.fresh', 'a.new'];
const {read, write} = testProject();
let printed: string[];

const marks = () => JSON.parse(read(MARKS)) as Record<string, string>;
const markOf = (name: string) => /^source: '(.*)'$/m.exec(read(`${COPIES}/${name}.md`))?.[1];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text));
  const message = (id: string) => `translate({id: '${id}', message: 'Call {hours}'});\n`;
  write(
    'src/a.ts',
    `import {translate} from '@docusaurus/Translate';\n${[STALE, FRESH, NEW].map(message).join('')}`,
  );
  const hola = {message: 'Hola'};
  write(
    'i18n/es/code.json',
    JSON.stringify({[STALE]: hola, [FRESH]: hola, [NEW]: hola, 'a.gone': hola}),
  );
  write(
    MARKS,
    JSON.stringify({[STALE]: '00000000', [FRESH]: hashOf('Call {hours}'), 'a.gone': '1'}),
  );
  for (const [name, source] of Object.entries({stale: "source: '00000000'\n", unmarked: ''})) {
    write(`company/team/${name}.md`, '---\ntitle: One\n---\nWords.\n');
    write(`${COPIES}/${name}.md`, `---\ntitle: Uno\n${source}---\nUno.\n`);
  }
});

test('of a folder what was stale is marked and listed, the rest with --all', async () => {
  await mark('i18n/es');
  expect(marks()[STALE]).toBe(marks()[FRESH]);
  expect([marks()[NEW], markOf('unmarked')]).toEqual([undefined, undefined]);
  expect(markOf('stale')).toMatch(/^(?!0{8})[0-9a-f]{8}$/);
  const listed = printed.filter((line) => line.startsWith('was stale'));
  expect(listed).toEqual([
    `was stale, is marked: i18n/es/code.json  ${STALE}`,
    `was stale, is marked: ${COPIES}/stale.md`,
  ]);
  await mark('i18n/es', true);
  expect(marks()[NEW]).toBe(marks()[FRESH]);
  expect(markOf('unmarked')).toBe(markOf('stale'));
});

test('a file is marked whole, and what is wrong in it is told', async () => {
  await mark('i18n/es/code.json');
  expect(marks()[NEW]).toBe(marks()[FRESH]);
  expect(printed.filter((line) => line.includes('{hours} of the English is missing'))).toHaveLength(
    3,
  );
});

test('messages whose English is gone are deleted with their marks', async () => {
  await prune('es');
  expect(JSON.parse(read('i18n/es/code.json'))).not.toHaveProperty('a.gone');
  expect(Object.keys(marks())).toEqual([STALE, FRESH]);
});
