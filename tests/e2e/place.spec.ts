import {type Locator, type Page} from '@playwright/test';

import {button, entry as entryOf} from '../support/switcher';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

test.use({viewport: {width: 360, height: 740}});

/** Clicks at its position, as a finger does: `click` would first scroll it out from under the header. */
async function press(page: Page, target: Locator): Promise<void> {
  const {x, y, width, height} = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

async function switchTo(page: Page, code: string): Promise<void> {
  await press(page, button(page));
  const entry = entryOf(page, code);
  await expect(entry).toBeVisible();
  await press(page, entry);
  await page.waitForURL(`/${code}/**`);
  await hydrated(page);
}

test('a change of language in mid-form keeps entries, place and focus', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  const message = page.locator('[name=message]');
  await message.scrollIntoViewIfNeeded();
  await message.fill('Two tiles came down.');
  const before = (await message.boundingBox())!.y;
  await switchTo(page, 'vi');
  await expect(message).toHaveValue('Two tiles came down.');
  await expect(message).toBeFocused();
  expect(Math.abs((await message.boundingBox())!.y - before)).toBeLessThan(10);
  // Kept for that one change alone.
  await page.reload();
  await hydrated(page);
  await expect(message).not.toBeFocused();
});

test('a change of language in mid-page keeps the place', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  const share = () =>
    page.evaluate(() => scrollY / (document.documentElement.scrollHeight - innerHeight));
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  const before = await share();
  await switchTo(page, 'ko');
  expect(Math.abs((await share()) - before)).toBeLessThan(0.1);
});

test('the place is there before the app is', async ({page}) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.goto('/about');
  await hydrated(page);
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  await page.route('**/assets/js/*.js', async (route) => {
    await gone;
    await route.continue();
  });
  await press(page, button(page));
  await press(page, entryOf(page, 'ko'));
  await page.waitForURL('/ko/**');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // What is read next is not scrolled away from by the app.
  await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
  letGo();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});
