// Debian's Firefox, over WebDriver BiDi: Debian has no driver for the other WebDriver, and Playwright's
// Firefox is one of its own that a Debian package cannot replace. And Chromium, for the page cache, which
// Playwright turns off and the headless shell lacks.
import {existsSync} from 'node:fs';

import puppeteer from 'puppeteer-core';

import {USER_AGENT} from '../hosts';
import type {Engine} from './engine';

/** Longer than it takes to start on a busy machine. */
const START_MS = 90_000;

/** Starts a window of the size of a phone. @param places the first is Debian's */
async function start(
  browserName: 'firefox' | 'chrome',
  places: string[],
  args: string[] = [],
): Promise<Engine> {
  const executablePath = places.find(existsSync);
  if (!executablePath) throw new Error(`There is no ${places[0]}: install it with apt-get.`);
  const browser = await puppeteer.launch({
    browser: browserName,
    executablePath,
    args,
    headless: true,
    timeout: START_MS,
  });
  const page = await browser.newPage();
  const turn = (isSideways: boolean) =>
    page.setViewport(isSideways ? {width: 844, height: 390} : {width: 390, height: 844});
  await turn(false);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    errors,
    // `goto` and `goBack` wait for loads that do not come where a page comes from the page cache.
    async open(url) {
      await page.evaluate((to) => {
        document.documentElement.dataset.left = '';
        location.assign(to);
      }, url);
      await page.waitForFunction(
        () => !('left' in document.documentElement.dataset) && document.readyState === 'complete',
      );
    },
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: () => page.reload(),
    evaluate: (inPage, ...args) => page.evaluate(inPage as never, ...(args as unknown as never[])),
    click: (selector) => page.click(selector),
    choose: (selector, value) => page.select(selector, value),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    key: (letter) => page.keyboard.type(letter),
    turn,
    close: () => browser.close(),
  };
}

export const firefox = () => start('firefox', ['/usr/bin/firefox-esr', '/usr/bin/firefox']);

export const chromium = () =>
  // As root, and not taken for a crawler.
  start('chrome', ['/usr/bin/chromium'], ['--no-sandbox', `--user-agent=${USER_AGENT}`]);
