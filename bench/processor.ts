/**
 * What a page costs the main thread of the browser, in processor time: the thread's own clock in a trace,
 * which a busy machine does not stretch as it does Lighthouse's. Then the longest of some interactions on a
 * processor that is four times slower, by the Event Timing API: delay, handlers and paint together.
 */
import {type Browser, chromium, type Page} from '@playwright/test';

import {chromiumLaunch} from '../tests/support/chromium';
import {routes} from '../src/data/routes';
import {serveSites} from './sites';
import {inRounds, print} from './table';

const ROUNDS = 7;
/** Fewer: an interaction is timed by the wall clock, and its longest counts. */
const INTERACTION_ROUNDS = 3;
/** How long a page is left alone before its time is read: nothing that it begins by itself takes longer. */
const SETTLED_MS = 1500;

const PHONE = {
  viewport: {width: 412, height: 823},
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
};

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: {name?: string};
};

/** Opens an empty page of a visitor who has chosen a language, with an empty cache. */
async function visitor(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript((code) => localStorage.setItem('selectedLanguage', code), language);
  return context.newPage();
}

/** Milliseconds of processor time that tasks of the page's main thread took: all, and the longest. */
async function mainThread(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await visitor(browser, url.includes('/hi/') ? 'hi' : 'en');
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(SETTLED_MS);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  await page.context().close();
  const mains = trace.traceEvents.filter(
    ({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = (of: TraceEvent): number[] =>
    trace.traceEvents
      .filter(({name, pid, tid}) => name === 'RunTask' && pid === of.pid && tid === of.tid)
      .map(({tdur = 0}) => tdur / 1000);
  const total = (times: number[]) => times.reduce((sum, time) => sum + time, 0);
  // The browser keeps other, idle renderers: the page's is the busiest.
  const [times] = mains.map(tasks).sort((a, b) => total(b) - total(a));
  if (!times?.length) throw new Error(`The trace of ${url} has no task of a page.`);
  return {'main thread ms': total(times), 'longest task ms': Math.max(...times)};
}

/** What a visitor does, and on which page. */
const INTERACTIONS: [name: string, act: [route: string, act: (page: Page) => Promise<void>]][] = [
  [
    'search, first word',
    [
      routes.knowledgeCenter,
      async (page) => {
        await page.getByRole('searchbox').tap();
        await page.keyboard.type('roof leak', {delay: 150});
      },
    ],
  ],
  ['menu', [routes.home, (page) => page.getByRole('button', {name: 'Open menu'}).tap()]],
  [
    'form, first field',
    [
      routes.contact,
      async (page) => {
        await page.locator('form [name=name]').tap();
        await page.keyboard.type('Ann Bee', {delay: 150});
      },
    ],
  ],
  [
    'form, sent empty',
    [
      routes.contact,
      async (page) => {
        await page.locator('form [name=name]').tap();
        await page.locator('form:has([name=phone]) button[type=submit]').tap();
      },
    ],
  ],
];

/** Milliseconds of the longest interaction; interactions below 16 ms are not reported, and count as 16. */
async function longestInteraction(
  browser: Browser,
  url: string,
  act: (page: Page) => Promise<void>,
): Promise<Record<string, number>> {
  const page = await visitor(browser, 'en');
  await page.goto(url, {waitUntil: 'load'});
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 4});
  const longest = await page.evaluateHandle(() => {
    const found = {ms: 16};
    new PerformanceObserver((list) => {
      for (const {duration} of list.getEntries()) found.ms = Math.max(found.ms, duration);
    }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
    return found;
  });
  await act(page);
  await page.waitForTimeout(SETTLED_MS);
  const {ms} = await longest.jsonValue();
  await page.context().close();
  return {'longest ms': ms};
}

/** Needs `build/`, Chromium and npm's registry. */
export async function benchProcessor(): Promise<void> {
  const sites = await serveSites();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    print(
      `Processor time, phone, median of ${ROUNDS}`,
      await inRounds('Processor time', ROUNDS, sites.pages, (url) => mainThread(browser, url)),
    );
    print(
      `Longest interaction at 4x, median of ${INTERACTION_ROUNDS}`,
      await inRounds('Interactions', INTERACTION_ROUNDS, INTERACTIONS, ([route, act]) =>
        longestInteraction(browser, sites.own + route, act),
      ),
    );
  } finally {
    await browser.close();
    await sites.stop();
  }
}
