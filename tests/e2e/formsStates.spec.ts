import {violations} from '../support/axe';
import {
  answer,
  begunAMinuteAgo,
  RPC_URLS,
  expectToast,
  field,
  fillInspection,
  newEmail,
  submitButton,
} from '../support/forms';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {expect, test} from './fixtures';

// A form has the same markup in every language, and its names are words.
for (const code of ['en', 'ko'] as const) {
  const tag = code === 'en' ? '' : ' @full';
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`axe finds nothing in any state of the inspection form${tag}`, async ({page}) => {
      test.setTimeout(90_000);
      await begunAMinuteAgo(page);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(inLocale(code, '/contact'));
      expect(await violations(page), 'idle').toEqual([]);
      await submitButton(page).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await violations(page), 'wrong entries').toEqual([]);
      await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
      await fillInspection(page, newEmail());
      await submitButton(page).click();
      await expect(page.locator('[data-call-us]')).toBeVisible();
      expect(await violations(page), 'failure').toEqual([]);
      await page.unroute(RPC_URLS);
      let go = (): void => undefined;
      const gone = new Promise<void>((resolve) => (go = resolve));
      await page.route(RPC_URLS, async (route) => {
        await gone;
        await route.continue();
      });
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await expect(submitButton(page)).toHaveText(
        textOf(code, 'forms.inspection.submitting', 'Submitting...'),
      );
      expect(await violations(page), 'submitting').toEqual([]);
      go();
      await expect(page.locator('[data-sent]')).toBeVisible();
      await expect(
        page.getByText(
          textOf(code, 'forms.toast.inspection.successTitle', 'Inspection Request Submitted!'),
        ),
      ).toBeVisible();
      expect(await violations(page), 'success').toEqual([]);
    });

    test(`axe finds nothing in any state of the newsletter${tag}`, async ({page}) => {
      test.setTimeout(90_000);
      await begunAMinuteAgo(page);
      await page.emulateMedia({reducedMotion: 'reduce'});
      await page.goto(inLocale(code, '/knowledge-center'));
      expect(await violations(page), 'idle').toEqual([]);
      await field(page, 'email').fill('no address');
      await submitButton(page).click();
      await expectToast(
        page,
        'alert',
        textOf(code, 'forms.toast.newsletter.invalidTitle', 'Invalid Email'),
        textOf(code, 'forms.toast.newsletter.invalidEmail', 'Please enter a valid email address.'),
      );
      await expect(field(page, 'email')).toBeFocused();
      expect(await violations(page), 'wrong entry').toEqual([]);
      await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
      await field(page, 'email').fill(newEmail());
      await submitButton(page).click();
      await expect(page.locator('[data-call-us]')).toBeVisible();
      expect(await violations(page), 'failure').toEqual([]);
      await page.unroute(RPC_URLS);
      await submitButton(page).click();
      await expect(field(page, 'email')).toHaveCount(0);
      await expect(
        page.getByRole('heading', {
          name: textOf(code, 'forms.newsletter.thanksTitle', 'Successfully Subscribed!'),
        }),
      ).toBeVisible();
      expect(await violations(page), 'thank-you card').toEqual([]);
    });
  });
}
