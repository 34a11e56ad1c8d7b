import {parse} from 'node-html-parser';

import {company, phoneHref} from '../../src/data/company';
import {LOCALES} from '../../src/language/locales';
import {inLocale} from '../support/pages';
import {hydrated, fullTag, open, overflow, saved} from '../support/visit';
import {expect, test} from './fixtures';

test.use({savedLanguage: null, viewport: {width: 360, height: 640}});

/** Phones on their side, from the smallest to one that is no phone. */
const SIDEWAYS = [
  [568, 320],
  [740, 360],
  [1024, 500],
] as const;
const LONGEST = '/knowledge-center/preparing-roof-florida-hurricane-season-checklist';

for (const {code, name} of LOCALES) {
  test(`${fullTag(code)}shows the requested page first, both actions and the phone in ${code} on a small phone @company`, async ({
    page,
  }) => {
    const rest = '?utm_source=mail&utm_campaign=a%20b';
    await open(page, `/es${LONGEST}${rest}#supplies`);
    await page.waitForURL(`/language${rest}`);
    await hydrated(page);
    await page.getByRole('radio', {name}).check();
    // Read outside the page: its parser would apply the page's content policy.
    const html = await (await page.request.get(inLocale(code, LONGEST))).text();
    const full = parse(html).querySelector('title')!.text;
    const main = page.getByRole('main');
    const offer = main.locator(`a[href="${inLocale(code, LONGEST)}${rest}#supplies"]`);
    await expect(offer).toContainText(full.slice(0, full.lastIndexOf(' | ')));
    const home = main.getByRole('button');
    const phone = main.getByRole('link', {name: company.phone.display});
    await expect(offer.locator('[lang]')).toHaveAttribute('lang', code);
    for (const action of [offer, home]) await expect(action).toBeInViewport({ratio: 1});
    const top = async (locator: typeof offer) => (await locator.boundingBox())!.y;
    expect(await top(offer), 'the offer stands first').toBeLessThan(await top(home));
    expect(await top(home)).toBeLessThan(await top(phone));
    await expect(phone).toHaveAttribute('href', phoneHref);
    await expect(phone.locator(`[lang=${code}]`)).not.toBeEmpty();
    expect(await page.evaluate(() => scrollY), 'nothing had to be scrolled').toBe(0);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    for (const [width, height] of SIDEWAYS) {
      await page.setViewportSize({width, height});
      for (const seen of [main.getByRole('heading'), offer, home, phone])
        await expect(seen, `${width} × ${height}`).toBeInViewport({ratio: 1});
      for (const choice of await main.getByRole('radio').all())
        await expect(choice).toBeInViewport({ratio: 1});
      await expect(page.locator('picture img'), 'nothing lies behind the words').toBeHidden();
      expect(await phone.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    }
    await offer.click();
    await expect(page).toHaveURL(`${inLocale(code, LONGEST)}${rest}#supplies`);
    expect(await saved(page)).toBe(code);
    expect(await page.evaluate(() => sessionStorage.getItem('returnTo'))).toBeNull();
  });
}

test('nothing moves when the title of the requested page arrives', async ({page}) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${LONGEST}`, async (route) => {
    if (route.request().resourceType() === 'fetch') await held;
    await route.continue();
  });
  await open(page, LONGEST);
  await page.waitForURL('/language');
  await hydrated(page);
  const button = page.getByRole('main').getByRole('button');
  const before = await button.boundingBox();
  answer();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
  expect(await button.boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a plain link per language replaces the form', async ({page}) => {
    await page.goto('/language');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    for (const {code, name} of LOCALES) {
      const link = page.getByRole('link', {name, exact: true});
      await expect(link).toHaveAttribute('href', inLocale(code, '/'));
      await expect(link).toHaveAttribute('lang', code);
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      await expect(link.locator('img')).toBeVisible();
    }
    await expect(page.getByRole('link', {name: company.phone.display})).toBeVisible();
    await page.getByRole('link', {name: '한국어'}).click();
    await expect(page).toHaveURL('/ko/');
  });
});
