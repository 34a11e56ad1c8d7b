import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/** Keeps files back, the app's scripts by default, until they are let go. */
export async function withoutApp(page: Page, files = SCRIPTS): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Lets none of the app's scripts arrive. */
export const blockApp = (page: Page): Promise<unknown> =>
  page.route(SCRIPTS, (route) => route.abort());
