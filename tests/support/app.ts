import type {Page} from '@playwright/test';

/** The scripts of the islands. */
export const SCRIPTS = /\/islands[\w-]*\.js/;

/** Holds back files, by default the scripts of the islands, until the returned function is called. */
export async function withoutApp(
  page: Page,
  files: string | RegExp = SCRIPTS,
): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await gone;
    await route.continue();
  });
  return letGo;
}

/** Aborts all requests for the scripts of the islands. */
export const blockApp = (page: Page): Promise<unknown> =>
  page.route(SCRIPTS, (route) => route.abort());
