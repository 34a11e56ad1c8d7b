import fs from 'node:fs/promises';

import type {Build} from '@site/src/build/finish/build';
import {inlineStyles} from '@site/src/build/finish/inlineStyles';
import {testFolder} from '../../../support/folder';

const CSS = [
  '@layer docusaurus.infima,docusaurus.core,docusaurus.debug;',
  '@layer docusaurus.infima{:root{--used-here:red;--own:red;--unused:blue}.markdown{color:var(--used-here)}.alert{color:red}table{color:red}}',
  '@layer docusaurus.core{.markdown{color:blue}}',
  ':root{--own:green}@media print{:root{--used-here:black}}',
  '.card_gWLz{color:var(--own)}.card_gWLz[data-open]{color:blue}.card_gWLz:not(.open_hhYZ):hover{color:pink}',
  ':focus-visible{color:red}:lang(hi){color:red}:lang(hi) .gone_gone{color:red}',
  '#nprogress{color:red}',
  ':root{--ink:black;--paper:white}@media print{@page{margin:1cm}.card_gWLz{color:var(--ink)}}',
  '@media (forced-colors:active){.card_gWLz{border:1px solid}}',
  'html[data-theme=dark]{color:white}[data-theme=light] .card_gWLz{color:black}',
  '.late_sk9-{color:green}',
  '.open_hhYZ{background:url(/es/assets/images/a.svg)}',
].join('');

const STYLES = 'assets/css/styles.0.css';

const page = (body: string): string =>
  '<head><script data-scripts="/es/a.js">0</script>' +
  `<link rel=stylesheet href=/es/assets/css/styles.0.css /></head><body>${body}</body>`;

const PAGES = {
  'index.html': page('<div class=card_gWLz></div>'),
  '404.html': page(''),
  'post.html': page(
    '<div class="markdown card_gWLz"></div><noscript><link rel=stylesheet href=/no-script.css /></noscript>',
  ),
};

/** The scripts of the built pages: an article's script sets a class that its HTML lacks. */
const SCRIPTS = {
  'main.js': '{row:"card_gWLz"}',
  'post.js': 'n.e("7").then(f)',
  'late.js': '{c:"late_sk9-"}',
};
const CHUNK_FILES = new Map([
  ['main', ['main.js']],
  ['post', ['styles.0.css', 'post.js', 'late.js']],
  ['other', []],
]);
const CHUNK_NAMES = {
  '/es/-3a1': {__comp: 'other'},
  '/es/post-4ab': {__comp: 'post', __context: {plugin: 'other'}},
};

const {root: outDir, at, read, write} = testFolder();
const BUILD = {outDir, generatedFilesDir: outDir, locale: 'es', siteConfig: {baseUrl: '/es/'}};
let files: Record<string, string>;
let full: string;
let seldom: string;

beforeAll(async () => {
  write(STYLES, CSS);
  for (const [file, text] of Object.entries({...PAGES, ...SCRIPTS})) write(file, text);
  write('routesChunkNames.json', JSON.stringify(CHUNK_NAMES));
  const pass = await inlineStyles({
    ...BUILD,
    chunkFiles: CHUNK_FILES,
    routes: [
      {path: '/es/', component: ''},
      {path: '/es/', component: '', routes: [{path: '/es/post', component: ''}]},
      {path: '*', component: ''},
    ],
    files: Object.keys(PAGES),
  } as unknown as Build);
  files = {};
  for (const [file, html] of Object.entries(PAGES)) files[file] = await pass(html, file);
  const named = (pattern: RegExp): string =>
    read(`assets/css/${pattern.exec(files['index.html']!)![0]}`);
  full = named(/styles\.\w+\.css/);
  seldom = named(/seldom\.\w+\.css/);
});

const styleOf = (file: string): string => /<style>(.*)<\/style>/.exec(files[file]!)![1]!;

it('gives a page the rules that it uses, whatever state they wait for', () => {
  expect(styleOf('index.html')).toContain('.card_gWLz[data-open]{');
  expect(styleOf('index.html')).toContain('.card_gWLz:not(.open_hhYZ):hover{');
  expect(styleOf('index.html')).not.toMatch(/markdown|open_hhYZ\{|--used/);
  expect(styleOf('post.html')).toContain('.markdown{color:var(--used-here)}');
});

it('leaves what is for paper or chosen colors to a file that nobody else waits for', () => {
  expect(files['index.html']).toMatch(
    /<noscript><link rel=stylesheet media=print,\(forced-colors:active\) href=\/es\/assets\/css\/seldom\.[0-9a-f]{8}\.css><\/noscript>/,
  );
  expect(seldom).toBe(
    '@media print{:root{}}@media print{@page{margin:1cm}.card_gWLz{color:var(--ink)}}' +
      '@media (forced-colors:active){.card_gWLz{border:1px solid}}',
  );
  expect(styleOf('index.html')).not.toMatch(/print|forced|--paper/);
  expect(styleOf('index.html')).toContain('--ink:black');
  // The stylesheet for the app has every rule in place.
  expect(full.match(/@media/g)).toHaveLength(3);
});

it('gives a page what its scripts can set, in parts that load later too', () => {
  expect(styleOf('post.html')).toContain('.late_sk9-{color:green}');
  expect(styleOf('index.html')).not.toContain('late_sk9-');
});

it('has the app of a page that no route leads to load all styles first', () => {
  expect(files['404.html']).toContain('<script data-styles=/es/assets/css/');
});

it('keeps what names a state or a language and no element', () => {
  expect(styleOf('index.html')).toContain(':focus-visible{color:red}:lang(hi){color:red}');
  expect(styleOf('index.html')).not.toContain('gone_gone');
});

it('leaves out the dark colors, which the site never shows', () => {
  expect(full).not.toContain('dark');
  expect(full).toContain('[data-theme=light] .card_gWLz{color:black}');
});

it('keeps the order of the layers where the first of them has no rule left, and says it once', () => {
  expect(styleOf('index.html')).toMatch(/^@layer docusaurus\.infima,docusaurus\.core;/);
  expect(styleOf('index.html').match(/@layer [^{]*;/g)).toHaveLength(1);
});

it('drops what a layer says of a variable that the site sets itself, not of one that it sets at times', () => {
  expect(full).not.toContain('--own:red');
  expect(full).toContain('--own:green');
  expect(full).toContain('--used-here:red');
});

it('leaves for the app what a script may use, and nothing of the framework that no page uses', () => {
  expect(full).toContain('.open_hhYZ{');
  expect(full).toContain('.markdown{');
  expect(full).toContain('table{');
  expect(full).toContain('#nprogress{');
  expect(full).not.toMatch(/alert|--unused/);
  // URLs of pictures and fonts stay in the language's folder.
  expect(full).toContain('url(/es/assets/images/a.svg)');
});

it('names the rest to the loader, by its content, and asks for no other stylesheet', () => {
  expect(files['index.html']).toMatch(
    /<script data-other-styles=\/es\/assets\/css\/styles\.[0-9a-f]{8}\.css data-scripts="\/es\/a\.js">/,
  );
  expect(files['index.html']!.match(/rel=stylesheet/g)).toHaveLength(1);
  expect(files['post.html']).toContain('<noscript><link rel=stylesheet href=/no-script.css />');
});

it('says what it does not find', async () => {
  const folder = at('assets/css');
  await fs.rm(folder, {recursive: true});
  write(STYLES, CSS);
  const routes = [{path: '/es/post', component: ''}];
  const build = {...BUILD, chunkFiles: new Map(), routes, files: []} as unknown as Build;
  const pass = await inlineStyles(build);
  await expect(async () => pass('<p>', 'odd.html')).rejects.toThrow('odd.html');
  await expect(async () => pass(PAGES['post.html'], 'post.html')).rejects.toThrow(/chunk post/);
  await fs.rm(folder, {recursive: true});
  write(STYLES, '.card{color:red}');
  await expect(inlineStyles(build)).rejects.toThrow(/class of a CSS module/);
  write(STYLES, '.card_gWLz{color:red}');
  await expect(inlineStyles(build)).rejects.toThrow(/Styles for paper/);
  write('assets/css/more.css', CSS);
  await expect(inlineStyles(build)).rejects.toThrow(/One stylesheet was expected/);
});
