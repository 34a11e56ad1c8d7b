import {submitButton} from '../support/forms';
import {expect, test} from './fixtures';

// Its classes are in no served HTML: the page holds their rules because its scripts name them.
test('the toast of an empty form has its frame', async ({page}) => {
  await page.goto('/contact');
  await submitButton(page).click();
  const toast = page.getByRole('alert').filter({visible: true});
  await expect(toast).toHaveCSS('border-left', /^6px solid/);
  await expect(toast).toHaveCSS('padding', /^[1-9]/);
  await expect(toast).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
