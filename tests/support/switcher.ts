import type {Locator, Page} from '@playwright/test';

/** The language switcher's button, in the header or an open menu. */
export const button = (page: Page): Locator =>
  page.locator('button[aria-haspopup=menu]:visible').first();

/** A language in the open list of the switcher. */
export const entry = (page: Page, code: string): Locator =>
  page.locator(`[role=menuitemradio][lang=${code}]:visible`).first();

/** Changes the language with the switcher, as a visitor does. */
export async function switchTo(page: Page, code: string): Promise<void> {
  await button(page).click();
  await entry(page, code).click();
}
