import type {Locator, Page} from '@playwright/test';

import {company, phoneHref} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {LEAK} from '../../src/forms/core/fields';
import {field} from '../support/forms';
import {blockApp} from '../support/app';
import {callBanner, menu, menuButton, menuLink} from '../support/menu';
import {inLocale} from '../support/pages';
import {textOf} from '../support/texts';
import {fullTag} from '../support/visit';
import {expect, test} from './fixtures';
import {MAIN_SERVICE_SLUGS} from '../support/services';

/* Water is coming in: the call comes first, and nothing stands in its way. */

const EMERGENCY = serviceRoute(EMERGENCY_SLUG);
const PHONE = {width: 390, height: 844};

const callPanel = (page: Page): Locator => page.locator('main [data-call-panel]').first();
const boxOf = async (locator: Locator) => (await locator.first().boundingBox())!;

/** Targets of the links and buttons with the background of the primary action. */
const redActions = (page: Page, within = 'body'): Promise<(string | null)[]> =>
  page.evaluate((selector) => {
    const red = document.createElement('i');
    red.style.color = 'var(--tile-700)';
    document.body.append(red);
    const {color} = getComputedStyle(red);
    red.remove();
    return [...document.querySelectorAll(`${selector} :is(a, button)`)]
      .filter((element) => element.checkVisibility({visibilityProperty: true}))
      .filter((element) => getComputedStyle(element).backgroundColor === color)
      .map((element) => element.getAttribute('href'));
  }, within);

for (const code of ['en', 'hi', 'vi'] as const) {
  test.describe(`in ${code}`, () => {
    test.use({savedLanguage: code});

    test(`${fullTag(code)}the emergency page begins with the call, then the first steps, the picture and at last the form`, async ({
      page,
    }) => {
      await page.goto(inLocale(code, EMERGENCY));
      for (const viewport of [PHONE, {width: 768, height: 1024}, {width: 1440, height: 900}]) {
        await page.setViewportSize(viewport);
        const call = await boxOf(callPanel(page));
        const article = page.locator('main .markdown');
        const stayOff = await boxOf(article.locator('strong'));
        const third = await boxOf(article.locator('li').nth(2));
        const picture = await boxOf(article.locator('img:visible'));
        const form = await boxOf(page.locator('main a[href$="/contact"]'));
        const offer = await boxOf(page.locator('#service-cta-title'));
        expect(call.y + call.height).toBeLessThan(stayOff.y);
        const license = await boxOf(page.getByText(company.license).locator('visible=true'));
        expect(license.y, 'the license, above the steps').toBeLessThan(stayOff.y);
        const first = await boxOf(article.locator('li'));
        expect(first.y + first.height, 'on the first screen').toBeLessThanOrEqual(viewport.height);
        expect(stayOff.y + stayOff.height).toBeLessThan(first.y);
        expect(third.y + third.height).toBeLessThan(picture.y);
        expect(offer.y + offer.height).toBeLessThan(form.y);
        if (viewport.width < 1000) expect(picture.y + picture.height).toBeLessThan(offer.y);
        expect(new Set(await redActions(page))).toEqual(new Set([phoneHref]));
        expect(call.x + call.width).toBeLessThanOrEqual(viewport.width);
      }
    });

    test(`${fullTag(code)}the call panel of the home page is one line and the number, as high as the button beside it`, async ({
      page,
    }) => {
      await page.goto(inLocale(code, routes.home));
      for (const width of [768, 1440]) {
        await page.setViewportSize({width, height: 900});
        const panel = await boxOf(callPanel(page));
        const button = await boxOf(page.locator('main a[href$="/contact"]'));
        expect(panel.width, `at ${width} px`).toBeLessThanOrEqual(360);
        expect(panel.height, `at ${width} px`).toBeLessThanOrEqual(84);
        expect([button.y, button.height], `at ${width} px`).toEqual([panel.y, panel.height]);
      }
    });

    test(`${fullTag(code)}the phone menu begins with the number, and has the main services`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(inLocale(code, routes.about));
      await menuButton(page).click();
      const links = menu(page).getByRole('link');
      await expect(links.first()).toHaveAttribute('href', phoneHref);
      await expect(links.first()).toContainText(
        textOf(code, 'services.page.emergency', 'Water coming in now? 24/7'),
      );
      await expect(links.first()).toContainText(company.phone.display);
      expect((await boxOf(links.first())).height).toBeGreaterThanOrEqual(56);
      for (const slug of MAIN_SERVICE_SLUGS) {
        const link = menuLink(page, inLocale(code, serviceRoute(slug)));
        expect((await boxOf(link)).height, slug).toBeGreaterThanOrEqual(44);
      }
      await page.keyboard.press('Tab');
      await expect(links.first()).toBeFocused();
    });
  });
}

test.describe('in a language that the phone does not speak', () => {
  test.use({savedLanguage: 'vi', viewport: PHONE});
  test.beforeEach(({page}) => blockApp(page));
  // Of the files that do not come.
  test.afterEach(({consoleErrors}) => {
    consoleErrors.length = 0;
  });

  test('lines to read aloud open without app and connection, and print', async ({
    page,
    context,
  }) => {
    for (const path of [EMERGENCY, routes.contact]) {
      await page.goto(inLocale('vi', path));
      await context.setOffline(true);
      const card = page
        .locator('main details')
        .filter({has: page.locator('[lang=en]')})
        .first();
      const line = card.locator('[lang=en]').first();
      await expect(line).toBeHidden();
      await page.emulateMedia({media: 'print'});
      await expect(line).toBeVisible();
      await page.emulateMedia({media: 'screen'});
      await card.locator('summary').click();
      await expect(line).toBeVisible();
      const size = await line.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
      expect(size, path).toBeGreaterThanOrEqual(20);
      await context.setOffline(false);
    }
  });

  test('the tick stands first where the address says so, before the app, and is never set', async ({
    page,
  }) => {
    for (const [query, isFirst] of [
      ['?now', true],
      ['?now=x&message=y', true],
      ['?message=now', false],
    ] as const) {
      await page.goto(inLocale('vi', `${routes.contact}${query}`));
      const tick = field(page, LEAK);
      expect((await boxOf(tick)).y < (await boxOf(field(page, 'name'))).y, query).toBe(isFirst);
      await expect(field(page, 'roofType')).toBeVisible({visible: !isFirst});
      await expect(tick).not.toBeChecked();
      expect(await page.locator('main textarea').inputValue()).toBe('');
    }
  });
});

test.describe('on a phone', () => {
  test.use({viewport: PHONE, reducedMotion: 'reduce'});

  test('the number of the call banner is its filled button, and its largest text', async ({
    page,
  }) => {
    await page.goto(routes.about);
    await expect(callBanner(page)).toBeVisible();
    const number = callBanner(page).getByRole('link', {name: company.phone.display});
    await expect(number).toHaveAttribute('href', phoneHref);
    expect(await redActions(page, '[data-call-banner]')).toEqual([phoneHref]);
    const sizes = await callBanner(page)
      .locator('b, span, a, button')
      .evaluateAll((all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize)));
    const largest = await number
      .locator('b')
      .evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    expect(largest).toBe(Math.max(...sizes));
    const {height} = await boxOf(number);
    expect(height).toBeGreaterThanOrEqual(44);
  });

  test('the call banner waits while a call panel of the page is in view', async ({page}) => {
    await page.goto(EMERGENCY);
    await expect(callPanel(page)).toBeInViewport();
    await expect(callBanner(page)).toBeHidden();
    await page.mouse.wheel(0, 900);
    await expect(callBanner(page)).toBeVisible();
    await page.mouse.wheel(0, -900);
    await expect(callBanner(page)).toBeHidden();
    await menuButton(page).click();
    await menuLink(page, routes.about).click();
    await expect(page).toHaveURL(routes.about);
    await expect(callBanner(page)).toBeVisible();
    await callBanner(page).locator('a').last().click();
    await expect(page).toHaveURL(routes.contact);
    await expect(callPanel(page)).toBeInViewport();
    await expect(callBanner(page)).toBeHidden();
  });
});
