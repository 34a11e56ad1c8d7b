import type {Page} from '@playwright/test';

import {routes, serviceRoute} from '../../src/data/routes';
import {submitButton} from '../support/forms';
import {menuButton} from '../support/menu';
import {silentControls} from '../support/states';
import {button} from '../support/switcher';
import {hydrated, wholePage} from '../support/visit';
import {expect, test} from './fixtures';

/* Every kind of control shows the pointer, the press and the focus. Colors are alike in all languages. */

type Visit = {route: string; first?: (page: Page) => Promise<unknown>};

const ARTICLE = `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`;

const openMenu = (page: Page) => menuButton(page).click();
const openLanguages = (page: Page) => button(page).click();
const sendEmpty = async (page: Page) => {
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
};
const search = async (page: Page) => {
  await page.getByRole('searchbox').fill('roof');
  await expect(page.getByRole('status').filter({hasText: /\d/})).toBeVisible();
};

/** Pages that together have all kinds of controls, and the least number of kinds. */
const SCREENS: {width: number; visits: Visit[]; least: number}[] = [
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
    least: 50,
  },
  {
    width: 360,
    visits: [
      {route: routes.home},
      {route: routes.home, first: openMenu},
      {route: ARTICLE},
      {route: routes.contact},
    ],
    least: 40,
  },
];

for (const {width, visits, least} of SCREENS) {
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
      await wholePage(page);
      silent.push(...(await silentControls(page, seen)));
      // The browser and the 404 page report the unknown path.
      if (route === '/nowhere') consoleErrors.length = 0;
    }
    expect(silent).toEqual([]);
    expect(seen.length).toBeGreaterThanOrEqual(least);
  });
}
