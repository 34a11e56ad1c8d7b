import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/** Keeps the app's scripts back until they are let go. */
export async function withoutApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(SCRIPTS, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Lets none of the app's scripts arrive. */
export const blockApp = (page: Page): Promise<unknown> =>
  page.route(SCRIPTS, (route) => route.abort());
