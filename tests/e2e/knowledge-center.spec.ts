import type {Page} from '@playwright/test';

import {CATEGORIES} from '../../src/data/categories';
import {company} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {ARTICLE_SLUGS, countOf, inLocale, PUBLISHED} from '../support/pages';
import {textOf} from '../support/texts';
import {expect, test} from './fixtures';

const LIST = routes.knowledgeCenter;
const article = (slug: string) => `${LIST}/${slug}`;
const FIRST = ARTICLE_SLUGS[0];
const MONTH = {
  en: 'July 2025',
  es: 'julio de 2025',
};

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page) => page.getByRole('navigation', {name: 'Filter by category'});

// In two languages as a browser shows them; what the built pages say in each: `tests/built/`.
for (const code of ['en', 'es'] as const) {
  const say = (id: string, english: string) => textOf(code, id, english);

  test.describe(`the Knowledge Center in ${code}`, () => {
    test.use({savedLanguage: code});

    test('each card has date, read time, title, badge, excerpt, author and link @company', async ({
      page,
    }) => {
      await page.goto(inLocale(code, LIST));
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect(cards(page)).toHaveCount(PUBLISHED.length);
      const badges = [
        'Roofing Materials|categories.roofingMaterials',
        'Insurance|categories.insurance',
        'Inspection|categories.inspection',
        'Storm Prep|categories.stormPrep',
      ].map((pair) => say(pair.split('|')[1]!, pair.split('|')[0]!));
      for (const slug of ARTICLE_SLUGS) {
        const href = inLocale(code, article(slug));
        const card = cards(page).filter({has: page.locator(`a[href="${href}"]`)});
        await expect(card.getByRole('heading', {level: 2})).not.toBeEmpty();
        await expect(card.getByText(MONTH[code])).toBeVisible();
        await expect(card.getByText(/\b[5-8]\b/).first()).toBeVisible();
        await expect(card.getByText(company.name)).toBeVisible();
        expect(badges).toContain(await card.locator('span').first().textContent());
        await expect(card.getByRole('link')).toHaveAccessibleName(
          new RegExp(`^${say('knowledgeCenter.card.readMore', 'Read more')} .{10,}`),
        );
      }
      await expect(
        page.getByText(say('knowledgeCenter.notice.title', 'More on the way')),
      ).toBeVisible();
      await expect(page.locator('input[name=email]')).toBeVisible();
      await expect(page.locator(`main a[href="${inLocale(code, routes.contact)}"]`)).toBeVisible();
    });

    test('an article shows all its blocks @company', async ({page}) => {
      await page.goto(inLocale(code, article(FIRST)));
      const title = (await page.getByRole('heading', {level: 1}).textContent())!;
      const list = inLocale(code, LIST);
      const crumbs = page.getByRole('navigation', {
        name: say('components.breadcrumb.label', 'Breadcrumb'),
      });
      await expect(crumbs.getByRole('link')).toHaveCount(2);
      await expect(crumbs.getByText(title)).toHaveAttribute('aria-current', 'page');
      for (const name of [
        say('article.back.label', 'Back to all articles'),
        say('article.onward.continue', 'Continue reading'),
        say('article.onward.browse', 'Browse all articles'),
      ]) {
        await expect(page.getByRole('link', {name, exact: true})).toHaveAttribute('href', list);
      }
      const head = page.getByRole('main').locator('header').first();
      await expect(head.getByText(MONTH[code])).toBeVisible();
      await expect(head.getByText(company.name)).toBeVisible();
      const body = page.locator('#__blog-post-container');
      expect((await body.innerText()).length).toBeGreaterThan(1500);
      expect(await body.locator('h1').count()).toBe(0);
      const pictures = page.getByRole('main').getByRole('img');
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth ?? 1))
          .toBeGreaterThan(0);
      }
      const cta = page.getByRole('main').locator('aside');
      await expect(cta.getByRole('heading')).not.toBeEmpty();
      await expect(cta.getByRole('link')).toHaveAttribute('href', inLocale(code, '/contact'));
      await expect(page.locator('input[name=email]')).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title.slice(0, 12).replace(/[?¿()]/g, '.')));
    });
  });
}

test.describe('the filter', () => {
  test('narrows by click, keeps its state in the URL, and Back undoes it', async ({page}) => {
    await page.goto(LIST);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await filter(page).getByRole('link', {name: 'Insurance'}).click();
    await expect(page).toHaveURL(`${LIST}?category=insurance`);
    await expect(cards(page)).toHaveCount(countOf('insurance'));
    await expect(filter(page).getByRole('link', {name: 'Insurance'})).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(
      page.getByText(`Showing ${countOf('insurance')} of ${PUBLISHED.length} articles`),
    ).toBeVisible();
    await filter(page).getByRole('link', {name: 'Inspection'}).click();
    await expect(cards(page)).toHaveCount(countOf('inspection'));
    await page.goBack();
    await expect(cards(page)).toHaveCount(countOf('insurance'));
    await page.goBack();
    await expect(page).toHaveURL(LIST);
    await expect(cards(page)).toHaveCount(PUBLISHED.length);
    expect(await page.evaluate(() => 'sameDocument' in window), 'no reload').toBe(true);
  });

  test('works by keyboard, and the choice keeps the focus', async ({page}) => {
    await page.goto(LIST);
    await filter(page).getByRole('link', {name: 'All articles'}).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${LIST}?category=${CATEGORIES[0]}`);
    await expect(cards(page)).toHaveCount(countOf(CATEGORIES[0]));
    await expect(filter(page).getByRole('link', {name: 'Roofing Materials'})).toBeFocused();
  });

  test('opens from a shared URL, shows all for an unknown one, and says when empty', async ({
    page,
  }) => {
    await page.goto(`${LIST}?category=storm-prep`);
    await expect(cards(page)).toHaveCount(countOf('storm-prep'));
    await page.goto(`${LIST}?category=gardening`);
    await expect(cards(page)).toHaveCount(PUBLISHED.length);
    // Only while there is an empty category (ArticleGrid.test.tsx always has one).
    const empty = CATEGORIES.find((category) => countOf(category) === 0);
    if (!empty) return;
    await page.goto(`${LIST}?category=${empty}`);
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', {name: 'Show all articles'}).click();
    await expect(cards(page)).toHaveCount(PUBLISHED.length);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all cards show, the filter hides, and an article reads', async ({page}) => {
    await page.goto(`${LIST}?category=insurance`);
    await expect(cards(page)).toHaveCount(PUBLISHED.length);
    await expect(filter(page)).toBeHidden();
    await page.goto(article(FIRST));
    await expect(page.getByRole('heading', {level: 2}).first()).toBeVisible();
  });
});

test('titles and excerpts are clamped to two and three lines', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(LIST);
  for (const card of await cards(page).all()) {
    await expect(card.getByRole('heading')).toHaveCSS('-webkit-line-clamp', '2');
    await expect(card.locator('h2 + p')).toHaveCSS('-webkit-line-clamp', '3');
  }
});

test('the contents list leads to its headings', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(article(FIRST));
  const contents = page.getByRole('navigation', {name: 'In this article'});
  for (const link of await contents.getByRole('link').all()) {
    const id = (await link.getAttribute('href'))!.slice(1);
    await expect(page.locator(`[id="${id}"]`)).toHaveText(
      // A heading keeps "25% rule" on one line by a space of its own.
      new RegExp(`^${(await link.textContent())!.replace(/[?.()\s]/g, '.')}`),
    );
  }
});

test('in print the text is alone and checklists are boxes', async ({page}) => {
  await page.goto(article('preparing-roof-florida-hurricane-season-checklist'));
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeHidden();
  await expect(page.locator('main aside')).toBeHidden();
  const box = await page
    .locator('#__blog-post-container div > ul > li')
    .first()
    .evaluate((item) => getComputedStyle(item, '::before').borderTopWidth);
  expect(box).toBe('2px');
});
