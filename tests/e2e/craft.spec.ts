import type {Page} from '@playwright/test';

import {routes, serviceRoute} from '../../src/data/routes';
import {CODES, inLocale} from '../support/pages';
import {fullTag, overflow, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

/* The page's grid, the heads of pages that are read, and what phones get first. */

const ARTICLE = `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`;

/** Where blocks of a page begin that are no multiple of a column away from its left edge. */
const offGrid = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const PAGE = 1200;
    const left = (document.documentElement.clientWidth - PAGE) / 2;
    const column = (PAGE + 24) / 12;
    const rows = [...document.querySelectorAll<HTMLElement>('main *, footer *')].filter(
      (element) =>
        // Five steps side by side are the one row that twelve columns do not divide.
        !element.matches('ol') &&
        getComputedStyle(element).display === 'grid' &&
        getComputedStyle(element).paddingLeft === '0px' &&
        Math.abs(element.getBoundingClientRect().width - PAGE) < 2,
    );
    return rows
      .flatMap((row) => [...row.children])
      .filter((child) => child.getClientRects().length > 0)
      .flatMap((child) => {
        const columns = (child.getBoundingClientRect().left - left) / column;
        return Math.abs(columns - Math.round(columns)) * column < 2
          ? []
          : [`${child.tagName}.${child.className} begins at column ${columns.toFixed(2)}`];
      });
  });

/** Marks the boxes that their background alone sets off from what they lie on. */
const markCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const {width, height} = element.getBoundingClientRect();
      if (element.closest('[aria-hidden=true]') || element.matches('img, svg *')) continue;
      if (width * height < 1500 || getComputedStyle(element).borderTopLeftRadius === '0px')
        continue;
      let below = element.parentElement;
      while (below && painted(below) === clear) below = below.parentElement;
      const alone = painted(element) !== clear && below && painted(below) !== painted(element);
      element.toggleAttribute('data-card', Boolean(alone));
    }
  });

/** What forced colors take the edges from: the marked boxes, and lists with two arrows. */
const withoutEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const edged = (element: Element) => {
      const style = getComputedStyle(element);
      return ['top', 'left', 'bottom'].some(
        (side) => parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0,
      );
    };
    const cards = [...document.querySelectorAll('[data-card]')].filter((card) => !edged(card));
    const lists = [...document.querySelectorAll('select')].filter((list) => {
      const {appearance, backgroundImage} = getComputedStyle(list);
      return appearance !== 'auto' || backgroundImage !== 'none';
    });
    return [...cards, ...lists].map(({tagName, className}) => `${tagName}.${className}`);
  });

test.describe('at 1440 px', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('what stands side by side begins on one grid, and forced colors leave each box its edge', async ({
    page,
  }) => {
    test.setTimeout(90_000);
    for (const route of [
      routes.home,
      routes.about,
      routes.services,
      serviceRoute('roof-replacement'),
      routes.knowledgeCenter,
      ARTICLE,
      routes.testimonials,
      routes.contact,
    ]) {
      await page.goto(route);
      expect(await offGrid(page), route).toEqual([]);
      // The contact page has its own test, in layout.spec.ts.
      if (route === routes.contact) continue;
      await markCards(page);
      await page.emulateMedia({forcedColors: 'active'});
      expect(await withoutEdges(page), route).toEqual([]);
      await page.emulateMedia({forcedColors: 'none'});
    }
  });
});

for (const code of CODES) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`${fullTag(code)}the head of a page that is read is low`, async ({page}) => {
      for (const width of [360, 768, 1024, 1440]) {
        await page.setViewportSize({width, height: 900});
        for (const route of [ARTICLE, routes.privacyPolicy]) {
          await page.goto(inLocale(code, route));
          const {height} = (await page.locator('main header').first().boundingBox())!;
          expect(height, `${route} at ${width}`).toBeLessThanOrEqual(260);
        }
      }
    });

    test(`${fullTag(code)}phone and hours are in view first on a phone, the form right below`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 640});
      await page.goto(inLocale(code, routes.contact));
      const [panel, form, banner] = await Promise.all(
        ['[aria-labelledby=contact-card-title]', 'main form', '[data-call-banner]'].map((part) =>
          page.locator(part).boundingBox(),
        ),
      );
      const hours = (await page.locator('[aria-labelledby=contact-card-title] dl').boundingBox())!;
      expect(hours.y + hours.height, 'above the call banner').toBeLessThanOrEqual(banner!.y);
      expect(form!.y - panel!.y - panel!.height, 'the form follows').toBeLessThan(60);
    });

    test(`${fullTag(code)}home is at most eleven screens of a phone, folded where it is long`, async ({
      page,
    }) => {
      await page.setViewportSize({width: 360, height: 640});
      await page.goto(inLocale(code, routes.home));
      await wholePage(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / 640).toBeLessThanOrEqual(11);
      const [panel, banner] = await Promise.all(
        ['main a[href^=tel]', '[data-call-banner]'].map((part) =>
          page.locator(part).first().boundingBox(),
        ),
      );
      expect(panel!.y, 'not half behind the call banner').toBeGreaterThanOrEqual(banner!.y);
      // Two customers speak on the first three screens.
      const quotes = page.locator('[aria-labelledby=reviews-title] li:has(blockquote)');
      await expect(quotes).toHaveCount(2);
      const last = (await quotes.last().boundingBox())!;
      expect(last.y + last.height).toBeLessThan(1800);
      const fold = page.locator('[aria-labelledby=process-title]');
      await expect(fold.locator('li').first()).toBeHidden();
      await fold.locator('summary').click();
      await expect(fold.locator('li')).toHaveCount(5);
      await expect(fold.locator('li').last()).toBeVisible();
      expect(await overflow(page)).toBe(0);
    });
  });
}

test('what phones fold stands open on wider screens, without a button', async ({page}) => {
  await page.setViewportSize({width: 768, height: 900});
  await page.goto(routes.home);
  for (const part of [
    '[aria-labelledby=process-title]',
    '[aria-labelledby=more-title]',
    'footer',
  ]) {
    await expect(page.locator(`${part} summary`).first()).toBeHidden();
    await expect(page.locator(`${part} details li`).first()).toBeVisible();
  }
});
