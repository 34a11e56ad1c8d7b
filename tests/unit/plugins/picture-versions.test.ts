import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {withVersions} from '@site/src/plugins/picture-versions';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
const draw = (name: string, text: string) => {
  const file = path.join(folder, 'img', name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, text);
};

/** What the bundler is told beside the text. */
const told: string[] = [];
const tell = (kind: string) => (file: string) =>
  void told.push(`${kind} ${path.relative(folder, file)}`);
const sources = {
  addDependency: tell('file'),
  addContextDependency: tell('folder'),
  addMissingDependency: tell('missing'),
};
const versioned = (text: string) => withVersions(text, folder, sources);

beforeEach(() => {
  told.length = 0;
  draw('why.svg', '<svg/>');
  draw('flags/en.svg', '<svg id="en"/>');
  draw('flags/es.svg', '<svg id="es"/>');
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

test.each([
  ['source', "useBaseUrl('/img/why.svg')", /^useBaseUrl\('\/img\/why\.svg\?[0-9a-f]{8}'\)$/],
  ['data', '{"image":"/img/why.svg"}', /^\{"image":"\/img\/why\.svg\?[0-9a-f]{8}"\}$/],
  ['template', '`/img/why.svg`', /^`\/img\/why\.svg\?[0-9a-f]{8}`$/],
])('the address of a picture in %s gets a version', (_, text, expected) => {
  expect(versioned(text)).toMatch(expected);
  expect(told).toEqual(['file img/why.svg']);
});

test('each picture has its own, which changes with it alone', () => {
  const both = '["/img/why.svg", "/img/flags/en.svg"]';
  const [why, flag] = JSON.parse(versioned(both)) as string[];
  draw('why.svg', '<svg><path/></svg>');
  const [changed, same] = JSON.parse(versioned(both)) as string[];
  expect(changed).not.toBe(why);
  expect(same).toBe(flag);
  expect(why!.split('?')[1]).not.toBe(flag!.split('?')[1]);
});

test('an address with a value in it changes with every picture of its folder', () => {
  const text = '`/img/flags/${code}.svg`';
  const before = versioned(text);
  expect(before).toMatch(/^`\/img\/flags\/\$\{code\}\.svg\?[0-9a-f]{8}`$/);
  draw('flags/es.svg', '<svg id="changed"/>');
  expect(versioned(text)).not.toBe(before);
  expect(told).toEqual(['folder img/flags', 'folder img/flags']);
});

test('what is no picture of the folder stays as it is, and one that is not there is waited for', () => {
  for (const text of [
    "require('./../static/img/why.svg')",
    'image: /img/why.svg',
    "'/img/why.svg#part'",
    "'/img/'",
    "'/image/why.svg'",
  ]) {
    expect(versioned(text)).toBe(text);
  }
  expect(told).toEqual([]);
  expect(versioned("'/img/none.svg'")).toBe("'/img/none.svg'");
  expect(told).toEqual(['missing img/none.svg']);
});
