import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {readChunks} from '@site/src/build/finish/pageScripts';

const SOURCES = {
  'main.js': 'import(/* webpackChunkName: "post" */ "./post.js")',
  'post.js': 'console.log("post"); import("./late.js")',
  'late.js': 'console.log("late"); import("./later.js")',
  'later.js': 'console.log("later"); import(/* webpackChunkName: "post" */ "./post.js")',
};

let folder: string;
const files = new Map<string, string[]>();

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'chunks-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    await fs.writeFile(path.join(folder, name), text);
  }
  const compiler = rspack({
    context: folder,
    entry: './main.js',
    mode: 'production',
    output: {path: path.join(folder, 'out'), chunkFilename: '[id].js', filename: 'main.js'},
    plugins: readChunks(files).plugins as [],
  });
  await promisify(compiler.run.bind(compiler))();
});
afterAll(() => fs.rm(folder, {recursive: true}));

const textsOf = async (chunk: string): Promise<string> =>
  (
    await Promise.all(
      files.get(chunk)!.map((file) => fs.readFile(path.join(folder, 'out', file), 'utf8')),
    )
  ).join('\n');

it('knows what a chunk loads later, however late', async () => {
  expect(files.get('post')).toHaveLength(3);
  expect(await textsOf('post')).toMatch(/"post"[^]*"late"[^]*"later"/);
});

it('takes of the main chunk itself alone: what it loads are the other pages', () => {
  expect(files.get('main')).toEqual(['main.js']);
});
