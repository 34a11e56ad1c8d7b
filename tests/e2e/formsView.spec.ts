import type {Locator, Page} from '@playwright/test';

import {
  answer,
  begunAMinuteAgo,
  RPC_URLS,
  database,
  expectToast,
  field,
  fillInspection,
  newEmail,
  submitButton,
} from '../support/forms';
import {expectFree} from '../support/keyboard';
import {menu, menuButton} from '../support/menu';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {INSPECTION_TOASTS} from '../support/toasts';
import {uncovered, visit} from '../support/visit';
import {expect, test} from './fixtures';

/** After sending, the result is on the screen, and nothing covers it. */

const ARTICLE = '/knowledge-center/how-long-does-roof-last-florida';

/** Names of the elements that the toast covers: fields, buttons, next steps, an open menu. */
const covered = (page: Page): Promise<string[]> =>
  page.locator('[data-toast]').evaluate((toast) => {
    const box = toast.getBoundingClientRect();
    const others = document.querySelectorAll(
      'main form :is(input, select, textarea, label, [type=submit]), [data-sent] li, main form p:not([role=status]), [data-sent] h2',
    );
    return [...others].flatMap((other) => {
      if (!other.checkVisibility({visibilityProperty: true})) return [];
      const {left, right, top, bottom} = other.getBoundingClientRect();
      const isApart =
        right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return isApart || toast.contains(other) || right < 0 ? [] : [other.outerHTML.slice(0, 80)];
    });
  });

/** Expects toast and focused element in full view, and nothing under the toast. */
async function expectClear(page: Page, seen: Locator): Promise<void> {
  await expectFree(seen);
  await expect.poll(() => uncovered(page.locator('[data-toast]')), 'the toast').toBe(true);
  await expect.poll(() => covered(page)).toEqual([]);
}

for (const [width, height, code, tag] of [
  [360, 640, 'en', ''],
  [1440, 900, 'en', ''],
  [320, 568, 'vi', ' @full'],
  [768, 1024, 'es', ' @full'],
] as const) {
  /** Small screens are the hard case of the newsletter; wide ones run in the full tier. */
  const wide = width > 1000 ? ' @full' : '';
  test.describe(`at ${width} × ${height} in ${code}`, () => {
    test.use({viewport: {width, height}, savedLanguage: code});

    test(`the inspection form's toast is seen and lies over nothing${tag}`, async ({page}) => {
      test.setTimeout(90_000);
      await begunAMinuteAgo(page);
      await page.goto(inLocale(code, '/contact'));
      await submitButton(page).click();
      await expectClear(page, field(page, 'name'));

      if (width < 768) {
        await menuButton(page).click();
        await expect(menu(page)).toBeVisible();
        expect(await uncovered(menu(page))).toBe(true);
        await page.keyboard.press('Escape');
        await page.reload();
      }

      await fillInspection(page, 'a@b.c');
      await submitButton(page).click();
      await expectClear(page, field(page, 'email'));

      await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
      await field(page, 'email').fill(newEmail());
      await submitButton(page).click();
      await expect(page.locator('[data-call-us]')).toBeVisible();
      await expectClear(page, submitButton(page));
      await page.unroute(RPC_URLS);

      await submitButton(page).click();
      await expectClear(page, page.locator('[data-sent] h2'));
    });

    test(`the newsletter's toast and its thank-you heading are in full view${wide || tag}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await begunAMinuteAgo(page);
      for (const path of ['/knowledge-center', ARTICLE]) {
        await page.goto(inLocale(code, path));
        await field(page, 'email').fill('a@b.c');
        await submitButton(page).click();
        await expectClear(page, field(page, 'email'));
        await field(page, 'email').fill(newEmail());
        // Scrolls down as far as the button stays visible: the card's head is off the screen.
        await submitButton(page).evaluate((button) =>
          window.scrollTo({
            top: button.getBoundingClientRect().top + window.scrollY - 120,
            behavior: 'instant',
          }),
        );
        await submitButton(page).click();
        const title = page.getByRole('heading', {
          name: textOf(code, 'forms.newsletter.thanksTitle', 'Successfully Subscribed!'),
        });
        await expectFree(title);
      }
    });
  });
}

test('the failure is shown without a connection, and the next try succeeds', async ({
  page,
  context,
  consoleErrors,
}) => {
  await begunAMinuteAgo(page);
  await visit(page, '/contact');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await submitButton(page).click();
  await expectToast(page, 'alert', 'Validation Error', 'Please fill in all required fields.');
  const email = newEmail();
  await fillInspection(page, email);
  await submitButton(page).click();
  await expectToast(
    page,
    'alert',
    'Submission Error',
    'There was an error submitting your request. Please try again.',
  );
  await expect(page.locator('[data-call-us]')).toContainText('Not sent yet.');

  await context.setOffline(false);
  await submitButton(page).click();
  await expectToast(
    page,
    'status',
    'Inspection Request Submitted!',
    textOf('en', ...INSPECTION_TOASTS.success.text),
  );
  expect(await database.contacts(email)).toHaveLength(1);
  consoleErrors.length = 0;
});
