import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {englishMessages} from '../../../../scripts/translations/files';
import {findings, languages} from '../../../../scripts/translations/findings';

test('every translation of the site is right, but for what is stale', async () => {
  const english = await englishMessages();
  const found = await Promise.all(languages.map((locale) => findings(locale, english)));
  expect(found.flat().filter(({kind}) => kind === 'faulty' || kind === 'broken')).toEqual([]);
});

test('a file of messages that cannot be read is told with its line, and the rest is checked', async () => {
  const home = process.cwd();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-findings-'));
  process.chdir(folder);
  try {
    const copies = 'i18n/es/docusaurus-plugin-content-blog';
    fs.mkdirSync(copies, {recursive: true});
    fs.mkdirSync('blog');
    fs.writeFileSync('blog/a.mdx', '---\ntitle: One\n---\nWords.\n');
    fs.writeFileSync('i18n/es/code.json', '{\n  "a": {\n    "message": "x\n  }\n}\n');
    fs.writeFileSync(`${copies}/options.json`, '{\n  "title": {"message": "x"},\n}\n');
    const found = await findings('es', {a: 'One'});
    expect(found.map(({kind, what}) => [kind, what])).toEqual([
      ['broken', 'i18n/es/code.json, line 3'],
      ['broken', `${copies}/options.json, line 3`],
      ['missing', `${copies}/a.mdx`],
      ['worded', 'i18n/es/README.md, line 1'],
    ]);
  } finally {
    process.chdir(home);
    fs.rmSync(folder, {recursive: true});
  }
});
