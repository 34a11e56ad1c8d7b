import {setTimeout as sleep} from 'node:timers/promises';

import type {Engine} from './engine';
import {firefox} from './puppeteer';
import {webkit} from './webkit';

/** The engines beside Chromium, in which `tests/e2e` runs. */
export const ENGINES = Object.entries({Firefox: firefox, WebKit: webkit});

/** Longer than a browser takes to start on a busy machine. */
export const START_MS = 180_000;

/** How long something may take that a page does by itself. */
const PATIENCE_MS = 20_000;

/** What a visitor does and sees in a window. */
export function visitor(engine: Engine) {
  /** Waits until a function in the page returns something truthy, and returns it. */
  async function until<Args extends unknown[], T>(
    what: string,
    page: (...args: Args) => T,
    ...args: Args
  ): Promise<T> {
    const end = Date.now() + PATIENCE_MS;
    for (let last = 'no answer'; ; await sleep(50)) {
      try {
        const found = await engine.evaluate(page, ...args);
        if (found) return found;
        last = String(found);
      } catch (error) {
        // The page is on its way to another.
        last = String(error);
      }
      if (Date.now() > end) {
        const where = await engine.evaluate(() => {
          const said = [...document.querySelectorAll('[role=alert], [role=status]')];
          return [location.href, ...said.map(({textContent}) => textContent)].join(' | ');
        });
        throw new Error(`Not seen: ${what} (${last}) at ${where}`);
      }
    }
  }
  /** Waits until an element shows. */
  const shows = (selector: string) =>
    until(
      selector,
      (css) => document.querySelector(css)?.checkVisibility({visibilityProperty: true}),
      selector,
    );
  /** Waits until an element is hidden, or gone. */
  const hides = (selector: string) =>
    until(
      `no ${selector}`,
      (css) => !document.querySelector(css)?.checkVisibility({visibilityProperty: true}),
      selector,
    );
  /** Scrolls an element to the middle of the window, where no header or banner lies over it. */
  async function reach(selector: string): Promise<void> {
    await shows(selector);
    await engine.evaluate((css) => {
      document.querySelector(css)!.scrollIntoView({block: 'center', behavior: 'instant'});
    }, selector);
  }
  return {
    ...engine,
    until,
    shows,
    hides,
    async click(selector: string): Promise<void> {
      await reach(selector);
      await engine.click(selector);
    },
    async type(selector: string, text: string): Promise<void> {
      await reach(selector);
      await engine.type(selector, text);
    },
    /** Waits for a whole page at this path. */
    at: (path: string) =>
      until(
        path,
        (to) =>
          location.pathname + location.search + location.hash === to &&
          document.readyState === 'complete',
        path,
      ),
    /** Waits until the page shows a text, in whatever letters its style gives it. */
    reads: (text: string) =>
      until(
        text,
        (words) => document.body.innerText.toLowerCase().includes(words.toLowerCase()),
        text,
      ),
    /** Waits until a field holds this. */
    holds: (selector: string, value: string) =>
      until(
        `${selector} holds ${value}`,
        (css, text) => document.querySelector<HTMLInputElement>(css)?.value === text,
        selector,
        value,
      ),
  };
}

export type Visitor = ReturnType<typeof visitor>;
