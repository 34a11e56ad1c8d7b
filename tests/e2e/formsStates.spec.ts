import {routes} from '../../src/data/routes';
import {LEAK} from '../../src/forms/core/fields';
import {withoutApp} from '../support/app';
import {violations} from '../support/axe';
import {
  answer,
  begunAMinuteAgo,
  RPC_URLS,
  field,
  fillInspection,
  newEmail,
  submitButton,
} from '../support/forms';
import {expect, test} from './fixtures';

// A form has the same markup in every language.
test('axe finds nothing in any state of the inspection form', async ({page}) => {
  test.setTimeout(90_000);
  await begunAMinuteAgo(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/contact');
  expect(await violations(page), 'idle').toEqual([]);
  const link = page.locator(`form p a[href="${routes.privacyPolicy}"]`);
  await link.evaluate(({style}) => (style.textDecoration = 'none'));
  expect(await violations(page), 'a link that looks like the text around it').toEqual([
    expect.stringMatching(/^link-in-text-block: [^|]*$/),
  ]);
  await link.evaluate(({style}) => (style.textDecoration = ''));
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await violations(page), 'wrong entries').toEqual([]);
  await page.route(RPC_URLS, answer({success: false, error: 'db_error'}));
  await fillInspection(page, newEmail());
  await submitButton(page).click();
  await expect(page.locator('[data-call-us]')).toBeVisible();
  expect(await violations(page), 'failure').toEqual([]);
  await page.unroute(RPC_URLS);
  const letGo = await withoutApp(page, RPC_URLS);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  expect(await violations(page), 'submitting').toEqual([]);
  letGo();
  await expect(page.locator('[data-sent]')).toBeVisible();
  await expect(page.locator('[data-toast][role=status]')).toBeVisible();
  expect(await violations(page), 'success').toEqual([]);
  await page.locator('[data-sent]').getByRole('button').click();
  await expect(page.locator('[data-sent] ul')).toBeVisible();
  expect(await violations(page), 'an emergency').toEqual([]);
  await page.getByRole('button', {name: 'Send another request'}).click();
  await field(page, LEAK).check();
  await page.reload();
  await expect(page.locator('form [type=reset]')).toBeVisible();
  expect(await violations(page), 'a tick and a draft put back').toEqual([]);
});

test('axe finds nothing in any state of the newsletter', async ({page}) => {
  test.setTimeout(90_000);
  await begunAMinuteAgo(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/knowledge-center');
  expect(await violations(page), 'idle').toEqual([]);
  await field(page, 'email').fill('no address');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
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
  expect(await violations(page), 'thank-you card').toEqual([]);
});
