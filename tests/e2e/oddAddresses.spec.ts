import {routes} from '../../src/data/routes';
import {field} from '../support/forms';
import {follow, hydrated, open} from '../support/visit';
import {expect, test} from './fixtures';

const ARTICLE = `${routes.knowledgeCenter}/how-long-does-roof-last-florida`;

/** What a host that knows nothing of mangled addresses is asked by its 404 page, and where that leads. */
const MANGLED = [
  ['/Contact.', '/contact', '/contact'],
  ['/contact%E2%80%8B)&a=b', '/contact', '/contact?a=b'],
  ['/knowledge-center/How-long-does-roof-last-florida,', ARTICLE, ARTICLE],
  ['/nowhere.', '/nowhere', '/nowhere.'],
] as const;

test('the 404 page at a mangled address asks the host once, and leads to the page', async ({
  page,
  consoleErrors,
}) => {
  let heads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') heads.push(new URL(request.url()).pathname);
  });
  for (const [mangled, asked, to] of MANGLED) {
    await page.route('**/*', async (route) => {
      const url = route.request().url();
      if (new URL(url).pathname !== mangled) return route.fallback();
      return route.fulfill({response: await route.fetch({url: new URL('/404', url).href})});
    });
    heads = [];
    await page.goto(mangled);
    await expect(page).toHaveURL(to);
    await expect(page.locator('h1')).toBeVisible();
    expect(heads).toEqual([asked]);
  }
  consoleErrors.length = 0;
});

/** How a host may answer an address that is not quite a page's: with the page, or as unknown. */
for (const answer of ['/contact', '/404']) {
  test(`where a host answers a double slash with ${answer}, the form comes once, and stays`, async ({
    page,
    baseURL,
    consoleErrors,
  }) => {
    await page.route(/\/\/contact\?/, async (route) =>
      route.fulfill({
        response: await route.fetch({url: new URL(answer, route.request().url()).href}),
      }),
    );
    const trail = await follow(page);
    await open(page, `${baseURL}//contact?a=b#c`);
    await hydrated(page);
    await expect(page).toHaveURL('/contact?a=b#c');
    await expect(field(page, 'name')).toBeVisible();
    expect(trail.documents).toEqual(['//contact', '/contact']);
    expect(trail.painted).not.toContain('//contact');
    // The 404 page has the status 404.
    expect(consoleErrors.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    consoleErrors.length = 0;
  });
}
