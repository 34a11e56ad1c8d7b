import type {Page} from '@playwright/test';

import {company} from '../../src/data/company';
import {textOf} from '../support/texts';
import {inLocale} from '../support/pages';
import {expect, test} from './fixtures';

const ARTICLE = '/knowledge-center/preparing-roof-florida-hurricane-season-checklist';

/** How many sheets the page takes as it is now. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({format: 'Letter'})).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

// Its lines are the longest.
test.describe('printed in Vietnamese', () => {
  const code = 'vi';
  test.use({savedLanguage: code});

  test('each list is one sheet with logo and number, and nothing else', async ({page}) => {
    // The browser's dialog would wait for a person: the page stays as it is for the printer.
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(inLocale(code, ARTICLE));
    const buttons = page.getByRole('button', {
      name: textOf(code, 'article.checklist.print', 'Print this list'),
    });
    const count = await buttons.count();
    expect(count).toBeGreaterThanOrEqual(3);
    for (let index = 0; index < count; index += 1) {
      await page.emulateMedia({media: 'screen'});
      await buttons.nth(index).click();
      await page.emulateMedia({media: 'print'});
      await expect(page.locator('header svg').first(), 'the logo').toBeVisible();
      await expect(page.locator('header').getByText(company.phone.display).last()).toBeVisible();
      await expect(page.locator('main :is(h2, h3):visible')).toHaveCount(1);
      await expect(page.locator('main li:visible').first()).toBeVisible();
      expect(await sheets(page), `list ${index + 1}`).toBe(1);
    }
    await page.emulateMedia({media: 'screen'});
    await expect(page.locator('h1')).toBeVisible();
  });
});

test('a printed table is not cut in two', async ({page}) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main table').first()).toHaveCSS('break-inside', 'avoid');
});
