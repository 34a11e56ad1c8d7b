import type {Page} from '@playwright/test';

import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {textOf} from '../support/texts';
import {inLocale} from '../support/pages';
import {seldomStyles, wholePage} from '../support/visit';
import {expect, test} from './fixtures';
import {SERVICE_SLUGS} from '../support/services';

const ARTICLE = '/knowledge-center/preparing-roof-florida-hurricane-season-checklist';

/** How many sheets the page takes as it is now. */
const sheets = async (page: Page): Promise<number> =>
  (await page.pdf({format: 'Letter'})).toString('latin1').match(/\/Type\s*\/Page\b/g)!.length;

// Vietnamese lines are the longest.
test.describe('printed in Vietnamese', () => {
  const code = 'vi';
  test.use({savedLanguage: code});

  test('each list is one sheet with logo and number, and nothing else', async ({page}) => {
    // The browser's dialog would wait for a person: the page stays as it is for the printer.
    await page.addInitScript(() => (window.print = () => undefined));
    await page.goto(inLocale(code, ARTICLE));
    await seldomStyles(page);
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

test('the whole article takes at most four sheets, and no row of its table is cut in two', async ({
  page,
}) => {
  await page.goto(ARTICLE);
  await wholePage(page);
  await seldomStyles(page);
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main table tr').first()).toHaveCSS('break-inside', 'avoid');
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('main aside')).toBeHidden();
  const {edge, room} = await page
    .locator('#__blog-post-container div > ul > li')
    .first()
    .evaluate((item) => {
      const {borderTopWidth: edge, width} = getComputedStyle(item, '::before');
      const box = parseFloat(width) + 2 * parseFloat(edge);
      return {edge, room: parseFloat(getComputedStyle(item).paddingLeft) - box};
    });
  expect(edge, 'a box to tick').toBe('2px');
  expect(room, 'apart from its words').toBeGreaterThanOrEqual(4);
  expect(await sheets(page)).toBeLessThanOrEqual(4);
});

const PRINTED = [routes.home, routes.contact, serviceRoute(SERVICE_SLUGS[0]!), ARTICLE];

test('paper shows who it is from, nothing to press, black on white', async ({page}) => {
  test.slow();
  const head = page.locator('#__docusaurus').locator('> header, > [role=complementary]');
  const {address} = company;
  const facts = [company.logo.name, company.phone.display, company.license];
  if (address) facts.push(address.street);
  for (const path of PRINTED) {
    await page.emulateMedia({media: 'screen'});
    await page.goto(path);
    await wholePage(page);
    await seldomStyles(page);
    await page.setViewportSize({width: 710, height: 960});
    await page.emulateMedia({media: 'print'});
    for (const fact of facts) {
      const shown = head.getByText(fact).filter({visible: true});
      await expect(shown, `${fact} on ${path}`).toHaveCount(1);
      const {y, x, width} = (await shown.boundingBox())!;
      expect(y, `${fact} at the head of ${path}`).toBeLessThan(150);
      expect(x + width, `${fact} on the sheet of ${path}`).toBeLessThanOrEqual(710);
    }
    await expect(page.locator('button, a[class*=button]').filter({visible: true})).toHaveCount(0);
    const panels = page
      .locator('main [data-background=deep], main a[class*=panel]')
      .filter({visible: true});
    for (const panel of await panels.all()) {
      await expect(panel).toHaveCSS('border-top-width', '1px');
      // Light colors on the paper's white.
      const pale = await panel.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => part.getClientRects().length > 0)
          .map((part) => getComputedStyle(part).color)
          .filter((color) => Math.max(...color.match(/\d+/g)!.slice(0, 3).map(Number)) > 190),
      );
      expect(pale, path).toEqual([]);
    }
  }
});
