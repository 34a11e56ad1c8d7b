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
import {CODES, inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {fullTag, overflow} from '../support/visit';
import {expect, test} from './fixtures';

// A form has the same markup in every language: one of each script.
for (const code of ['en', 'ko', 'hi'] as const) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`${fullTag(code)}axe finds nothing in any state of the inspection form`, async ({
      page,
    }) => {
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

    test(`${fullTag(code)}axe finds nothing in any state of the newsletter`, async ({page}) => {
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

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    for (const [what, viewport, zoom] of [
      ['320 px', {width: 320, height: 568}, 1],
      ['200 % zoom', {width: 640, height: 450}, 2],
    ] as const) {
      // Zooming in halves the width that a page sees and doubles its pixels.
      test.describe(`at ${what}`, () => {
        test.use({viewport, deviceScaleFactor: zoom});

        test('an invalid entry is reported without a loss @full', async ({page}) => {
          await page.goto(inLocale(code, '/contact'));
          await submitButton(page).click();
          await expect(page.getByRole('alert')).toBeInViewport({ratio: 1});
          // Neither header, toast nor banner covers the focused field.
          const name = field(page, 'name');
          await expect(name).toBeFocused();
          await expect
            .poll(() =>
              name.evaluate((control) => {
                const {left, top, width, height} = control.getBoundingClientRect();
                return document.elementFromPoint(left + width / 2, top + height / 2) === control;
              }),
            )
            .toBe(true);
          expect(await overflow(page)).toBeLessThanOrEqual(0);
        });
      });
    }
  });
}
