import path from 'node:path';

import {englishMessages} from '../../../../scripts/translations/files';
import {findings, languages, toDoOf} from '../../../../scripts/translations/findings';
import {testProject} from '../../../support/folder';

test('every message is translated, and nothing is wrong in a copy, which may come later', async () => {
  const english = await englishMessages();
  const found = await Promise.all(languages.map((locale) => findings(locale, english)));
  const toDo = toDoOf(found.flat(), {}).filter(
    ({kind, what}) => /faulty|broken/.test(kind) || what.includes('/code.json'),
  );
  expect(toDo).toEqual([]);
}, 180_000);

describe('of another project', () => {
  const copies = 'i18n/es/docusaurus-plugin-content-blog';
  const {write} = testProject();

  test('a copy that was begun is told what is left of the English, until it is done', async () => {
    const english = '---\ntitle: One\n---\nWait for the roofer at the door.\n';
    write('blog/a.mdx', english);
    write(`${copies}/a.mdx`, english.replace('One', 'Uno'));
    const found = await findings('es', {});
    expect(found.map(({kind, what}) => [kind, what])).toEqual([
      ['unmarked', `${copies}/a.mdx`],
      ['missing', `${copies}/a.mdx, line 4`],
      ['worded', 'i18n/es/README.md, line 1'],
    ]);
  });

  test('a finished job without words needs no copy', async () => {
    write('company/jobs/a.md', '---\ntown: Largo\n---\n');
    write('company/jobs/b.md', '---\ntown: Largo\n---\nTwo layers came off.\n');
    const missing = (await findings('es', {})).filter(({kind}) => kind === 'missing');
    expect(missing.map(({what}) => path.basename(what))).toEqual(['b.md']);
  });

  test('a file of messages that cannot be read is told with its line, and the rest is checked', async () => {
    write('blog/a.mdx', '---\ntitle: One\n---\nWords.\n');
    write('i18n/es/code.json', '{\n  "a": {\n    "message": "x\n  }\n}\n');
    write(`${copies}/options.json`, '{\n  "title": {"message": "x"},\n}\n');
    write('i18n/es/docusaurus-theme-classic/footer.json', '{"copyright": "x"}');
    const found = await findings('es', {a: 'One'});
    expect(found.map(({kind, what}) => [kind, what])).toEqual([
      ['broken', 'i18n/es/code.json, line 3'],
      ['broken', `${copies}/options.json, line 2`],
      ['broken', 'i18n/es/docusaurus-theme-classic/footer.json, line 1'],
      ['missing', `${copies}/a.mdx`],
      ['worded', 'i18n/es/README.md, line 1'],
    ]);
  });
});

test('what is against the glossary is to do only where all has to be right', () => {
  const found = [
    {kind: 'stale', what: 'a'},
    {kind: 'worded', what: 'b'},
  ] as const;
  expect(toDoOf([...found], {}).map(({what}) => what)).toEqual(['a']);
  expect(toDoOf([...found], {strict: true}).map(({what}) => what)).toEqual(['a', 'b']);
});
