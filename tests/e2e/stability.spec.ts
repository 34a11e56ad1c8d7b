import {ARTICLE_SLUGS, inLocale} from '../support/pages';
import {shiftSoFar} from '../support/visit';
import {expect, test} from './fixtures';

test.use({viewport: {width: 360, height: 640}});

test.describe('on a first visit', () => {
  test.use({savedLanguage: null});

  test('the picker does not jump when the requested page is offered', async ({page}) => {
    await page.goto(inLocale('en', `/knowledge-center/${ARTICLE_SLUGS[1]}`), {
      waitUntil: 'commit',
    });
    await page.waitForURL('/language');
    await expect(page.getByRole('link', {name: /^Continue to: /})).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(0.02);
  });
});
