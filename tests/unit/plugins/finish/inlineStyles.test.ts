import fs from 'node:fs/promises';

import type {Build} from '@site/src/plugins/finish/build';
import {inlineStyles} from '@site/src/plugins/finish/inlineStyles';
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
  '.late_sk9-{color:green}.toast_gWLz{color:green}',
  '.open_hhYZ{color:red}.card_gWLz{background:url(/es/assets/images/a.svg)}',
].join('');

const STYLES = 'assets/css/styles.0.css';

const page = (body: string): string => `<head><link rel=stylesheet></head><body>${body}</body>`;

const PAGES = {
  'index.html': page('<div class=card_gWLz></div>'),
  '404.html': page(''),
  'post.html': page(
    '<div class="markdown card_gWLz"></div><div data-island=x data-src=/es/islands.js></div><noscript><link rel=stylesheet href=/no-script.css /></noscript>',
  ),
};

/** The scripts of islands set classes that the HTML lacks. */
const OF_ISLANDS = {
  'assets/css/islands.0.css': '.late_sk9-{color:green}.toast_gWLz{color:green}',
  'assets/css/islands-search.0.css': '.open_hhYZ{color:red}',
  'assets/css/islands-request.0.css': '',
};

const {root: outDir, at, read, write} = testFolder();
const BUILD = {outDir, locale: 'es', siteConfig: {baseUrl: '/es/'}};
let files: Record<string, string>;
let seldom: string;

beforeAll(async () => {
  write(STYLES, CSS);
  for (const [file, text] of Object.entries({...PAGES, ...OF_ISLANDS})) write(file, text);
  const pass = await inlineStyles({
    ...BUILD,
    files: Object.keys(PAGES),
  } as unknown as Build);
  files = {};
  for (const [file, html] of Object.entries(PAGES)) files[file] = await pass(html, file);
  seldom = read(`assets/css/${/seldom\.\w+\.css/.exec(files['index.html']!)![0]}`);
});

const styleOf = (file: string): string => /<style>(.*)<\/style>/.exec(files[file]!)![1]!;

test.each([
  // Whatever state they wait for.
  ['index.html', 'its rules', '.card_gWLz[data-open]{'],
  ['index.html', 'those of a state', '.card_gWLz:not(.open_hhYZ):hover{'],
  ['index.html', 'values that print alone sets, too', '--ink:black'],
  ['index.html', 'what names no element', ':focus-visible{color:red}:lang(hi){color:red}'],
  ['index.html', 'pictures in the folder of the first language', 'url(/assets/images/a.svg)'],
  ['post.html', 'the values that its rules use', '.markdown{color:var(--used-here)}'],
  ['post.html', 'all that its island can set', '.late_sk9-{color:green}.toast_gWLz{'],
])('%s has %s: %s', (file, _what, css) => expect(styleOf(file)).toContain(css));

test.each([
  ['index.html', 'of other pages', /markdown|open_hhYZ\{|gone_gone|--used/],
  ['index.html', 'of islands on other pages', /late_sk9-|toast_gWLz/],
  ['index.html', 'for paper or chosen colors', /print|forced|--paper/],
  ['index.html', 'in dark colors', /data-theme/],
  ['post.html', 'of another island', /open_hhYZ\{/],
])('%s has no rule %s', (file, _what, css) => expect(styleOf(file)).not.toMatch(css));

it('leaves what is for paper or chosen colors to a file that nobody else waits for', () => {
  expect(files['index.html']).toMatch(
    /<noscript><link rel=stylesheet media=print,\(forced-colors:active\) href=\/es\/assets\/css\/seldom\.[0-9a-f]{8}\.css><\/noscript>/,
  );
  expect(seldom).toBe(
    '@media print{:root{--used-here:black}}@media print{@page{margin:1cm}.card_gWLz{color:var(--ink)}}' +
      '@media (forced-colors:active){.card_gWLz{border:1px solid}}',
  );
  expect(files['post.html']).toContain(/seldom\.\w+\.css/.exec(files['index.html']!)![0]);
});

it('keeps the order of the layers where the first of them has no rule left, and says it once', () => {
  expect(styleOf('index.html')).toMatch(/^@layer docusaurus\.infima,docusaurus\.core;/);
  expect(styleOf('index.html').match(/@layer [^{]*;/g)).toHaveLength(1);
});

it('asks for no other stylesheet, and leaves those of the text', () => {
  expect(files['index.html']!.match(/rel=stylesheet/g)).toHaveLength(1);
  expect(files['post.html']).toContain('<noscript><link rel=stylesheet href=/no-script.css />');
});

it('says what it does not find', async () => {
  const folder = at('assets/css');
  await fs.rm(folder, {recursive: true});
  write(STYLES, CSS);
  for (const [file, text] of Object.entries(OF_ISLANDS)) write(file, text);
  const build = {...BUILD, files: []} as unknown as Build;
  const pass = await inlineStyles(build);
  await expect(async () => pass('<p>', 'odd.html')).rejects.toThrow('odd.html');
  await fs.rm(folder, {recursive: true});
  write(STYLES, '.card_gWLz{color:red}');
  await expect(inlineStyles(build)).rejects.toThrow(/One stylesheet islands was expected/);
  for (const [file, text] of Object.entries(OF_ISLANDS)) write(file, text);
  await expect(inlineStyles(build)).rejects.toThrow(/Styles for paper/);
});
