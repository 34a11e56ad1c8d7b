import {routes} from '../../src/data/routes';
import {
  begunAMinuteAgo,
  expectSent,
  expectToast,
  field,
  fillInspection,
  newEmail,
  openFilled,
  submitButton,
} from '../support/forms';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

/* The form's error messages, and its confirmation. */

for (const viewport of [
  {width: 360, height: 640},
  {width: 1440, height: 900},
]) {
  test(`at ${viewport.width} px one mistake has one framed message, inside of its card, which goes with it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(routes.contact);
    await fillInspection(page, 'ana@');
    /** How far below the head of the form its fields begin. */
    const offsets = (): Promise<number[]> =>
      page.locator('main form').evaluate((form) =>
        ['name', 'phone', 'email'].map((name) => {
          const control = form.querySelector(`[name=${name}]`)!;
          return control.getBoundingClientRect().top - form.getBoundingClientRect().top;
        }),
      );
    const before = await offsets();
    await submitButton(page).click();
    await expectToast(page, 'alert', 'Validation Error', 'Please fill in all required fields.');
    await expect(field(page, 'email')).toBeFocused();
    const form = (await page.locator('main form').boundingBox())!;
    const toast = (await page.locator('[data-toast]').boundingBox())!;
    // On a phone the message takes the place of the line about required fields; elsewhere it is beside it.
    if (viewport.width === 360) expect(toast.y).toBeGreaterThanOrEqual(form.y);
    else expect(await offsets()).toEqual(before);
    await expect(page.locator('[aria-labelledby=inspection-summary]')).toHaveCount(0);
    expect(toast.height, 'small').toBeLessThanOrEqual(56);
    // Its classes are in no served HTML: the page holds their rules because its scripts name them.
    const alert = page.getByRole('alert').filter({visible: true});
    await expect(alert).toHaveCSS('border-left', /^6px solid/);
    await expect(alert).toHaveCSS('padding', /^[1-9]/);
    await expect(alert).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await field(page, 'email').fill('ana@example.com');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });
}

test('a language chosen in another tab takes no confirmation away', async ({page, context}) => {
  await openFilled(page);
  await submitButton(page).click();
  await expectSent(page);
  const reader = await context.newPage();
  await begunAMinuteAgo(reader);
  await reader.goto(routes.knowledgeCenter);
  await field(reader, 'email').fill(newEmail());
  await submitButton(reader).click();
  const thanks = reader.getByRole('heading', {name: 'Successfully Subscribed!'});
  await expect(thanks).toBeFocused();

  const other = await context.newPage();
  await other.goto(`${routes.about}?lng=vi`);
  await expect(other).toHaveURL('/vi/about');
  const plain = await context.newPage();
  await plain.goto(routes.about);
  await expect(plain).toHaveURL('/vi/about');
  for (const [tab, route] of [
    [page, routes.contact],
    [reader, routes.knowledgeCenter],
  ] as const) {
    await tab.bringToFront();
    await hydrated(tab);
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(tab).toHaveURL(route);
  }
  await expect(page.locator('[data-sent] h2')).toBeVisible();
  await expect(thanks).toBeVisible();
});
