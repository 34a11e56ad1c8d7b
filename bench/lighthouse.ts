/**
 * Lighthouse on a phone (its own simulated slow 4G and slow processor), the median of some runs of
 * each page, beside pages of a stock classic site and of a Starlight starter: all served by the same
 * server, and a run of each page before the second run of any, so that a busy machine hits all alike.
 */
import {chromium} from '@playwright/test';
import type {RunnerResult} from 'lighthouse';

import {compress} from '../scripts/site-build/compress';
import {chromiumLaunch} from '../scripts/support/chromium';
import {type RunningServer, startServer, temporaryFolders} from '../scripts/support/localServer';
import {MEASURED} from './pages';
import {references} from './sites';
import {median, print, type Table} from './table';

const ROUNDS = 5;

/** Lighthouse's own phone, with a user agent that the language gate treats as a crawler. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse';

/** Column heads, and where Lighthouse keeps the figure: a category's score, an audit's value. */
const FIGURES: [head: string, of: (result: RunnerResult['lhr']) => number][] = [
  ['speed', ({categories}) => (categories.performance?.score ?? 0) * 100],
  ['access', ({categories}) => (categories.accessibility?.score ?? 0) * 100],
  ['practice', ({categories}) => (categories['best-practices']?.score ?? 0) * 100],
  ['seo', ({categories}) => (categories.seo?.score ?? 0) * 100],
  ['LCP s', ({audits}) => (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000],
  ['TBT ms', ({audits}) => audits['total-blocking-time']?.numericValue ?? 0],
  ['CLS', ({audits}) => audits['cumulative-layout-shift']?.numericValue ?? 0],
];

async function visit(url: string, port: number): Promise<number[]> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, logLevel: 'error', emulatedUserAgent: USER_AGENT});
  if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
  if (result.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led elsewhere.`);
  return FIGURES.map(([, of]) => of(result.lhr));
}

/** Serves some sites at once while something is done with their origins. */
async function served(
  sites: string[],
  visitAll: (origins: string[]) => Promise<void>,
): Promise<void> {
  const folders = sites.map(() => temporaryFolders());
  const servers: RunningServer[] = [];
  try {
    for (const [at, site] of sites.entries()) {
      await compress(site);
      servers.push(await startServer(folders[at]!.data, ['--site-dir', site]));
    }
    await visitAll(servers.map(({port}) => `http://localhost:${port}`));
  } finally {
    for (const server of servers) {
      server.process.kill('SIGTERM');
      await server.ended;
    }
    folders.forEach((folder) => folder.remove());
  }
}

/** Needs `build/` and Chromium. */
export async function benchLighthouse(): Promise<void> {
  const {stock, starlight} = references();
  const port = 9333;
  const browser = await chromium.launch(chromiumLaunch(`--remote-debugging-port=${port}`));
  try {
    await served([stock, starlight, 'build'], async ([ofStock, ofStarlight, own]) => {
      const urls: [name: string, url: string][] = [
        ['stock classic home', `${ofStock}/`],
        ['Starlight home', `${ofStarlight}/`],
        ['Starlight guide', `${ofStarlight}/guides/guide-1`],
        ...MEASURED.map(([name, route]): [string, string] => [name, own + route]),
      ];
      const runs: Record<string, number[][]> = {};
      for (let round = 0; round < ROUNDS; round++) {
        for (const [name, url] of urls) (runs[name] ??= []).push(await visit(url, port));
      }
      const table: Table = {};
      for (const [name, figures] of Object.entries(runs)) {
        table[name] = Object.fromEntries(
          FIGURES.map(([head], at) => [head, median(figures.map((run) => run[at]!))]),
        );
      }
      print(`Lighthouse, phone, median of ${ROUNDS}`, table);
    });
  } finally {
    await browser.close();
  }
}
