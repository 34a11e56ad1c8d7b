import {type Locator, type Page} from '@playwright/test';

import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {LEAK} from '../../src/forms/core/fields';
import type {LocaleCode} from '../../src/language/locales';
import {begunAMinuteAgo, COMPLETE_REQUEST, field, newEmail, submitButton} from '../support/forms';
import {expectFree, tabTo} from '../support/keyboard';
import {callBanner, hideBanner, menu, menuButton, menuLink} from '../support/menu';
import {inLocale, PUBLISHED} from '../support/pages';
import {button, entry} from '../support/switcher';
import {textOf} from '../support/texts';
import {hydrated, open, uncovered, visit} from '../support/visit';
import {expect, test} from './fixtures';

// Journeys by keyboard alone in small windows, the worst case: at each step the message and the
// focused control are on the screen, and nothing lies over them.

const ZOOMED = {viewport: {width: 640, height: 400}, deviceScaleFactor: 2};
const NARROW = {viewport: {width: 320, height: 640}, deviceScaleFactor: 1};

const VISITS: [what: string, window: typeof ZOOMED, code: LocaleCode, tag: string][] = [
  ['at 200 % zoom', ZOOMED, 'en', ''],
  // Hindi lines are the highest, and Vietnamese lines wrap most.
  ['at 200 % zoom', ZOOMED, 'hi', ' @full'],
  ['at 320 px', NARROW, 'vi', ' @full'],
];

/** Expects a text to be on the screen as a whole, with nothing over it. */
async function expectSeen(part: Locator): Promise<void> {
  await expect(part).toBeInViewport({ratio: 1});
  await expect.poll(() => uncovered(part), {message: `${String(part)} lies free`}).toBe(true);
}

test.describe('at 400 % zoom', () => {
  test.use({viewport: {width: 320, height: 180}, reducedMotion: 'reduce'});

  for (const route of [routes.home, routes.testimonials, serviceRoute('emergency-tarping')]) {
    test(`no control of ${route} hides behind header or banner`, async ({page}) => {
      await visit(page, route);
      await tabTo(page, page.getByRole('contentinfo').getByRole('link').last(), {most: 80});
    });
  }
});

for (const [what, window, code, tag] of VISITS) {
  test.describe(`${what} in ${code}`, () => {
    test.use({...window, reducedMotion: 'reduce', savedLanguage: code});

    const openBegun = async (page: Page, route: string): Promise<void> => {
      await begunAMinuteAgo(page);
      await visit(page, inLocale(code, route));
    };

    test(`an empty request, its summary, and a whole one${tag}`, async ({page}) => {
      const alert = page.getByRole('alert');
      const summary = page.locator('[aria-labelledby=inspection-summary]');
      await openBegun(page, routes.contact);
      await tabTo(page, submitButton(page));
      await page.keyboard.press('Enter');
      await expectFree(field(page, 'name'));
      await expectSeen(alert);
      await expectSeen(page.locator('label[for=inspection-name]'));
      await expectSeen(page.locator('#inspection-name-error'));

      // The lines of the summary come right after the button, however low the window is.
      await tabTo(page, summary.getByRole('link').last(), {most: 13});
      await page.keyboard.press('Enter');
      await expectFree(field(page, 'email'));
      await tabTo(page, summary.getByRole('link').first(), {most: 9});
      await page.keyboard.press('Enter');

      const typed = {name: 'Ann', phone: COMPLETE_REQUEST.phone, email: newEmail()};
      for (const [control, text] of Object.entries(typed)) {
        await expectFree(field(page, control));
        await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
      await expect(summary).toBeHidden();
      await expectFree(field(page, LEAK));
      await page.keyboard.press('Space');
      await expect(field(page, LEAK)).toBeChecked();
      await page.keyboard.press('Tab');
      for (const list of ['roofType', 'roofAge', 'lastInspection', 'stormDamage']) {
        await expectFree(field(page, list));
        await page.keyboard.press('ArrowDown');
        await expect(field(page, list)).not.toHaveValue('');
        await page.keyboard.press('Tab');
      }
      await expectFree(field(page, 'message'));
      await page.keyboard.type('Help');
      await tabTo(page, submitButton(page), {most: 2});
      await expectFree(submitButton(page));
      await page.keyboard.press('Enter');

      await expectFree(page.locator('[data-sent] h2'));
      await expectSeen(page.locator('[data-toast]'));
      await expectSeen(page.locator('[data-sent] :is(li, p)').first());
    });

    test(`another language in mid-form, and back${tag}`, async ({page}) => {
      const other: LocaleCode = code === 'en' ? 'vi' : 'en';
      const name = field(page, 'name');
      const switchTo = async (next: LocaleCode): Promise<void> => {
        await page.keyboard.press('Enter');
        await tabTo(page, entry(page, next), {most: 5});
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(inLocale(next, routes.contact));
        await hydrated(page);
        await expect(name).toHaveValue(COMPLETE_REQUEST.name);
        await expectFree(name);
      };
      await openBegun(page, routes.contact);
      await tabTo(page, name);
      await page.keyboard.type(COMPLETE_REQUEST.name);
      const top = (await name.boundingBox())!.y;
      // Focus without scrolling, as by a screen reader: the page keeps its position, within a line.
      await button(page).evaluate((element) => element.focus({preventScroll: true}));
      expect((await name.boundingBox())!.y).toBe(top);
      await switchTo(other);
      expect(Math.abs((await name.boundingBox())!.y - top)).toBeLessThan(30);
      // Tab may scroll the page up on the way to the header.
      await tabTo(page, button(page), {key: 'Shift+Tab'});
      await switchTo(code);
    });

    test(`a search, one without a result, and its end${tag}`, async ({page}) => {
      await openBegun(page, routes.knowledgeCenter);
      const main = page.getByRole('main');
      const search = main.getByRole('searchbox');
      const results = main.locator('search ~ ul').getByRole('link');
      await tabTo(page, search);
      await page.keyboard.type('FEMA');
      await expect(results.first()).toBeVisible();
      await expectFree(search);
      await expectSeen(main.getByRole('status').first());
      await expect(main.getByRole('article'), 'they show in place of the list').toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(results.first()).toBeFocused();
      await expectSeen(results.first());

      await page.keyboard.press('Shift+Tab');
      await expectFree(search);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('zzzxqj');
      const none = textOf(
        code,
        'knowledgeCenter.search.none',
        'Nothing found for “{query}”. Try another word, or a shorter one.',
        {query: 'zzzxqj'},
      );
      await expectSeen(page.getByText(none));
      await page.keyboard.press('Tab');
      await expectFree(
        main.getByRole('link', {
          name: textOf(code, 'knowledgeCenter.search.ask', 'Ask us instead'),
        }),
      );
      await page.keyboard.press('Tab');
      await expectFree(main.locator('search ~ *').getByRole('link', {name: company.phone.display}));
      await expect(main.locator('search ~ *').getByRole('link')).toHaveCount(2);

      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Escape');
      await expect(main.getByRole('article')).toHaveCount(PUBLISHED.length);
      await expectFree(search);
      await expect(search).toHaveValue('');
    });

    test.describe('on a first visit', () => {
      test.use({savedLanguage: null});

      test(`picker, home, menu and call banner${tag}`, async ({page}) => {
        await open(page, routes.home);
        await page.waitForURL(`**${routes.language}`);
        await hydrated(page);
        await page.locator('main [type=radio]:checked').focus();
        const wanted = page.locator(`main [type=radio][value=${code}]`);
        while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
        await tabTo(page, page.locator('main [type=submit]'));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(inLocale(code, routes.home));
        await expect(page.getByRole('heading', {level: 1})).toBeInViewport();

        const toggle = menuButton(page);
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(menu(page)).toBeVisible();
        await tabTo(page, menu(page).getByRole('link').last());
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expectFree(toggle);

        // The banner waits while a call panel is in view.
        await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
        await expect(hideBanner(page)).toBeVisible();
        await hideBanner(page).focus();
        await expectFree(hideBanner(page));
        await page.keyboard.press('Enter');
        await expect(callBanner(page)).toBeHidden();
        await expectFree(toggle);

        await page.keyboard.press('Enter');
        await tabTo(page, menuLink(page, inLocale(code, routes.about)));
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(inLocale(code, routes.about));
        await expect(menu(page)).toBeHidden();
      });
    });
  });
}
