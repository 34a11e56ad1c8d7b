import type {Locator, Page} from '@playwright/test';

import type {LocaleCode} from '../../src/language/locales';
import {layOutWholePage} from '../../src/language/wholePage';

/** Tag for titles of tests in languages that the quick tier leaves out. */
export const fullTag = (code: LocaleCode): string => (['en', 'ko'].includes(code) ? '' : '@full ');

/** Records the paths of the documents that a page commits from now on, and of those painted. */
export async function follow(page: Page) {
  const trail = {documents: [] as string[], painted: [] as string[]};
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
    trail.documents.push(new URL(frame.url()).pathname);
  });
  await page.exposeFunction('reportPaint', (path: string) => trail.painted.push(path));
  await page.addInitScript(() => {
    const report = (window as unknown as {reportPaint: (path: string) => void}).reportPaint;
    new PerformanceObserver((list) => {
      for (const {name} of list.getEntries()) {
        if (name === 'first-contentful-paint') report(location.pathname);
      }
    }).observe({type: 'paint', buffered: true});
  });
  return trail;
}

/** Opens a URL without waiting for more than its first byte: the gate may redirect at once. */
export const open = (page: Page, url: string) => page.goto(url, {waitUntil: 'commit'});

/** The saved choice in the browser's storage. */
export const saved = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('selectedLanguage'));

/** Waits until an island of a page is alive. */
export const appReady = (page: Page) =>
  page.locator('[data-alive]').first().waitFor({state: 'attached'});

/** Waits until a page has loaded; touches its inspection form, if it has one, and waits until that is alive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-loaded]').waitFor({state: 'attached'});
  const hasForm = await page.evaluate(() =>
    document
      .querySelector('[data-island=inspection]')
      ?.dispatchEvent(new Event('pointerdown', {bubbles: true})),
  );
  if (hasForm) await appReady(page);
}

/** Opens a page, and waits until it has loaded and its form is alive. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** By how many pixels a page can be scrolled sideways. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The length of a page, once its fonts are there and it is drawn; a guess, until it is laid out (wholePage). */
export const lengthOf = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    // A font that comes late changes what is measured before it.
    await document.fonts.ready;
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.documentElement.scrollHeight;
  });

/** By how much a guessed length may differ from the true one. */
export const GUESS = 0.15;

/** Sum of the layout shifts of a page until now, without those that a visitor's entry caused. */
export const shiftSoFar = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) total += entry.value;
          }
        }).observe({type: 'layout-shift', buffered: true});
        setTimeout(() => resolve(total), 150);
      }),
  );

// Whether nothing lies over the upper edge, the middle and the lower edge of an element: no header,
// banner, panel or toast.
export const uncovered = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return [2, height / 2, height - 2].every((y) => {
      const hit = document.elementFromPoint(left + width / 2, top + y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  });

/** Has the browser lay out what it skips below the first screens (layOutWholePage), to be measured. */
export const wholePage = async (page: Page): Promise<void> =>
  page.evaluate(layOutWholePage, await page.evaluateHandle(() => document));

/** Waits for the styles of print and forced colors, which a page loads last. */
export const seldomStyles = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(
    () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media]')?.sheet,
  ));
