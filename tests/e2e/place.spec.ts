import {type Locator, type Page} from '@playwright/test';

import {withoutApp} from '../support/app';
import {button, entry as entryOf} from '../support/switcher';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

test.use({viewport: {width: 360, height: 740}});

/** Clicks at the target's position, as a finger does: `click` would scroll the target first. */
async function press(page: Page, target: Locator): Promise<void> {
  const {x, y, width, height} = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('the place is there before the app is', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  const letGo = await withoutApp(page);
  await press(page, button(page));
  await press(page, entryOf(page, 'ko'));
  await page.waitForURL('/ko/**');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // The app must not scroll away from the new position.
  await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
  letGo();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('what was typed is there before the app is, and may be typed on', async ({page}) => {
  await page.goto('/contact');
  await hydrated(page);
  const name = page.locator('[name=name]');
  const roofType = page.locator('[name=roofType]');
  const message = page.locator('[name=message]');
  await name.fill('Maria');
  await roofType.selectOption('tile');
  await message.fill('Two tiles');
  const letGo = await withoutApp(page);
  await press(page, button(page));
  await press(page, entryOf(page, 'vi'));
  await page.waitForURL('/vi/contact', {waitUntil: 'commit'});
  await expect(message).toHaveValue('Two tiles');
  await expect(name).toHaveValue('Maria');
  await expect(roofType).toHaveValue('tile');
  await message.pressSequentially(' came down.');
  await roofType.selectOption('metal');
  letGo();
  await hydrated(page);
  await expect(message).toHaveValue('Two tiles came down.');
  await expect(name).toHaveValue('Maria');
  await expect(roofType).toHaveValue('metal');
  // The draft has what was typed last.
  await page.reload();
  await expect(message).toHaveValue('Two tiles came down.');
});

/** Whether a part of the page has been laid out, or is skipped until it comes near. */
const laidOut = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

/** Opens a page that is not loaded until the returned function is called. */
async function openUnloaded(page: Page, url: string): Promise<() => void> {
  const letGo = await withoutApp(page, '**/img/**');
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  return letGo;
}

test('what lies far below waits until the page is loaded, or near', async ({page}) => {
  const load = await openUnloaded(page, '/');
  const cta = page.locator('#cta-title');
  const last = page.locator('footer nav').first();
  expect([await laidOut(cta), await laidOut(last)]).toEqual([false, false]);
  await cta.scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(cta)).toBe(true);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => laidOut(last)).toBe(false);
  load();
  await expect.poll(() => laidOut(last)).toBe(true);
});

test('whoever comes by an anchor, or back, finds the place', async ({page}) => {
  const load = await openUnloaded(page, '/#report-title');
  const title = page.locator('#report-title');
  const top = async () => Math.abs((await title.boundingBox())!.y);
  await expect.poll(top).toBeLessThan(200);
  expect(await laidOut(page.locator('footer nav').first())).toBe(true);
  load();
  await hydrated(page);
  expect(await top()).toBeLessThan(200);

  await page.goto('/');
  await hydrated(page);
  await page.locator('#cta-title').scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await page.reload();
  await hydrated(page);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5);
});
