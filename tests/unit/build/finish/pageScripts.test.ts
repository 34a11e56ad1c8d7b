import {promisify} from 'node:util';

import {rspack} from '@docusaurus/faster';

import {readChunks} from '@site/src/build/finish/pageScripts';
import {testFolder} from '../../../support/folder';

const SOURCES = {
  'main.js': 'import(/* webpackChunkName: "post" */ "./post.js")',
  'post.js': 'console.log("post"); import("./late.js")',
  'late.js': 'console.log("late"); import("./later.js")',
  'later.js': 'console.log("later"); import(/* webpackChunkName: "post" */ "./post.js")',
};

const folder = testFolder();
const files = new Map<string, string[]>();

beforeAll(async () => {
  for (const [name, text] of Object.entries(SOURCES)) folder.write(name, text);
  const compiler = rspack({
    context: folder.root,
    entry: './main.js',
    mode: 'production',
    output: {path: folder.at('out'), chunkFilename: '[id].js', filename: 'main.js'},
    plugins: readChunks(files).plugins as [],
  });
  await promisify(compiler.run.bind(compiler))();
});

const textsOf = (chunk: string): string =>
  files
    .get(chunk)!
    .map((file) => folder.read(`out/${file}`))
    .join('\n');

it('knows what a chunk loads later, however late', () => {
  expect(files.get('post')).toHaveLength(3);
  expect(textsOf('post')).toMatch(/"post"[^]*"late"[^]*"later"/);
});

it('takes of the main chunk itself alone: what it loads are the other pages', () => {
  expect(files.get('main')).toEqual(['main.js']);
});
