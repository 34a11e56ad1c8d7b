import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type {DocusaurusConfig} from '@docusaurus/types';
import {inlineStyles} from '@site/src/plugins/finisher/inlineStyles';
import {PurgeCSS} from 'purgecss';

const CSS = [
  '@layer docusaurus.infima{:root{--used-here:red;--unused:blue}.markdown{color:var(--used-here)}.alert{color:red}table{color:red}}',
  '@layer docusaurus.core{.markdown{color:blue;width:var(--set-by-script)}}',
  '._gWLzQ{color:red}._gWLzQ[data-open]{color:blue}._gWLzQ:not(._hhYZR):hover{color:pink}',
  ':focus-visible{color:red}:lang(hi){color:red}:lang(hi) ._goneR{color:red}',
  '#nprogress{color:red}',
  'html[data-theme=dark]{color:white}[data-theme=light] ._gWLzQ{color:black}',
  '._sk9_-{color:green}',
  '._hhYZR{background:url(/es/assets/images/a.svg)}',
].join('');

const page = (body: string): string =>
  '<head><script data-scripts="/es/a.js">0</script>' +
  `<link rel=stylesheet href=/es/assets/css/styles.0.css /></head><body>${body}</body>`;

const PAGES = {
  'index.html': page('<div class=_gWLzQ></div>'),
  'same-kind.html': page('<div class=_gWLzQ id=a-heading></div>'),
  '404.html': page(''),
  'post.html': page(
    '<div class="markdown _gWLzQ"></div><noscript><link rel=stylesheet href=/no-script.css /></noscript>',
  ),
};

const purged = jest.spyOn(PurgeCSS.prototype, 'purge');

/** What the app of the built pages is made of: an article sets a class that its HTML lacks. */
const SCRIPTS = {
  'assets/js/theme.js': 'style.setProperty("--set-by-script",1)',
  'main.js': '{row:"_gWLzQ"}',
  'post.js': 'n.e("7").then(f)',
  'late.js': '{c:"_sk9_-"}',
};
const GENERATED = {
  'client-manifest.json': {
    origins: {main: ['1'], post: ['5', '6']},
    assets: {
      1: {js: [{file: 'main.js'}]},
      5: {css: [{file: 'styles.0.css'}]},
      6: {js: [{file: 'post.js'}]},
      7: {js: [{file: 'late.js'}]},
    },
  },
  'routesChunkNames.json': {'/es/-3a1': {__comp: 'other'}, '/es/post-4ab': {__comp: 'post'}},
};

let outDir: string;
let files: Record<string, string>;
let full: string;

beforeAll(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'styles-'));
  const folder = path.join(outDir, 'assets/css');
  await fs.mkdir(folder, {recursive: true});
  await fs.mkdir(path.join(outDir, 'assets/js'));
  await fs.writeFile(path.join(folder, 'styles.0.css'), CSS);
  for (const [file, html] of Object.entries(PAGES))
    await fs.writeFile(path.join(outDir, file), html);
  for (const [file, text] of Object.entries(SCRIPTS))
    await fs.writeFile(path.join(outDir, file), text);
  for (const [file, json] of Object.entries(GENERATED))
    await fs.writeFile(path.join(outDir, file), JSON.stringify(json));
  const pass = await inlineStyles({
    outDir,
    generatedFilesDir: outDir,
    routes: [
      {path: '/es/', component: ''},
      {path: '/es/', component: '', routes: [{path: '/es/post', component: ''}]},
      {path: '/es/same-kind', component: ''},
      {path: '*', component: ''},
    ],
    locale: 'es',
    siteConfig: {baseUrl: '/es/'} as DocusaurusConfig,
    files: Object.keys(PAGES),
  });
  files = {};
  for (const [file, html] of Object.entries(PAGES)) files[file] = await pass(html, file);
  const [name] = await fs.readdir(folder);
  full = await fs.readFile(path.join(folder, name!), 'utf8');
});
afterAll(() => fs.rm(outDir, {recursive: true}));

const styleOf = (file: string): string => /<style>(.*)<\/style>/.exec(files[file]!)![1]!;

it('gives a page the rules that it uses, whatever state they wait for', () => {
  expect(styleOf('index.html')).toContain('._gWLzQ[data-open]{');
  expect(styleOf('index.html')).toContain('._gWLzQ:not(._hhYZR):hover{');
  expect(styleOf('index.html')).not.toMatch(/markdown|_hhYZR\{|--used/);
  expect(styleOf('post.html')).toContain('.markdown{color:var(--a)}');
});

it('gives a page what its scripts can set, in parts that load later too', () => {
  expect(styleOf('post.html')).toContain('._sk9_-{color:green}');
  expect(styleOf('index.html')).not.toContain('_sk9_-');
});

it('shortens the names of custom properties, but for those that a script or page knows', () => {
  expect(full).toContain(':root{--a:red}');
  expect(full).toContain('.markdown{color:blue;width:var(--set-by-script)}');
  expect(styleOf('post.html')).toContain(':root{--a:red}');
});

it('has the app of a page that no route leads to load all styles first', () => {
  expect(files['404.html']).toContain('<script data-styles=/es/assets/css/');
});

it('purges once for pages that differ in nothing that the stylesheet mentions', () => {
  expect(styleOf('same-kind.html')).toBe(styleOf('index.html'));
  // The file for the app, and each kind of page.
  expect(purged).toHaveBeenCalledTimes(4);
});

it('keeps what names a state or a language and no element', () => {
  expect(styleOf('index.html')).toContain(':focus-visible{color:red}:lang(hi){color:red}');
  expect(styleOf('index.html')).not.toContain('_goneR');
});

it('leaves out the dark colors, which the site never shows', () => {
  expect(full).not.toContain('dark');
  expect(full).toContain('[data-theme=light] ._gWLzQ{color:black}');
});

it('keeps the order of the layers where the first of them has no rule left', () => {
  expect(styleOf('index.html')).toMatch(/^@layer docusaurus\.infima,docusaurus\.core;/);
});

it('leaves for the app what a script may use, and nothing of the framework that no page uses', () => {
  expect(full).toContain('._hhYZR{');
  expect(full).toContain('.markdown{');
  expect(full).toContain('table{');
  expect(full).toContain('#nprogress{');
  expect(full).not.toMatch(/alert|--unused/);
  // Pictures and fonts stay those of the language.
  expect(full).toContain('url(/es/assets/images/a.svg)');
});

it('names the rest to the loader, by its content, and asks for no stylesheet', () => {
  expect(files['index.html']).toMatch(
    /<script data-other-styles=\/es\/assets\/css\/styles\.[0-9a-f]{8}\.css data-scripts="\/es\/a\.js">/,
  );
  expect(files['index.html']).not.toContain('rel=stylesheet');
  expect(files['post.html']).toContain('<noscript><link rel=stylesheet href=/no-script.css />');
});

it('says which page it does not understand', async () => {
  const folder = path.join(outDir, 'assets/css');
  expect(await fs.readdir(folder)).toHaveLength(1);
  const pass = await inlineStyles({
    outDir,
    generatedFilesDir: outDir,
    routes: [],
    locale: 'es',
    siteConfig: {baseUrl: '/es/'} as DocusaurusConfig,
    files: [],
  });
  await expect(async () => pass('<p>', 'odd.html')).rejects.toThrow('odd.html');
});
