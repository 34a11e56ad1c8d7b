import {serviceRoute} from '../../src/data/routes';
import {field} from '../support/forms';
import {follow, hydrated, open} from '../support/visit';
import {expect, test} from './fixtures';

test('our server leads to the tidy address, where the page stays', async ({page}) => {
  const tidy = serviceRoute('roof-replacement');
  const trail = await follow(page);
  await open(page, `${tidy.replace('/roof', '//roof')}?a=b#c`);
  await hydrated(page);
  await expect(page).toHaveURL(`${tidy}?a=b#c`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(trail.documents).toEqual([tidy]);
});

/** What a host that knows nothing of mangled addresses answers, and where its 404 page leads. */
for (const [mangled, asked, to] of [
  ['/Contact.', '/contact', '/contact'],
  ['/contact%E2%80%8B)&a=b', '/contact', '/contact?a=b'],
  ['/knowledge-center/How-long-does-roof-last-florida,', null, null],
  ['/nowhere.', '/nowhere', '/nowhere.'],
] as const) {
  test(`the 404 page at ${mangled} asks the host once, and leads to ${to ?? 'the article'}`, async ({
    page,
    consoleErrors,
  }) => {
    await page.route('**/*', async (route) => {
      const {pathname} = new URL(route.request().url());
      const isMangled = pathname === mangled;
      if (!isMangled) return route.fallback();
      return route.fulfill({
        response: await route.fetch({url: new URL('/404', route.request().url()).href}),
      });
    });
    const heads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'HEAD') heads.push(new URL(request.url()).pathname);
    });
    const tidy = mangled.toLowerCase().replace(',', '');
    await page.goto(mangled);
    await expect(page).toHaveURL(to ?? tidy);
    await expect(page.locator('h1')).toBeVisible();
    expect(heads).toEqual([asked ?? tidy]);
    consoleErrors.length = 0;
  });
}

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
