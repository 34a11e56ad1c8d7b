import type {Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {withoutApp} from '../support/app';
import {ARTICLE_SLUGS, countOf, PUBLISHED} from '../support/pages';
import {appReady} from '../support/visit';
import {expect, test} from './fixtures';

const LIST = routes.knowledgeCenter;
const article = (slug: string) => `${LIST}/${slug}`;
const FIRST = ARTICLE_SLUGS[0];
const cards = (page: Page) => page.getByRole('main').getByRole('article').filter({visible: true});
const choice = (page: Page, category: string | '') =>
  page.locator(`main nav a[href$="${category ? `?category=${category}` : LIST}"]`);

test('the filter narrows by key and click, keeps its state in the URL, and Back undoes it', async ({
  page,
}) => {
  await page.goto(LIST);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await choice(page, 'insurance').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${LIST}?category=insurance`);
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  await expect(choice(page, 'insurance'), 'it keeps the focus').toBeFocused();
  await expect(choice(page, 'insurance')).toHaveAttribute('aria-current', 'true');
  await expect(
    page.getByText(`Showing ${countOf('insurance')} of ${PUBLISHED.length} articles`),
  ).toBeVisible();
  await choice(page, 'inspection').click();
  await expect(cards(page)).toHaveCount(countOf('inspection'));
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  await page.goBack();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(PUBLISHED.length);
  expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
});

test('an address with a category shows it at once, and no others before', async ({page}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, {seen});
    const look = (): void => {
      seen.push(document.querySelectorAll('main li article').length);
      const visible = [...document.querySelectorAll('main li article')].filter((card) =>
        card.checkVisibility(),
      );
      if (document.readyState !== 'loading') seen.push(-visible.length);
      if (document.readyState !== 'complete') requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${LIST}?category=insurance`);
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  const painted = await page.evaluate(() => (window as unknown as {seen: number[]}).seen);
  expect(painted.filter((count) => count < 0 && count !== -countOf('insurance'))).toEqual([]);
  await choice(page, '').click();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(PUBLISHED.length);
  await page.goBack();
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  await expect(choice(page, 'insurance')).toHaveAttribute('aria-current', 'true');
});

test('what was chosen before the search stays when it comes, without a hydration error', async ({
  page,
}) => {
  const letGo = await withoutApp(page);
  await page.goto(LIST);
  await choice(page, 'insurance').click();
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  await page.getByRole('searchbox').focus();
  letGo();
  await appReady(page);
  await expect(cards(page)).toHaveCount(countOf('insurance'));
  await expect(page.locator('[data-shown]')).toHaveText(String(countOf('insurance')));
  await expect(page.locator('main nav [aria-current]')).toHaveCount(1);
  await choice(page, '').click();
  await expect(cards(page)).toHaveCount(PUBLISHED.length);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all cards show, the filter hides, and an article reads', async ({page}) => {
    await page.goto(`${LIST}?category=insurance`);
    await expect(cards(page)).toHaveCount(PUBLISHED.length);
    await expect(choice(page, 'insurance')).toBeHidden();
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();
    await page.goto(article(FIRST));
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });
});
