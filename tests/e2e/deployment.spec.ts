import type {Page} from '@playwright/test';

import {company} from '../../src/data/company';
import {HELD_MS} from '../../src/data/limits';
import {routes} from '../../src/data/routes';
import {
  answer,
  entries,
  field,
  fillInspection,
  newEmail,
  RPC_URLS,
  submitButton,
} from '../support/forms';
import {menuLink} from '../support/menu';
import {countOf} from '../support/pages';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

/* A tab that was open while the site was deployed anew: its files are gone from the host. */

const SCRIPTS = /\/assets\/js\/.*\.js/;

/** The paths of the documents that a page asks for from now on. */
function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

// Answers 404 to script requests of the open page, or of the first page opened, once the returned
// function is called. Pages requested later get their scripts.
async function deploy(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = page.url() === 'about:blank';
  });
  await page.route(SCRIPTS, async (route) => {
    if (!isOld) return route.fallback();
    await gone;
    return route.fulfill({status: 404});
  });
  return letGo;
}

test.afterEach(({consoleErrors}) => {
  expect(consoleErrors.filter((line) => !/404|ERR_FAILED|ChunkLoadError/.test(line))).toEqual([]);
  consoleErrors.length = 0;
});

test('a form typed in before its app is there keeps all through one reload', async ({page}) => {
  const letGo = await deploy(page);
  await page.goto(routes.contact, {waitUntil: 'domcontentloaded'});
  const asked = documents(page);
  await field(page, 'name').fill('Maria');
  await field(page, 'roofType').selectOption('tile');
  await field(page, 'message').fill('Two tiles came down.');
  letGo();
  await hydrated(page);
  await expect(field(page, 'message')).toHaveValue('Two tiles came down.');
  await expect(field(page, 'message')).toBeFocused();
  await expect(field(page, 'name')).toHaveValue('Maria');
  await expect(field(page, 'roofType')).toHaveValue('tile');
  expect(asked).toEqual([routes.contact]);
});

test('no reload takes the page from under a pressed form: it says that it is not sent', async ({
  page,
}) => {
  await page.clock.install();
  const letGo = await deploy(page);
  await page.route(RPC_URLS, answer({success: true}));
  await page.goto(routes.contact, {waitUntil: 'domcontentloaded'});
  const asked = documents(page);
  await fillInspection(page, newEmail());
  const typed = await entries(page);
  await submitButton(page).click();
  letGo();
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(HELD_MS);
  await expect(page.getByRole('alert')).toContainText(company.phone.display);
  expect(await entries(page)).toEqual(typed);
  expect(asked).toEqual([]);
  await page.reload();
  await hydrated(page);
  expect(await entries(page)).toEqual(typed);
  await submitButton(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
});

test('a running form gets what it needs by one reload', async ({page}) => {
  await page.goto(routes.contact);
  await hydrated(page);
  const asked = documents(page);
  const letGo = await deploy(page);
  const reloaded = page.waitForEvent('domcontentloaded');
  // Typed in the old page: a reload between the focus and the text would take the text.
  await field(page, 'name').fill('Maria');
  letGo();
  await reloaded;
  expect(asked).toEqual([routes.contact]);
  await hydrated(page);
  await expect(field(page, 'name')).toHaveValue('Maria');
  await expect(field(page, 'name')).toBeFocused();
});

test('a broken deployment makes no loop: the page reads, filters and navigates', async ({page}) => {
  await page.route(SCRIPTS, (route) => route.fulfill({status: 404}));
  const asked = documents(page);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'networkidle'});
  await page.getByRole('searchbox').focus();
  await expect.poll(() => asked).toEqual(Array(2).fill(routes.knowledgeCenter));
  await page.locator('main nav a[href$="?category=storm-prep"]').click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(page.locator('main article:visible')).toHaveCount(countOf('storm-prep'));
  await menuLink(page, routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(asked.slice(2), 'filtered without a reload').toEqual([routes.about]);
});
