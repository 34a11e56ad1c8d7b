/**
 * What a visitor downloads to see a page (gzip -9, KB = 1000 bytes), beside the home pages of a
 * stock classic site and of a Starlight starter made in the same run: the numbers alone mean little
 * across versions.
 */
import {chromium} from '@playwright/test';

import {chromiumLaunch} from '../scripts/support/chromium';
import {firstView, weigh, withApp} from '../scripts/support/weigh';
import {MEASURED} from './pages';
import {references} from './sites';
import {print, type Table} from './table';

/** Needs `build/` and Chromium. */
export async function benchBytes(): Promise<void> {
  const {stock, starlight} = references();
  const pages: [name: string, site: string, route: string][] = [
    ['stock classic home', stock, '/'],
    ['Starlight home', starlight, '/'],
    ['Starlight guide', starlight, '/guides/guide-1'],
    ...MEASURED.map(([name, route]): [string, string, string] => [name, 'build', route]),
  ];
  const table: Table = {};
  const browser = await chromium.launch(chromiumLaunch());
  for (const [name, site, route] of pages) {
    const weight = await weigh(browser, site, route);
    const {html, css, js} = weight;
    table[name] = {html, css, js, 'first view': firstView(weight), 'with app': withApp(weight)};
  }
  await browser.close();
  print('Bytes, KB gzip', table);
}
