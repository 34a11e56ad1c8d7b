/**
 * Lighthouse on a phone (its own simulated slow 4G and slow processor), the median of some runs of
 * each page: a run of each page before the second run of any, so that a busy machine hits all alike.
 */
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {chromium} from '@playwright/test';

import {chromiumLaunch} from '../tests/support/chromium';
import {serveSites} from './sites';
import {inRounds, print} from './table';

const ROUNDS = 3;

/** Lighthouse's own phone, with a user agent that the language gate treats as a crawler. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse';

/** What is read of Lighthouse's report. */
type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, {score: number | null} | undefined>;
  audits: Record<string, {numericValue?: number} | undefined>;
};
type Lighthouse = (url: string, flags: object) => Promise<{lhr: Report} | undefined>;

const score = (category: string) => (report: Report) =>
  (report.categories[category]?.score ?? 0) * 100;
const value =
  (audit: string, unit = 1) =>
  (report: Report) =>
    (report.audits[audit]?.numericValue ?? 0) / unit;

const FIGURES: Record<string, (report: Report) => number> = {
  speed: score('performance'),
  access: score('accessibility'),
  practice: score('best-practices'),
  seo: score('seo'),
  'LCP s': value('largest-contentful-paint', 1000),
  'TBT ms': value('total-blocking-time'),
  CLS: value('cumulative-layout-shift'),
  'KB sent': value('total-byte-weight', 1000),
};

async function report(lighthouse: Lighthouse, url: string, port: number): Promise<Report> {
  const result = await lighthouse(url, {port, logLevel: 'error', emulatedUserAgent: USER_AGENT});
  if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
  if (result.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led elsewhere.`);
  return result.lhr;
}

/** Needs `build/`, Chromium and npm's registry. */
export async function benchLighthouse(): Promise<void> {
  const sites = await serveSites();
  const port = 9333;
  const browser = await chromium.launch(chromiumLaunch(`--remote-debugging-port=${port}`));
  try {
    const file = createRequire(path.join(sites.packages, 'package.json')).resolve('lighthouse');
    const {default: lighthouse} = (await import(pathToFileURL(file).href)) as {default: Lighthouse};
    const table = await inRounds('Lighthouse', ROUNDS, sites.pages, async (url) => {
      const of = await report(lighthouse, url, port);
      return Object.fromEntries(
        Object.entries(FIGURES).map(([head, figure]) => [head, figure(of)]),
      );
    });
    print(`Lighthouse, phone, median of ${ROUNDS}`, table);
  } finally {
    await browser.close();
    await sites.stop();
  }
}
