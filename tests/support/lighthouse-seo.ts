/**
 * Lighthouse's category SEO on pages of a built site: `tsx tests/support/lighthouse-seo.ts <folder of
 * the build> <its origin> <path>…` prints a line for each path, as JSON. A program of its own,
 * because Jest cannot load Lighthouse, which is ES modules alone.
 */
import {chromium} from '@playwright/test';
import type {RunnerResult} from 'lighthouse';

import {CHROMIUM_FLAGS, chromiumPath, NO_CHROMIUM} from '../../scripts/support/chromium';
import {startServer, temporaryFolders} from '../../scripts/support/local-server';
import {sparePort} from '../../scripts/support/spare-port';

/** The score from 0 to 1, and the audits that failed, with what they found. */
export type Seo = {path: string; score: number; failed: Record<string, unknown>};

/** Lighthouse leaves out what it finds nothing of; every page has these. */
const ALWAYS = ['canonical', 'hreflang', 'is-crawlable', 'meta-description', 'robots-txt'];

/** Lighthouse's own phone, with a user agent that the language gate treats as a crawler. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse';

/** By default it waits a second each after what it would time; none of this is timed. */
const NO_WAITING = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
};

function resultOf(path: string, {audits, categories}: RunnerResult['lhr']): Seo {
  const failed = Object.values(audits)
    .filter(({id, score}) => (score === null ? ALWAYS.includes(id) : score < 1))
    .map(({id, explanation, details}) => [id, explanation ?? details ?? 'left out'] as const);
  return {path, score: categories.seo?.score ?? 0, failed: Object.fromEntries(failed)};
}

/** Visits each page in turn with the browser that listens at a port. */
async function judge(origin: string, paths: string[], port: number): Promise<void> {
  const {default: lighthouse} = await import('lighthouse');
  for (const path of paths) {
    const result = await lighthouse(origin + path, {
      port,
      logLevel: 'error',
      onlyCategories: ['seo'],
      emulatedUserAgent: USER_AGENT,
      disableFullPageScreenshot: true,
      disableStorageReset: true,
      // The method that throttles nothing while the page loads; 'provided' waits longer.
      throttlingMethod: 'simulate',
      ...NO_WAITING,
    });
    if (!result) throw new Error(`Lighthouse found nothing at ${path}.`);
    const {finalDisplayedUrl, runtimeError} = result.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    if (finalDisplayedUrl !== origin + path)
      throw new Error(`${path} led to ${finalDisplayedUrl}.`);
    console.log(JSON.stringify(resultOf(path, result.lhr)));
  }
}

async function main(): Promise<void> {
  const [siteFolder, site, ...paths] = process.argv.slice(2);
  if (!chromiumPath) throw new Error(NO_CHROMIUM);
  // Our server does no TLS; the audits compare hosts and paths.
  const origin = site!.replace('https:', 'http:');
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', siteFolder!]);
  try {
    const port = await sparePort();
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: [
        ...CHROMIUM_FLAGS,
        `--remote-debugging-port=${port}`,
        // The site at its own addresses, which its canonical URLs name.
        `--host-resolver-rules=MAP ${new URL(origin).hostname} 127.0.0.1:${server.port}`,
      ],
    });
    try {
      await judge(origin, paths, port);
    } finally {
      await browser.close();
    }
  } finally {
    server.process.kill('SIGTERM');
    await server.ended;
    folders.remove();
  }
}

void main();
