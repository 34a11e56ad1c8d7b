/**
 * A phone with one bar of signal: slow 3G and a processor four times as slow, on pages nobody has
 * cached. When the words and the phone number can be read after the first byte; how long controls
 * take to answer; and what becomes of taps in the first seconds on every kind of control, each on a
 * page of its own: answered once, lost, or doubled.
 */
import {type Browser, chromium, type Page} from '@playwright/test';

import {CHROMIUM_FLAGS, chromiumPath, NO_CHROMIUM} from '../scripts/support/chromium';
import {startServer, temporaryFolders} from '../scripts/support/local-server';
import {UserError} from '../server/cli';
import {routes} from '../src/data/routes';
import {CHOICE_KEY} from '../src/language/locales';
import {median} from './median';
import {keep, type Table} from './results';
import {ARTICLE, type Control, CONTROLS} from './slow-controls';

/** Chrome's own "Slow 3G". */
const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};
const CPU_RATE = 4;
/** Seconds from first paint to tap. */
const DELAYS = [0, 0.5, 1, 2, 4];
/** For so long an answer may take; what comes later counts as lost. */
const PATIENCE_MS = 30_000;
const READABLE_MS = 2500;
const ANSWER_MS = 100;

const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** A phone that has never been here but for its language, on the slow network. */
async function phone(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: 360, height: 740},
    hasTouch: true,
    isMobile: true,
    userAgent: USER_AGENT,
    storageState: {
      cookies: [],
      origins: [{origin, localStorage: [{name: CHOICE_KEY, value: 'en'}]}],
    },
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_3G);
  await client.send('Emulation.setCPUThrottlingRate', {rate: CPU_RATE});
  return page;
}

const painted = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    null,
    {polling: 20},
  );

/** Taps as a finger does, wherever the page is in its loading. */
async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({visible: true}).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Waits until an expression is true, on whichever page it is then; false where it never is. */
async function becomesTrue(page: Page, expression: string): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    // Asked from outside: the pages' policy allows no `eval`, which Playwright's own waiting needs.
    // Between two pages there is nobody to ask.
    if (await page.evaluate(expression).catch(() => false)) return true;
    await page.waitForTimeout(10);
  }
  return false;
}

/**
 * Waits for the app, which on such a network waits for a sign of the visitor: given again and again,
 * because a page that has just been opened does not listen yet.
 */
async function wake(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const awake = page.locator('html[data-has-hydrated=true]');
  while ((await awake.count().catch(() => 0)) === 0 && Date.now() < until) {
    await page.keyboard.press('Shift');
    await page.waitForTimeout(500);
  }
}

/** Milliseconds to the answer (null: none), and whether there was more than one. */
async function answer(
  page: Page,
  origin: string,
  {path, taps, text, isAnswered, once}: Control,
  seconds: number,
): Promise<{ms: number | null; doubled: boolean}> {
  let requests = 0;
  page.on('request', (request) => {
    if (once && request.method() !== 'OPTIONS' && request.url().endsWith(once)) requests += 1;
  });
  await page.goto(origin + path, {waitUntil: 'commit'});
  await painted(page);
  await page.waitForTimeout(seconds * 1000);
  // Before the taps: after them the page may already be on its way to another.
  const steps = await page.evaluate(() => history.length);
  for (const selector of taps) await tap(page, selector);
  if (text) await page.keyboard.type(text);
  const from = Date.now();
  if (!(await becomesTrue(page, isAnswered))) return {ms: null, doubled: false};
  const ms = Date.now() - from;
  // What would be doubled shows when the app has come.
  await wake(page);
  await page.waitForTimeout(300);
  const more = (await page.evaluate(() => history.length)) - steps;
  return {ms, doubled: requests > 1 || more > 1 || !(await page.evaluate(isAnswered))};
}

/** Milliseconds from the first byte to the first paint with words and phone number in it. */
async function readable(page: Page, url: string): Promise<number> {
  await page.goto(url, {waitUntil: 'commit'});
  await page.waitForFunction(
    () =>
      document.querySelector('h1')?.checkVisibility() &&
      [...document.querySelectorAll('a[href^="tel:"]')].some((link) => link.checkVisibility()) &&
      performance.getEntriesByName('first-contentful-paint').length > 0,
    null,
    {polling: 'raf'},
  );
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.now() - (navigation as PerformanceNavigationTiming).responseStart;
  });
}

/** Needs `build/` and Chromium. */
export async function benchSlow(): Promise<void> {
  if (!chromiumPath) throw new UserError(NO_CHROMIUM);
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', 'build']);
  const origin = `http://localhost:${server.port}`;
  const browser = await chromium.launch({executablePath: chromiumPath, args: CHROMIUM_FLAGS});
  async function visit<T>(act: (page: Page) => Promise<T>): Promise<T> {
    const page = await phone(browser, origin);
    try {
      return await act(page);
    } finally {
      await page.context().close();
    }
  }
  try {
    const words: Table = {};
    for (const path of [routes.home, routes.about, ARTICLE, routes.contact]) {
      const runs = [];
      for (let run = 0; run < 3; run += 1) {
        runs.push(await visit((page) => readable(page, origin + path)));
      }
      words[path] = {ms: median(runs), 'at most': READABLE_MS};
    }
    keep(`Slow 3G, ${CPU_RATE} × CPU, first byte to words and phone number`, words);

    const times: Table = {};
    const sum = {answered: 0, lost: 0, doubled: 0, [`native over ${ANSWER_MS} ms`]: 0};
    for (const [name, control] of Object.entries(CONTROLS)) {
      const cells: Record<string, number> = (times[name] = {});
      for (const seconds of DELAYS) {
        const {ms, doubled} = await visit((page) => answer(page, origin, control, seconds));
        if (ms === null) sum.lost += 1;
        else if (doubled) sum.doubled += 1;
        else sum.answered += 1;
        if (control.native && ms !== null && ms > ANSWER_MS)
          sum[`native over ${ANSWER_MS} ms`]! += 1;
        if (ms !== null) cells[`${seconds} s`] = ms;
        if (ms === null || doubled)
          console.log(`${name}, ${seconds} s: ${doubled ? 'twice' : 'lost'}`);
      }
    }
    keep('ms to the answer of a tap so long after first paint', times);
    keep('Taps', {all: sum});
  } finally {
    await browser.close();
    server.process.kill('SIGTERM');
    await server.ended;
    folders.remove();
  }
}
