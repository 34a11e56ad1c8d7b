import {database, field, newEmail, submitButton} from '../support/forms';
import {menuButton, menuLink} from '../support/menu';
import {textOf} from '../support/texts';
import {expect, test} from './fixtures';

// The main job from end to end, on the server that `npm start` runs: nothing is stubbed (that
// server itself answers the IP lookup).
test.use({savedLanguage: null, viewport: {width: 390, height: 844}});

test('a first visitor picks Spanish, asks for an inspection and subscribes @company', async ({
  page,
}) => {
  test.slow();
  const email = newEmail();
  const es = (id: string) => textOf('es', id, '');

  await page.goto('/');
  await expect(page).toHaveURL(/\/language$/);
  await page.getByText('Español').click();
  await page.getByRole('button', {name: es('language.picker.continue')}).click();
  await expect(page).toHaveURL(/\/es\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');

  // The banner is hidden while the first screen shows the number.
  await page.mouse.wheel(0, 1500);
  await page.getByRole('link', {name: es('callBanner.action.callOrWrite')}).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  await field(page, 'name').fill('  María José Núñez ');
  await field(page, 'phone').fill('+1 (813) 555-0123');
  await field(page, 'email').fill(` ${email.toUpperCase()} `);
  await field(page, 'roofType').selectOption('tile');
  // A person takes longer than the three seconds of the spam check.
  await page.waitForTimeout(3100);
  await submitButton(page).click();
  await expect(
    page.getByRole('status').filter({hasText: es('forms.toast.inspection.successTitle')}),
  ).toBeVisible();

  await menuButton(page).click();
  await menuLink(page, '/es/knowledge-center').click();
  await expect(page).toHaveURL(/\/es\/knowledge-center$/);
  await field(page, 'email').fill(email);
  await page.waitForTimeout(1100);
  await submitButton(page).click();
  await expect(page.getByRole('heading', {name: es('forms.newsletter.thanksTitle')})).toBeVisible();

  const [request, ...more] = await database.contacts(email);
  expect(more).toEqual([]);
  expect(request).toMatchObject({
    name: 'María José Núñez',
    email,
    phone: '+1 (813) 555-0123',
    roof_type: 'tile',
    roof_age: null,
    last_inspection: null,
    storm_damage: null,
    message: null,
    route: '/es/contact',
    suspicion: null,
  });
  expect(await database.subscribers(email)).toMatchObject([{email, route: '/es/knowledge-center'}]);
});
