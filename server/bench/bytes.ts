/**
 * What a visitor downloads to see a page (gzip -9, KB = 1000 bytes), beside the same kind of page of
 * the stock classic theme built in the same run from the same versions: the ratio is the figure to
 * watch, the numbers alone mean little across versions.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {parse} from 'node-html-parser';

type Weight = {html: number; css: number; js: number};

const PAGES = {
  home: 'index.html',
  contact: 'contact.html',
  article: 'knowledge-center/how-long-does-roof-last-florida.html',
  service: 'services/roof-replacement.html',
  picker: 'language.html',
};

const gzip = (file: string): number => gzipSync(fs.readFileSync(file), {level: 9}).length / 1000;

/** Bytes of a page, its stylesheets and the scripts it names. */
function weigh(siteDir: string, page: string): Weight {
  const file = path.join(siteDir, page);
  const root = parse(fs.readFileSync(file, 'utf8'));
  const sum = (selector: string, attribute: string): number =>
    root
      .querySelectorAll(selector)
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((url) => url.startsWith('/'))
      .reduce((total, url) => total + gzip(path.join(siteDir, url)), 0);
  return {
    html: gzip(file),
    css: sum('link[rel=stylesheet]', 'href'),
    js: sum('script[src]', 'src'),
  };
}

/** A site as the classic template makes it: one page, one post, the theme untouched. */
function buildReference(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'palm-sentry-bench-'));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  write(
    'docusaurus.config.js',
    `module.exports = {title: 'Reference', url: 'http://localhost', baseUrl: '/', trailingSlash: false,
      future: {v4: true, faster: true, experimental_vcs: 'default-v1'},
      presets: [['classic', {}]],
      themeConfig: {navbar: {title: 'Reference', items: [{to: '/blog', label: 'Blog'}]}}};`,
  );
  write('package.json', '{"name": "reference", "private": true}');
  write('docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\nText.\n');
  write('blog/2025-07-01-post.md', '# Post\n\nText.\n\n{/* truncate */}\n\nMore.\n');
  write(
    'src/pages/index.js',
    "import Layout from '@theme/Layout';\nexport default () => <Layout><main><h1>Home</h1></main></Layout>;\n",
  );
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  const {status, stderr, stdout} = spawnSync(
    path.resolve('node_modules/.bin/docusaurus'),
    ['build'],
    {
      cwd: dir,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The reference site does not build:\n${stdout}${stderr}`);
  return dir;
}

/** Prints the table. Needs `build/`. */
export function benchBytes(): void {
  const reference = buildReference();
  try {
    const stock = weigh(path.join(reference, 'build'), 'index.html');
    const rows = [
      ['stock classic home', stock] as const,
      ...Object.entries(PAGES).map(([name, page]) => [name, weigh('build', page)] as const),
    ];
    const total = ({html, css, js}: Weight): number => html + css + js;
    console.log('Bytes of the first view, KB gzip         html    css     js  total  / stock');
    for (const [name, weight] of rows) {
      const cells = [weight.html, weight.css, weight.js, total(weight)]
        .map((value) => value.toFixed(1).padStart(7))
        .join('');
      console.log(
        `${name.padEnd(36)}${cells}  ${(total(weight) / total(stock)).toFixed(2).padStart(7)}`,
      );
    }
  } finally {
    fs.rmSync(reference, {recursive: true, force: true});
  }
}
