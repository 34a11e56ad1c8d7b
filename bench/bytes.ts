/**
 * What a visitor downloads to see a page (gzip -9, KB = 1000 bytes), beside the same kind of page of
 * the stock classic theme built in the same run from the same versions: the ratio is the figure to
 * watch, the numbers alone mean little across versions.
 */
import fs from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {parse} from 'node-html-parser';

import {referenceSite} from './reference';

type Weight = {html: number; css: number; js: number; app: number};

const PAGES = {
  home: 'index.html',
  contact: 'contact.html',
  article: 'knowledge-center/how-long-does-roof-last-florida.html',
  service: 'services/roof-replacement.html',
  picker: 'language.html',
};

const gzip = (file: string): number => gzipSync(fs.readFileSync(file), {level: 9}).length / 1000;

/**
 * Bytes of a page, its stylesheets and the scripts it asks for, and of the app that its loader
 * brings later (without the chunks of the page, which the app asks for).
 */
function weigh(siteDir: string, page: string): Weight {
  const file = path.join(siteDir, page);
  const root = parse(fs.readFileSync(file, 'utf8'));
  root.querySelectorAll('noscript').forEach((element) => element.remove());
  const sum = (selector: string, attribute: string): number =>
    root
      .querySelectorAll(selector)
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
      .filter((url) => url.startsWith('/'))
      .reduce((total, url) => total + gzip(path.join(siteDir, url)), 0);
  return {
    html: gzip(file),
    css: sum('link[rel=stylesheet]', 'href'),
    js: sum('script[src]', 'src'),
    app: sum('script', 'data-styles') + sum('script', 'data-scripts'),
  };
}

/** Prints the table. Needs `build/`. */
export function benchBytes(): void {
  const stock = weigh(referenceSite(), 'index.html');
  const rows = [
    ['stock classic home', stock] as const,
    ...Object.entries(PAGES).map(([name, page]) => [name, weigh('build', page)] as const),
  ];
  const total = ({html, css, js}: Weight): number => html + css + js;
  console.log('Bytes of the first view, KB gzip         html    css     js  total  / stock    app');
  for (const [name, weight] of rows) {
    const cells = [weight.html, weight.css, weight.js, total(weight)]
      .map((value) => value.toFixed(1).padStart(7))
      .join('');
    console.log(
      `${name.padEnd(36)}${cells}  ${(total(weight) / total(stock)).toFixed(2).padStart(7)}${weight.app.toFixed(1).padStart(7)}`,
    );
  }
}
