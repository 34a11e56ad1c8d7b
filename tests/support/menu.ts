import type {Locator, Page} from '@playwright/test';

/** The button of the phone menu. */
export const menuButton = (page: Page): Locator => page.locator('[popovertarget=site-menu]');

/** The main links: on phones, the menu. */
export const menu = (page: Page): Locator => page.locator('#site-menu');

/** The main link to a page. */
export const menuLink = (page: Page, to: string): Locator => menu(page).locator(`a[href="${to}"]`);

/** The call banner of phones. */
export const callBanner = (page: Page): Locator => page.locator('[data-call-banner]');

/** The button that hides the call banner. */
export const hideBanner = (page: Page): Locator =>
  callBanner(page).locator('[data-dismiss-banner]');
