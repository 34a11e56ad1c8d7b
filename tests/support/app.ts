import type {Page} from '@playwright/test';

const SCRIPTS = '**/assets/js/*.js';

/** Holds back files, by default the app's scripts, until the returned function is called. */
export async function withoutApp(page: Page, files = SCRIPTS): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Aborts all requests for the app's scripts. */
export const blockApp = (page: Page): Promise<unknown> =>
  page.route(SCRIPTS, (route) => route.abort());
