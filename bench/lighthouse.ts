/**
 * Lighthouse on a phone (its own simulated slow 4G and slow processor), the median of some runs of
 * each page, beside the home page of the stock classic theme: both served by the same server in the
 * same run.
 */
import {chromium} from '@playwright/test';
import type {RunnerResult} from 'lighthouse';

import {UserError} from '../server/cli';
import {compress} from '../scripts/site-build/compress';
import {CHROMIUM_FLAGS, chromiumPath, NO_CHROMIUM} from '../scripts/support/chromium';
import {startServer, temporaryFolders} from '../scripts/support/local-server';
import {median} from './median';
import {referenceSite} from './reference';

const RUNS = 3;

/** Lighthouse's own phone, with a user agent that the language gate treats as a crawler. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse';

const PAGES = {
  home: '/',
  contact: '/contact',
  article: '/knowledge-center/how-long-does-roof-last-florida',
  'home in Hindi': '/hi/',
  picker: '/language',
};

/** Column heads, digits, and where Lighthouse keeps the figure: a category's score, an audit's value. */
const FIGURES: [head: string, digits: number, of: (result: RunnerResult['lhr']) => number][] = [
  ['speed', 0, ({categories}) => (categories.performance?.score ?? 0) * 100],
  ['access', 0, ({categories}) => (categories.accessibility?.score ?? 0) * 100],
  ['practice', 0, ({categories}) => (categories['best-practices']?.score ?? 0) * 100],
  ['seo', 0, ({categories}) => (categories.seo?.score ?? 0) * 100],
  ['LCP s', 1, ({audits}) => (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000],
  ['TBT ms', 0, ({audits}) => audits['total-blocking-time']?.numericValue ?? 0],
  ['CLS', 3, ({audits}) => audits['cumulative-layout-shift']?.numericValue ?? 0],
];

async function measure(url: string, port: number): Promise<number[]> {
  const {default: lighthouse} = await import('lighthouse');
  const runs: number[][] = [];
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      emulatedUserAgent: USER_AGENT,
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
    if (result.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led elsewhere.`);
    runs.push(FIGURES.map(([, , of]) => of(result.lhr)));
  }
  return FIGURES.map((_, index) => median(runs.map((run) => run[index]!)));
}

async function served<T>(site: string, visit: (origin: string) => Promise<T>): Promise<T> {
  await compress(site);
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', site]);
  try {
    return await visit(`http://localhost:${server.port}`);
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    folders.remove();
  }
}

/** Prints the table. Needs `build/` and Chromium. */
export async function benchLighthouse(): Promise<void> {
  if (!chromiumPath) throw new UserError(NO_CHROMIUM);
  const port = 9333;
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  const print = (name: string, figures: number[]): void => {
    const cells = FIGURES.map(([, digits], index) => figures[index]!.toFixed(digits).padStart(9));
    console.log(name.padEnd(24) + cells.join(''));
  };
  try {
    console.log(`\nLighthouse, phone, median of ${RUNS} runs`);
    console.log(' '.repeat(24) + FIGURES.map(([head]) => head.padStart(9)).join(''));
    await served(referenceSite(), async (origin) =>
      print('stock classic home', await measure(`${origin}/`, port)),
    );
    await served('build', async (origin) => {
      for (const [name, path] of Object.entries(PAGES)) {
        print(name, await measure(origin + path, port));
      }
    });
  } finally {
    await browser.close();
  }
}
