import {type Locator, type Page} from '@playwright/test';

import {routes} from '../../src/data/routes';
import {CHOICE_KEY} from '../../src/language/locales';
import {withoutApp} from '../support/app';
import {ARTICLE_SLUGS, OTHER_PAGES, SAMPLE_PAGES} from '../support/pages';
import {button, entry as entryOf} from '../support/switcher';
import {GUESS, hydrated, lengthOf, visit, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

test.use({viewport: {width: 360, height: 740}});

/** Clicks at the target's position, as a finger does: `click` would scroll the target first. */
async function press(page: Page, target: Locator): Promise<void> {
  const {x, y, width, height} = (await target.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

test('the place is there before the app is', async ({page}) => {
  await visit(page, '/contact');
  await page.evaluate(() => scrollTo({top: 2000, behavior: 'instant'}));
  const letGo = await withoutApp(page);
  await press(page, button(page));
  await press(page, entryOf(page, 'ko'));
  await page.waitForURL('/ko/**');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  // The app must not scroll away from the new position.
  await page.evaluate(() => scrollTo({top: 300, behavior: 'instant'}));
  letGo();
  await hydrated(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('what was typed is there before the app is, and may be typed on', async ({page}) => {
  await visit(page, '/contact');
  const name = page.locator('[name=name]');
  const roofType = page.locator('[name=roofType]');
  const message = page.locator('[name=message]');
  await name.fill('Maria');
  await roofType.selectOption('tile');
  await message.fill('Two tiles');
  const letGo = await withoutApp(page);
  await press(page, button(page));
  await press(page, entryOf(page, 'vi'));
  await page.waitForURL('/vi/contact', {waitUntil: 'commit'});
  await expect(message).toHaveValue('Two tiles');
  await expect(name).toHaveValue('Maria');
  await expect(roofType).toHaveValue('tile');
  await message.pressSequentially(' came down.');
  await roofType.selectOption('metal');
  letGo();
  await hydrated(page);
  await expect(message).toHaveValue('Two tiles came down.');
  await expect(name).toHaveValue('Maria');
  await expect(roofType).toHaveValue('metal');
  // The draft has what was typed last.
  await page.reload();
  await expect(message).toHaveValue('Two tiles came down.');
});

/** Whether a part of the page has been laid out, or is skipped until it comes near. */
const laidOut = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));

test('what lies far below waits until it comes near, and End leads to the true end', async ({
  page,
}) => {
  await visit(page, '/');
  const cta = page.locator('#cta-title');
  const last = page.locator('footer nav').first();
  expect([await laidOut(cta), await laidOut(last)]).toEqual([false, false]);
  await cta.scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(cta)).toBe(true);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  await expect.poll(() => laidOut(last)).toBe(false);
  await page.keyboard.press('End');
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(2);
});

test('whoever comes by an anchor, or back, finds the place', async ({page}) => {
  // Before the page is loaded, and after.
  const load = await withoutApp(page, '**/img/**');
  await page.goto('/#report-title', {waitUntil: 'domcontentloaded'});
  const top = async (title: string) => (await page.locator(title).boundingBox())!.y;
  await expect.poll(async () => Math.abs(await top('#report-title'))).toBeLessThan(200);
  expect(await laidOut(page.locator('footer nav').first())).toBe(true);
  load();
  await hydrated(page);
  expect(Math.abs(await top('#report-title'))).toBeLessThan(200);

  await visit(page, '/');
  const cta = page.locator('#cta-title');
  await cta.scrollIntoViewIfNeeded();
  await expect.poll(() => laidOut(cta)).toBe(true);
  // The same place in the window: its distance from the top of the page was a guess.
  const before = await top('#cta-title');
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => Math.abs((await top('#cta-title')) - before)).toBeLessThan(5);
});

const ARTICLES = ARTICLE_SLUGS.slice(0, 3).map((slug) => `${routes.knowledgeCenter}/${slug}`);

type Passage = {link: string; passage: Locator};

/** Addresses of three passages of an article, from its middle to its end, with the paragraphs that they are in. */
async function passagesOf(page: Page, article: string): Promise<Passage[]> {
  await page.goto(article);
  const texts = await page
    .locator('.markdown > p')
    .evaluateAll((all) =>
      all.map(({textContent}) => textContent).filter((text) => text.length > 90),
    );
  return [0.5, 0.75, 1].map((share) => {
    const text = texts[Math.ceil(texts.length * share) - 1]!;
    const words = text.slice(0, text.lastIndexOf(' ', 80));
    const link = `${article}#:~:text=${encodeURIComponent(words).replaceAll('-', '%2D')}`;
    return {link, passage: page.locator('.markdown > p', {hasText: words})};
  });
}

for (const viewport of [
  {width: 360, height: 740},
  {width: 1280, height: 800},
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    // The Chromium that comes with npm scrolls to no passage of any page.
    test('a link to a passage leads to it, by the picker, too @full', async ({page}) => {
      test.slow();
      const follow = async (link: string): Promise<void> => {
        // From another page of the site only the hash would change, and nothing would be loaded.
        await page.goto('about:blank');
        await page.goto(link);
      };
      const expectThere = async ({link, passage}: Passage): Promise<void> => {
        await hydrated(page);
        await expect(passage, link).toBeInViewport();
        // And stays there.
        await page.waitForTimeout(300);
        await expect(passage, link).toBeInViewport({timeout: 1});
      };
      for (const article of ARTICLES) {
        const passages = await passagesOf(page, article);
        for (const one of passages) {
          await follow(one.link);
          await expectThere(one);
        }
        await page.evaluate((key) => localStorage.removeItem(key), CHOICE_KEY);
        await follow(passages[2]!.link);
        await page.waitForURL(routes.language);
        await page.locator('main form a').click();
        await page.waitForURL(`${article}**`);
        await expectThere(passages[2]!);
      }
    });
  });

// On a phone: tests/e2e/everyPage.spec.ts.
for (const [what, pages] of [
  ['a page of each kind', SAMPLE_PAGES],
  ['every other page @full', OTHER_PAGES],
] as const)
  test(`the guessed length on a wide screen is near the true one: ${what}`, async ({page}) => {
    test.slow();
    await page.setViewportSize({width: 1280, height: 800});
    for (const route of pages) {
      await page.goto(route);
      const guessed = await lengthOf(page);
      await wholePage(page);
      expect(Math.abs(guessed / (await lengthOf(page)) - 1), route).toBeLessThanOrEqual(GUESS);
    }
  });
