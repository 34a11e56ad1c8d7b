import type {Page} from '@playwright/test';

import {routes, serviceRoute} from '../../src/data/routes';
import {submitButton} from '../support/forms';
import {type Kinds, silentControls} from '../support/states';
import {button} from '../support/switcher';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

/* Every kind of control shows the pointer, the press and the focus. Colors are alike in all languages. */

type Visit = {route: string; first?: (page: Page) => Promise<unknown>};

const ARTICLE = `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`;

const openMenu = (page: Page) => page.getByRole('button', {name: 'Open menu'}).click();
const openLanguages = (page: Page) => button(page).click();
const sendEmpty = async (page: Page) => {
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
};
const search = async (page: Page) => {
  await page.getByRole('searchbox').fill('roof');
  await expect(page.getByRole('status').filter({hasText: /\d/})).toBeVisible();
};

/** Pages that have all kinds between them, and the kinds that must be among those looked at. */
const SCREENS: {width: number; visits: Visit[]; kinds: Kinds}[] = [
  {
    width: 1440,
    visits: [
      {route: routes.home},
      {route: routes.home, first: openLanguages},
      {route: serviceRoute('roof-replacement')},
      {route: routes.knowledgeCenter},
      {route: routes.knowledgeCenter, first: search},
      {route: ARTICLE},
      {route: routes.testimonials},
      {route: routes.contact, first: sendEmpty},
      {route: '/nowhere'},
      {route: routes.language, first: hydrated},
    ],
    kinds: {
      'skip link': 'a[href="#__docusaurus_skipToContent_fallback"]',
      'header link': 'header nav a:not([aria-current])',
      'language option': '#site-languages a:not([aria-current])',
      'primary button': 'main a[href$="/contact"]',
      'phone link': 'main a[href^="tel:"]',
      'stretched link': 'main li h3 a',
      'search result': 'main li h2 a',
      breadcrumb: 'nav ol a',
      'contents entry': 'main nav li a[href^="#"]',
      'share button': '[data-share]',
      'print button': 'button[data-needs-app]',
      'category filter': 'main nav a[href*="category"]',
      'review filter': 'button[aria-pressed=false]',
      'text field': 'input[type=text], input[type=search]',
      list: 'select',
      'large field': 'textarea',
      'radio button': '[type=radio]',
      'send button': '[type=submit]',
      'mistake in the summary': '[aria-labelledby=inspection-summary] a',
      'toast close': '[data-toast] button',
      'footer link': 'footer nav a',
    },
  },
  {
    width: 360,
    visits: [
      {route: routes.home},
      {route: routes.home, first: openMenu},
      {route: ARTICLE},
      {route: routes.contact},
    ],
    kinds: {
      'menu button': '[popovertarget=site-menu]',
      'menu row': '#site-menu a:not([data-language])',
      'language in the menu': '#site-menu a[data-language]:not([aria-current])',
      'banner phone': '[data-call-banner] a[href^="tel:"]',
      'banner close': '[data-call-banner] button',
      'folded part': 'main summary',
      'folded footer': 'footer summary',
    },
  },
];

for (const {width, visits, kinds} of SCREENS) {
  test(`at ${width} px every kind of control shows pointer, press and focus @full`, async ({
    page,
    consoleErrors,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({width, height: 900});
    // States change at once.
    await page.emulateMedia({reducedMotion: 'reduce'});
    const seen: string[] = [];
    const silent: string[] = [];
    for (const {route, first} of visits) {
      await page.goto(route);
      await first?.(page);
      silent.push(...(await silentControls(page, kinds, seen)));
      // The browser and the page report that there is none.
      if (route === '/nowhere') consoleErrors.length = 0;
    }
    expect(silent).toEqual([]);
    expect(seen).toEqual(expect.arrayContaining(Object.keys(kinds)));
  });
}
