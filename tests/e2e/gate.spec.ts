import {USER_AGENT} from '../support/hosts';
import {follow, hydrated, open, saved} from '../support/visit';
import {expect, test} from './fixtures';

// The gate in a browser. tests/built/gate.test.ts runs the gate of every built page, in every
// language, without a browser.

const PICKER = '/language';

test.describe('a first visit', () => {
  test.use({savedLanguage: null});

  test('never paints, and leaves no entry in the history', async ({page}) => {
    const trail = await follow(page);
    await page.goto('about:blank');
    const before = await page.evaluate(() => history.length);
    await open(page, '/es/about');
    await page.waitForURL(PICKER);
    await hydrated(page);
    await expect.poll(() => trail.painted).toEqual([PICKER]);
    expect(trail.documents).toEqual(['/es/about', PICKER]);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('?lng needs no redirect where the page speaks it already', async ({page}) => {
    const trail = await follow(page);
    await page.goto('/es/contact?lng=es&a=b');
    await expect(page).toHaveURL('/es/contact?a=b');
    expect(await saved(page)).toBe('es');
    expect(new Set(trail.documents)).toEqual(new Set(['/es/contact']));
  });

  test.describe('in a browser that only the list of crawlers can tell', () => {
    test.use({userAgent: `${USER_AGENT} Vivaldi/7.5`});

    test('never paints either, and stays where the list does not come', async ({
      page,
      consoleErrors,
    }) => {
      const trail = await follow(page);
      await open(page, '/es/about');
      await page.waitForURL(PICKER);
      await hydrated(page);
      await expect.poll(() => trail.painted).toEqual([PICKER]);
      await page.route('**/crawlers.*.js', (route) => route.abort());
      await page.goto('/es/about');
      await hydrated(page);
      await expect(page).toHaveURL('/es/about');
      await expect(page.locator('h1')).toBeVisible();
      // The aborted request.
      consoleErrors.length = 0;
    });
  });
});

test.describe('a saved choice', () => {
  test.use({savedLanguage: 'ko'});

  test('one redirect, no flash of the other language', async ({page}) => {
    const trail = await follow(page);
    await open(page, '/vi/about');
    await page.waitForURL('/ko/about');
    await hydrated(page);
    await expect.poll(() => trail.painted).toEqual(['/ko/about']);
    expect(trail.documents).toEqual(['/vi/about', '/ko/about']);
  });
});
