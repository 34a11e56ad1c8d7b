import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {withoutApp} from '../support/app';
import {answer, field, newEmail, RPC_URLS, submitButton} from '../support/forms';
import {menuLink} from '../support/menu';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

/* Actions of a visitor before hydration are held, and replayed once. */

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

/** The computed style of every element of a page, after its fonts have loaded. */
const stylesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.body.querySelectorAll('*')].map(
      (element) => `${element.tagName}.${element.className}: ${getComputedStyle(element).cssText}`,
    );
  });

test('an early search finds, and keeps what was typed', async ({page}) => {
  const letGo = await withoutApp(page);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('searchbox');
  await field.fill('hurricane');
  letGo();
  await expect(page.getByText(/^Results: \d+/)).toBeVisible();
  await expect(field).toHaveValue('hurricane');
  await expect(field).toBeFocused();
});

test('an early subscription is sent once, with the time from the first view on', async ({page}) => {
  const letGo = await withoutApp(page);
  const sent: {v_email?: string; v_started_at_ms?: number}[] = [];
  await page.route(RPC_URLS, (route) => {
    sent.push(route.request().postDataJSON() as object);
    return answer({success: true})(route);
  });
  const email = newEmail();
  const opened = Date.now();
  await page.goto(ARTICLE, {waitUntil: 'domcontentloaded'});
  const field = page.locator('form [name=email]');
  await field.fill(email);
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await field.press('Enter');
  letGo();
  await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
  expect(sent.map(({v_email}) => v_email)).toEqual([email]);
  expect(sent[0]!.v_started_at_ms! - opened).toBeLessThan(1000);
});

test('a press that the app arrives under counts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  const letGo = await withoutApp(page);
  await page.route(RPC_URLS, answer({success: true}));
  await page.goto(ARTICLE, {waitUntil: 'domcontentloaded'});
  await field(page, 'email').fill(newEmail());
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await button.boundingBox())!;
  // At the lower edge: if anything above disappears, the button moves away from the pointer.
  await page.mouse.move(x + width / 2, y + height - 3);
  await page.mouse.down();
  letGo();
  await hydrated(page);
  // Waits until the app, too, knows of the entry.
  await expect(page.locator('#newsletter-email-hint')).not.toBeAttached();
  await page.mouse.up();
  await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
});

for (const path of [routes.home, routes.contact, ARTICLE]) {
  test(`the styles of other pages change nothing of ${path}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.keyboard.press('Shift');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const before = await stylesOf(page);
    await page.evaluate(async (other) => {
      await window.docusaurus.preload(other);
    }, routes.testimonials);
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({href}) => href?.includes('/assets/css/styles.')),
    );
    expect(await stylesOf(page)).toEqual(before);
  });
}

test('another page shows when its styles are there, and a page alone asks for none of another', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/css/styles.')) asked.push(request.url());
  });
  const letStylesGo = await withoutApp(page, '**/assets/css/styles.*.css');
  await page.goto(routes.about);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const title = page.getByRole('heading', {level: 1});
  const before = await title.textContent();
  await menuLink(page, routes.testimonials).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForTimeout(500);
  await expect(title).toHaveText(before!);
  letStylesGo();
  await expect(title).not.toHaveText(before!);
});

test('what sends the newsletter comes as its form nears the window', async ({page}) => {
  await page.goto(ARTICLE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.evaluate(() => scrollTo({top: 200, behavior: 'instant'}));
  await page.waitForTimeout(300);
  expect(scripts).toEqual([]);
  await page.locator('form [name=email]').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('no code of other pages is fetched unasked', async ({page}) => {
  const prefetched: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose'] === 'prefetch') prefetched.push(request.url());
  });
  await page.goto(routes.home, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(prefetched).toEqual([]);
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
});
