// cspell:words Consejos contenido elemento elementos
import path from 'node:path';

import {englishMessages} from '../../../../scripts/translations/files';
import {
  docusaurusFaults,
  findings,
  languages,
  placeOf,
  toDoOf,
} from '../../../../scripts/translations/findings';
import {messageFiles} from '../../../../src/markdown';
import {testProject} from '../../../support/folder';
import {BLOG_COPIES} from '../../../support/translations';

test('every message is translated, and nothing is wrong in a copy, which may come later', async () => {
  const english = await englishMessages();
  const found = await Promise.all(languages.map((locale) => findings(locale, english)));
  const toDo = toDoOf(found.flat(), {}).filter(
    ({kind, file}) => /faulty|broken/.test(kind) || file.includes('/code.json'),
  );
  expect(toDo).toEqual([]);
}, 180_000);

describe('of another project', () => {
  const {write} = testProject();

  test('a copy that was begun is told what is left of the English, until it is done', async () => {
    const english = '---\ntitle: One\n---\nWait for the roofer at the door.\n';
    write('blog/a.mdx', english);
    write(`${BLOG_COPIES}/a.mdx`, english.replace('One', 'Uno'));
    const found = await findings('es', {});
    expect(found.map((one) => [one.kind, placeOf(one)])).toEqual([
      ['unmarked', `${BLOG_COPIES}/a.mdx`],
      ['missing', `${BLOG_COPIES}/a.mdx, line 4`],
      ['worded', 'i18n/es/README.md, line 1'],
    ]);
  });

  test('a finished job without words needs no copy', async () => {
    write('company/jobs/a.md', '---\ntown: Largo\n---\n');
    write('company/jobs/b.md', '---\ntown: Largo\n---\nTwo layers came off.\n');
    const missing = (await findings('es', {})).filter(({kind}) => kind === 'missing');
    expect(missing.map(({file}) => path.basename(file))).toEqual(['b.md']);
  });

  test('a file of messages that cannot be read is told with its line, and the rest is checked', async () => {
    write('blog/a.mdx', '---\ntitle: One\n---\nWords.\n');
    write('i18n/es/code.json', '{\n  "a": {\n    "message": "x\n  }\n}\n');
    write(`${BLOG_COPIES}/options.json`, '{\n  "title": {"message": "x"},\n}\n');
    write('i18n/es/docusaurus-theme-classic/footer.json', '{"copyright": "x"}');
    const found = await findings('es', {a: 'One'});
    expect(found.map((one) => [one.kind, placeOf(one)])).toEqual([
      ['broken', 'i18n/es/code.json, line 3'],
      ['broken', `${BLOG_COPIES}/options.json, line 2`],
      ['broken', 'i18n/es/docusaurus-theme-classic/footer.json, line 1'],
      ['missing', `${BLOG_COPIES}/a.mdx`],
      ['worded', 'i18n/es/README.md, line 1'],
    ]);
  });
});

test('what is against the glossary is to do only where all has to be right', () => {
  const found = [
    {kind: 'stale', file: 'a'},
    {kind: 'worded', file: 'b'},
  ] as const;
  expect(toDoOf([...found], {}).map(({file}) => file)).toEqual(['a']);
  expect(toDoOf([...found], {strict: true}).map(({file}) => file)).toEqual(['a', 'b']);
});

describe('messages of Docusaurus', () => {
  const {write} = testProject();

  async function faults(name: string, messages: Record<string, string>, end = '') {
    const entries = Object.entries(messages).map(([id, message]) => [id, {message}]);
    write(`i18n/es/${name}`, `${JSON.stringify(Object.fromEntries(entries), null, 2)}${end}`);
    return docusaurusFaults('es', await messageFiles('es')).map(
      ({line, problem, ...where}) => `${where.file}, line ${line} ${where.id}: ${problem}`,
    );
  }

  const BLOG = 'docusaurus-plugin-content-blog/options.json';
  const SKIP = 'theme.common.skipToMainContent';

  test.each([
    [
      'code.json',
      {a: 'x', 'theme.blog.tagTitle': '{nPosts}'},
      '5 theme.blog.tagTitle: {tagName} of',
    ],
    ['code.json', {[SKIP]: 'Skip to main content'}, `2 ${SKIP}: is still the English words`],
    [BLOG, {'sidebar.title': 'Recent posts'}, '2 sidebar.title: is still the English words'],
  ])('%s: %j is told with file and line', async (name, messages, says) => {
    const told = expect.stringContaining(`i18n/es/${name}, line ${says}`) as string;
    expect(await faults(name, messages)).toEqual([told]);
  });

  test.each([
    ['code.json', {[SKIP]: 'Ir al contenido', 'own.id': 'Same'}],
    ['code.json', {'theme.docs.DocCard.categoryDescription.plurals': '{count} elementos'}],
    [
      'code.json',
      {'theme.docs.DocCard.categoryDescription.plurals': '1 elemento|{count} elementos'},
    ],
    [BLOG, {title: 'Consejos'}],
  ])('%s: what is right, or has no English here, is no fault: %j', async (name, messages) => {
    expect(await faults(name, messages)).toEqual([]);
  });

  test('a file that cannot be read is left to those who tell it', async () => {
    expect(
      await faults('docusaurus-plugin-content-docs/current.json', {'version.label': 'Next'}, ','),
    ).toEqual([]);
  });
});
