import {MOBILE_BREAKPOINT} from '../../src/data/breakpoints';
import {company, phoneHref} from '../../src/data/company';
import {pageNames, routes} from '../../src/data/routes';
import {translatorIn} from '../../src/plugins/support/siteText';
import {callBanner, hideBanner, menu, menuButton, menuLink} from '../support/menu';
import {CODES, inLocale} from '../support/pages';
import {hydrated, overflow, uncovered, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu hangs below the header and covers all to the bottom, and a tap on the header closes it', async ({
    page,
  }) => {
    await page.goto('/');
    for (const top of [0, 900]) {
      await page.evaluate((y) => scrollTo({top: y, behavior: 'instant'}), top);
      await menuButton(page).click();
      const [header, box] = await Promise.all(
        ['header', '#site-menu'].map((part) => page.locator(part).first().boundingBox()),
      );
      expect(box!.y).toBeCloseTo(header!.y + header!.height, 0);
      expect(box!.width).toBe(360);
      expect(box!.y + box!.height).toBe(740);
      expect(await uncovered(page.locator('[data-call-banner] a').first()), 'the call banner').toBe(
        false,
      );
      await page.mouse.click(box!.x + 3, box!.y + box!.height / 2);
      await expect(menu(page), 'a tap inside').toBeVisible();
      await page.mouse.click(180, box!.y - 2);
      await expect(menu(page)).toBeHidden();
    }
  });

  test('the call banner dials, leads to the form, and stays away once dismissed @company', async ({
    page,
  }) => {
    await page.goto(routes.about);
    const banner = callBanner(page);
    await expect(banner.getByRole('link', {name: company.phone.display})).toHaveAttribute(
      'href',
      phoneHref,
    );
    await expect(banner.locator('a').last()).toHaveAttribute('href', routes.contact);
    await page.locator('footer a').last().focus();
    await hideBanner(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner).toBeHidden();
    await expect(page.locator('footer a').last(), 'back where it came from').toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(banner).toBeHidden();
  });
});

// Its lines are the highest.
test('the call banner in Hindi shows the whole number, on a low screen that alone, and the header is one row', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(`${routes.about}?lng=hi`);
  const {height} = (await page.getByRole('banner').boundingBox())!;
  expect(height).toBeLessThanOrEqual(70);
  const parts = page.locator('[data-call-banner] > *');
  await expect(parts).toHaveCount(3);
  const [phone, action, close] = await parts.evaluateAll((all) =>
    all.map((part) => {
      const text = document.createRange();
      text.selectNodeContents(part);
      const {left, right} = text.getBoundingClientRect();
      return {left, right, box: part.getBoundingClientRect().toJSON() as DOMRect};
    }),
  );
  expect(phone!.right).toBeLessThanOrEqual(action!.box.left);
  expect(action!.left).toBeGreaterThanOrEqual(action!.box.left);
  expect(action!.right).toBeLessThanOrEqual(action!.box.right);
  expect(action!.box.right).toBeLessThanOrEqual(close!.box.left);
  expect(close!.box.right).toBeLessThanOrEqual(320);

  await page.setViewportSize({width: 720, height: 450});
  const callNow = callBanner(page).locator('a').last();
  await expect(callBanner(page).getByRole('link', {name: company.phone.display})).toBeVisible();
  await expect(hideBanner(page)).toBeVisible();
  await expect(callNow).toBeHidden();
  await page.setViewportSize({width: 720, height: 500});
  await expect(callNow).toBeVisible();
});

test('on a low screen the last entry of the menu can be reached', async ({page}) => {
  await page.goto('/');
  for (const [width, height] of [
    [640, 400],
    [360, 560],
  ] as const) {
    await page.setViewportSize({width, height});
    await menuButton(page).click();
    for (const code of CODES) {
      const entry = page.getByRole('navigation').locator(`a[data-language=${code}]`);
      await entry.focus();
      expect(await uncovered(entry), `${width} × ${height}: ${code}`).toBe(true);
    }
    await page.keyboard.press('Escape');
  }
});

test('the header shows the current page, the license, the rating and the button to the form @company', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(routes.testimonials);
  const names = pageNames(translatorIn('en'));
  await expect(menu(page).getByRole('link')).toHaveText(Object.values(names));
  await expect(menu(page).locator('[aria-current]:visible')).toHaveText(names.testimonials);
  const bar = page.locator('#__docusaurus > [role=complementary]');
  await expect(bar).toContainText(company.license);
  if (company.bbb) await expect(bar).toContainText(company.bbb.rating);
  await expect(
    page.locator(`header div > a[class*=button][href="${routes.contact}"]:visible`),
  ).toHaveCount(1);
});

/** Screens of 360 × 640 that the home page may be long: 11.5 on a phone, whose letters are not hinted. */
for (const [code, most, tag] of [
  ['en', 11, ''],
  ['es', 11.5, ''],
  ['vi', 11.7, ' @full'],
  ['ko', 11.7, ' @full'],
  // Its lines are the highest.
  ['hi', 11.7, ''],
] as const) {
  test(`the home page in ${code} is not too long, folded where it is, and its first review is near${tag}`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 360, height: 640});
    await page.goto(`${routes.home}?lng=${code}`);
    await expect(page).toHaveURL(inLocale(code, routes.home));
    await wholePage(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height / 640).toBeLessThanOrEqual(most);
    const fold = page.locator('[aria-labelledby=process-title]');
    await expect(fold.locator('li').first()).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('li')).toHaveCount(5);
    await expect(fold.locator('li').last()).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({width: 390, height: 844});
    const review = await page.locator('main blockquote').first().boundingBox();
    const notice = await page.locator('#claims-notice').boundingBox();
    expect(review!.y).toBeLessThanOrEqual(1700);
    expect(review!.y, 'before the statute').toBeLessThan(notice!.y);
  });
}

test.describe('the header above the phone', () => {
  const WIDTHS = [MOBILE_BREAKPOINT, 820, 999, 1024, 1100, 1199, 1200, 1440];

  // The longest labels.
  for (const [code, fonts] of [
    ['es', 'machine'],
    ['es', 'site'],
    ['vi', 'machine'],
    ['vi', 'site'],
  ] as const) {
    test(`in ${code} and fonts of the ${fonts} name, number and button stand in one line, the links in theirs, none broken @company`, async ({
      page,
      consoleErrors,
    }) => {
      if (fonts === 'machine') await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(`${routes.services}?lng=${code}`);
      if (fonts === 'site') await page.reload();
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const {height, rows, cut, broken, isLong} = await page
          .locator('header')
          .first()
          .evaluate((header) => {
            const shown = (selector: string) =>
              [...header.querySelectorAll<HTMLElement>(selector)].filter(
                (part) => part.getClientRects().length > 0,
              );
            const parts = [shown(':scope > div > :not(nav)'), shown('nav > a')];
            const lines = (part: HTMLElement) => {
              const range = document.createRange();
              range.selectNodeContents(part);
              return new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size;
            };
            return {
              height: header.getBoundingClientRect().height,
              // A long name has up to four lines, as high as the header of a phone.
              isLong: header.querySelector('[class*=long]') !== null,
              rows: parts.map((row) =>
                row
                  .map((part) => part.getBoundingClientRect())
                  .map(({left, right, top, bottom}) => ({left, right, middle: (top + bottom) / 2}))
                  .sort((one, other) => one.left - other.left),
              ),
              cut: parts.flat().filter((part) => part.scrollWidth > part.clientWidth + 1).length,
              broken: [...parts[1]!, ...shown('div > a[class*=button]')]
                .filter((part) => lines(part) > 1)
                .map((part) => part.textContent),
            };
          });
        const isOneRow = width >= 1200;
        const highest = isOneRow ? 80 : isLong ? 112 : 100;
        expect(height, `${width}: height`).toBeLessThanOrEqual(highest);
        expect(rows[0], `${width}: logo, languages, phone, button`).toHaveLength(4);
        expect(rows[1], `${width}: six entries`).toHaveLength(6);
        expect(cut, `${width}: labels longer than their place`).toBe(0);
        if (!isOneRow) expect(broken, `${width}: broken labels`).toEqual([]);
        const lines = isOneRow ? [rows.flat().sort((a, b) => a.left - b.left)] : rows;
        for (const parts of lines) {
          for (const [index, part] of parts.entries()) {
            const before = parts[index - 1]?.right ?? 0;
            expect(part.left, `${width}: part ${index}`).toBeGreaterThanOrEqual(before + 4);
            expect(Math.abs(part.middle - parts[0]!.middle), `${width}: one line`).toBeLessThan(3);
          }
          expect(parts.at(-1)!.right, `${width}: on the screen`).toBeLessThanOrEqual(width - 16);
        }
        const header = page.getByRole('banner').first();
        await expect(header.getByText(company.phone.display).last()).toBeVisible();
        await expect(header.getByText(company.logo.name)).toBeVisible();
      }
      // Fonts that did not come.
      if (fonts === 'machine') consoleErrors.length = 0;
    });
  }

  test('on a phone on its side name, number, button and menu stay in one row', async ({page}) => {
    await page.goto(routes.home);
    for (const width of [844, MOBILE_BREAKPOINT]) {
      await page.setViewportSize({width, height: 390});
      await page.evaluate(() => scrollTo({top: 900, behavior: 'instant'}));
      const header = page.getByRole('banner').first();
      expect((await header.boundingBox())!.height).toBeLessThanOrEqual(66);
      const number = header.getByText(company.phone.display).last();
      const button = header.locator(`div > a[class*=button][href="${routes.contact}"]`).last();
      for (const part of [header.getByText(company.logo.name), number, button, menuButton(page)])
        await expect(part).toBeInViewport({ratio: 1});
      const link = menuLink(page, routes.about);
      await expect(link).toBeHidden();
      await menuButton(page).click();
      await expect(link).toBeInViewport({ratio: 1});
      // Turned upright, the menu is closed, or a row of links again.
      await page.setViewportSize({width: 820, height: 1180});
      await expect(menuButton(page)).toBeHidden();
      expect((await link.boundingBox())!.y).toBeLessThan(100);
    }
  });
});

test('menu and call banner change at the one breakpoint', async ({page}) => {
  await page.setViewportSize({width: MOBILE_BREAKPOINT - 1, height: 900});
  await page.goto(routes.about);
  await expect(callBanner(page)).toBeVisible();
  await menuButton(page).click();
  await page.setViewportSize({width: MOBILE_BREAKPOINT, height: 900});
  await expect(callBanner(page)).toBeHidden();
  await expect(menuButton(page)).toBeHidden();
  await expect(page.locator('#site-menu:popover-open'), 'a menu left open').toHaveCount(0);
  await expect(menu(page)).toBeVisible();
});

// A photograph comes as <picture> with a <source>, a drawing as an image alone. Only on the home page,
// because the build drops the rules of <picture> from pages without one.
test('a photograph takes the place of a drawing in a card', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto(routes.home);
  const image = page.locator('main li img[src*="/img/figures/"]').first();
  await image.scrollIntoViewIfNeeded();
  const boxes = () =>
    image.evaluate((img) =>
      [img, img.closest('li')!, img.closest('li')!.querySelector('h3')!].map((element) => {
        const {x, y, width: wide, height} = element.getBoundingClientRect();
        return [x, y + window.scrollY, wide, height].map(Math.round);
      }),
    );
  const before = await boxes();
  await image.evaluate((img) => {
    const picture = document.createElement('picture');
    img.replaceWith(picture);
    picture.append(document.createElement('source'), img);
  });
  expect(await boxes()).toEqual(before);
});
