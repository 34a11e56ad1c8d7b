import type {Locator, Page} from '@playwright/test';

/** The language switcher's button in the header. */
export const button = (page: Page): Locator => page.locator('button[popovertarget=site-languages]');

/** The list that it opens. */
export const list = (page: Page): Locator => page.locator('#site-languages');

/** A language in that list. */
export const entry = (page: Page, code: string): Locator =>
  list(page).locator(`a[data-language=${code}]`);

/** Changes the language with the switcher, as a visitor does. */
export async function switchTo(page: Page, code: string): Promise<void> {
  await button(page).click();
  await entry(page, code).click();
}
