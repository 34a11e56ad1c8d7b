import type {Page} from '@playwright/test';

import {company} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {blockApp, SCRIPTS} from '../support/app';
import {
  answer,
  begunAMinuteAgo,
  database,
  entries,
  expectSent,
  field,
  fillInspection,
  newEmail,
  RPC_URLS,
  submitButton,
} from '../support/forms';
import {menuLink} from '../support/menu';
import {otherRelease} from '../support/otherRelease';
import {countOf} from '../support/pages';
import {appReady, visit} from '../support/visit';
import {expect, test} from './fixtures';

/* A tab that was open while the site was deployed anew, or rolled back; and pages that something rewrites. */

/** The paths of the documents that a page asks for from now on. */
function documents(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(request.url());
  });
  return paths;
}

/** Gives what a page loads from these addresses as it is in another release. */
const change = (page: Page, url: string | RegExp, to = otherRelease, latency = 0) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, latency));
    await route.fulfill({response, body: to(await response.text())});
  });

/** What is open while the other is released: the page is the old one, or after a rollback the new one. */
const SKEWS = {
  'an old page under the new script': SCRIPTS,
  'a new page under the old script': `**${routes.contact}`,
};

for (const [skew, changed] of Object.entries(SKEWS)) {
  test(`${skew} keeps what is typed, and the caret; its errors are read, and it is sent`, async ({
    page,
  }) => {
    await begunAMinuteAgo(page);
    await change(page, changed);
    const script = page.waitForRequest(SCRIPTS);
    await page.goto(routes.contact);
    const asked = documents(page);
    const name = field(page, 'name');
    await name.pressSequentially('Maria Nez', {delay: 60});
    await script;
    await appReady(page);
    for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.type('úñ');
    await expect(name).toHaveValue('Maria Núñez');

    await name.fill('');
    await submitButton(page).click();
    const error = page.locator('main form [id$=name-error]');
    await expect(error).toBeInViewport();
    await expect(error).not.toBeEmpty();
    await expect(field(page, 'company'), 'the honeypot').not.toBeInViewport();

    const email = newEmail();
    await fillInspection(page, email);
    await submitButton(page).click();
    await expectSent(page);
    expect(await database.contacts(email)).toHaveLength(1);
    expect(asked).toEqual([]);
  });
}

// tests/full/openPages.test.ts has more words, in each engine.
test('no letter goes where a script comes late under a typing hand', async ({page}) => {
  // Each page begins without the draft of the one before.
  await page.addInitScript(() => sessionStorage.clear());
  for (const [word, latency] of [
    ['Maria Gonzalez', 0],
    ['Nguyễn Thị Hạnh', 150],
    ['김민지', 400],
    ['मारिया शर्मा', 0],
    ['Begoña', 150],
  ] as const) {
    await change(page, SCRIPTS, otherRelease, latency);
    await page.goto(routes.contact);
    await field(page, 'name').pressSequentially(word, {delay: 40});
    await appReady(page);
    await expect(field(page, 'name')).toHaveValue(word);
    await expect(field(page, 'name')).toBeFocused();
  }
});

test('an unfinished syllable is finished before an old form is drawn anew', async ({page}) => {
  await change(page, SCRIPTS, otherRelease, 200);
  await page.goto(routes.contact);
  await field(page, 'name').focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {text, selectionStart: 1, selectionEnd: 1});
  for (const part of ['ㄱ', '기', '김']) {
    await compose(part);
    await page.waitForTimeout(300);
  }
  await expect(page.locator('[data-alive]')).toHaveCount(0);
  await devtools.send('Input.insertText', {text: '김'});
  await appReady(page);
  await page.keyboard.insertText('민지');
  await expect(field(page, 'name')).toHaveValue('김민지');
});

test('a broken deployment changes no page: it reads, filters and navigates', async ({
  page,
  consoleErrors,
}) => {
  await page.route(SCRIPTS, (route) => route.fulfill({status: 404}));
  const asked = documents(page);
  await page.goto(routes.knowledgeCenter, {waitUntil: 'networkidle'});
  await page.getByRole('searchbox').focus();
  await page.locator('main nav a[href$="?category=storm-prep"]').click();
  await expect(page).toHaveURL(/\?category=/);
  await expect(page.locator('main article:visible')).toHaveCount(countOf('storm-prep'));
  await menuLink(page, routes.about).click();
  await expect(page).toHaveURL(routes.about);
  await page.waitForLoadState('networkidle');
  // One, where the browser has fetched the other when its link was pressed.
  expect(asked.length, 'never reloaded').toBeLessThanOrEqual(2);
  consoleErrors.length = 0;
});

/** Ways in which something between host and browser changes the inline scripts of a page. */
const REWRITES: Record<string, (html: string) => string> = {
  'makes an inline script a byte longer': (html) => html.replaceAll('</script>', ' </script>'),
  'gives scripts a type of its own': (html) =>
    html.replaceAll('<script>', '<script type="x-text/javascript">'),
};

/** Stops the styles of a page at so many milliseconds. */
const jump = (page: Page, ms: number): Promise<void> =>
  page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);

for (const [what, rewrite] of Object.entries(REWRITES)) {
  test(`where something ${what}, each island says so after ten seconds, and no entry gets into an address`, async ({
    page,
    consoleErrors,
  }) => {
    for (const [path, text] of [
      [routes.knowledgeCenter, 'search'],
      [`${routes.knowledgeCenter}/insurance-claim-challenges`, company.phone.display],
      [routes.contact, company.phone.display],
    ] as const) {
      await change(page, `**${path}`, rewrite);
      await page.goto(path);
      const notice = page.locator('[data-late-notice]').first();
      await jump(page, 9_900);
      await expect(notice).toBeHidden();
      await jump(page, 10_000);
      await expect(notice).toBeVisible();
      await expect(notice).toContainText(text);
    }
    const asked = documents(page);
    await fillInspection(page, newEmail());
    // Something may enable the button, too.
    await submitButton(page).evaluate((button: HTMLButtonElement) => (button.disabled = false));
    await submitButton(page).click();
    await field(page, 'name').press('Enter');
    await page.waitForTimeout(500);
    await expect(page).toHaveURL(routes.contact);
    expect(asked).toEqual([]);
    // The policy stops the scripts.
    consoleErrors.length = 0;
  });
}

test('a script that has run shows no notice by time', async ({page}) => {
  await page.clock.install();
  await blockApp(page);
  await page.goto(routes.contact);
  await page.clock.fastForward(11_000);
  await jump(page, 11_000);
  await expect(page.locator('[data-late-notice]')).toBeHidden();
});

test('a form that was opened before a release sends after it', async ({page}) => {
  await page.route(RPC_URLS, answer({success: true}));
  await visit(page, routes.contact);
  // Nothing that a form needs later is asked of the host.
  await page.route(SCRIPTS, (route) => route.fulfill({status: 404}));
  await fillInspection(page, newEmail());
  expect(Object.keys(await entries(page))).toContain('name');
  await submitButton(page).click();
  await expect(page.locator('[data-sent]')).toBeVisible();
});
