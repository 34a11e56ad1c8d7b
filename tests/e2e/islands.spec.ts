import {routes} from '../../src/data/routes';
import {SCRIPTS, withoutApp} from '../support/app';
import {field, newEmail, sentBy, submitButton} from '../support/forms';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

/* Actions of a visitor before an island is alive are held, and done once. */

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

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
  const sent = await sentBy(page);
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

test('a press that the form comes alive under counts', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  const letGo = await withoutApp(page);
  await sentBy(page);
  await page.goto(ARTICLE, {waitUntil: 'domcontentloaded'});
  await field(page, 'email').fill(newEmail());
  const button = submitButton(page);
  await button.scrollIntoViewIfNeeded();
  const {x, y, width, height} = (await button.boundingBox())!;
  // At the lower edge: if anything above disappears, the button moves away from the pointer.
  await page.mouse.move(x + width / 2, y + height - 3);
  await page.mouse.down();
  letGo();
  await appReady(page);
  // Waits until React, too, knows of the entry.
  await expect(page.locator('#newsletter-email-hint')).not.toBeAttached();
  await page.mouse.up();
  await expect(page.getByText('Successfully Subscribed!').first()).toBeVisible();
});

test('a reader gets no script, and pages open as documents', async ({page, consoleErrors}) => {
  test.slow();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (SCRIPTS.test(request.url())) scripts.push(`${page.url()}: ${request.url()}`);
  });
  await page.clock.install();
  for (const path of [
    routes.home,
    routes.testimonials,
    routes.contact,
    routes.knowledgeCenter,
    `${ARTICLE}?gclid=x`,
    '/nowhere',
  ]) {
    await page.goto(path);
    await page.mouse.move(50, 300);
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Shift');
    // Whatever waits for a time, or until the page is idle.
    await page.clock.fastForward(60_000);
    const opened = page.waitForEvent('domcontentloaded');
    await page.locator(`footer a[href="${routes.about}"]`).click();
    await opened;
    await expect(page).toHaveURL(routes.about);
  }
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  consoleErrors.length = 0;
});

test('a script comes by itself where a page is of no use without it', async ({page}) => {
  for (const path of [routes.request, `${routes.knowledgeCenter}?q=roof`]) {
    await page.goto(path);
    await appReady(page);
  }
});
