import {writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

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
});

test.describe('a copy of a page', () => {
  test.use({savedLanguage: null});

  test('that somebody has saved stays and can be read', async ({page, consoleErrors}, testInfo) => {
    const reply = await page.request.get('/es/about');
    const file = testInfo.outputPath('about.html');
    writeFileSync(file, await reply.body());
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.waitForTimeout(300);
    expect(page.url()).toBe(pathToFileURL(file).href);
    // The files of the page that were not saved.
    consoleErrors.length = 0;
  });

  test('in an archive stays, in whatever language', async ({page, consoleErrors}) => {
    for (const [path, kept] of [
      ['/web/es/about', '/es/about'],
      ['/web/knowledge-center/gone', '/404'],
      ['/web/About.', '/404'],
    ] as const) {
      const address = `http://archive.test${path}`;
      await page.route('http://archive.test/**', async (route) => {
        if (route.request().url() !== address) return route.fulfill({status: 404, body: ''});
        const reply = await page.request.get(kept);
        return route.fulfill({body: await reply.body(), contentType: 'text/html'});
      });
      await page.goto(address);
      await page.evaluate(() => localStorage.setItem('selectedLanguage', 'ko'));
      await page.reload();
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await page.waitForTimeout(300);
      expect(page.url()).toBe(address);
    }
    // The files of the page that the archive lacks.
    consoleErrors.length = 0;
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
