// cspell:words Uno Hola Buenos

import {mark, prune} from '../../../../scripts/translations/marking';
import {hashOf, type Marks} from '../../../../scripts/translations/status';
import {translatedProject} from '../../../support/translations';

const COPIES = 'i18n/es/docusaurus-plugin-company/team';
const MARKS = 'i18n/es/code.source.json';
const [STALE, FRESH, NEW] = ['a.stale', 'a.fresh', 'a.new'];
const ENGLISH = 'Call {hours}';
const {read, write, english: say, printed} = translatedProject();

const marks = () => JSON.parse(read(MARKS)) as Marks;
const marked = (): string[] =>
  Object.entries(marks()).flatMap(([id, {english}]) => (english === ENGLISH ? id : []));
const markOf = (name: string) => /^source: '(.*)'$/m.exec(read(`${COPIES}/${name}.md`))?.[1];
const translate = (message: string) => {
  const hola = {message};
  const messages = {[STALE]: hola, [FRESH]: hola, [NEW]: hola, 'a.gone': hola};
  write('i18n/es/code.json', JSON.stringify(messages));
};

beforeEach(() => {
  say({[STALE]: ENGLISH, [FRESH]: ENGLISH, [NEW]: ENGLISH});
  translate('Hola');
  const translation = hashOf('Buenos');
  write(
    MARKS,
    JSON.stringify({
      [STALE]: {english: 'Call', translation},
      [FRESH]: {english: ENGLISH, translation},
      'a.gone': {english: 'Gone', translation},
    }),
  );
  for (const [name, source] of Object.entries({stale: "source: '00000000'\n", unmarked: ''})) {
    write(`company/team/${name}.md`, '---\ntitle: One\n---\nWords.\n');
    write(`${COPIES}/${name}.md`, `---\ntitle: Uno\n${source}---\nUno.\n`);
  }
});

test('of a folder what was stale is marked and listed, the rest with --all', async () => {
  await mark('i18n/es');
  expect(marked()).toEqual([FRESH, STALE]);
  expect(markOf('unmarked')).toBeUndefined();
  expect(markOf('stale')).toMatch(/^(?!0{8})[0-9a-f]{8}$/);
  expect(printed.filter((line) => line.startsWith('marked: '))).toEqual([
    `marked: i18n/es/code.json  ${STALE}: ${ENGLISH}`,
    `marked: ${COPIES}/stale.md`,
  ]);
  await mark('i18n/es', true);
  expect(marked()).toEqual([FRESH, NEW, STALE]);
  expect(markOf('unmarked')).toBe(markOf('stale'));
});

test.each([
  [STALE, [FRESH, STALE]],
  [NEW, [FRESH, NEW]],
  ['i18n/es/code.json', [FRESH, NEW, STALE]],
])('%s is marked, and what is wrong with it is told', async (target, ids) => {
  await mark(target);
  expect(marked()).toEqual(ids);
  const wrong = printed.filter((line) => line.includes('{hours} of the English is missing'));
  expect(wrong).toHaveLength(ids.length - 1);
});

test.each([STALE, 'i18n/es/code.json', 'i18n/es'])(
  'at %s nobody approves a translation that is as it was for the English of before',
  async (target) => {
    translate('Buenos');
    await expect(mark(target)).rejects.toThrow(`i18n/es/code.json  ${STALE}`);
    expect(marked()).not.toContain(STALE);
    await mark(target, true);
    expect(marked()).toContain(STALE);
  },
);

test('messages whose English is gone are deleted with their marks', async () => {
  await prune('es');
  expect(JSON.parse(read('i18n/es/code.json'))).not.toHaveProperty('a.gone');
  expect(Object.keys(marks())).toEqual([FRESH, STALE]);
});
