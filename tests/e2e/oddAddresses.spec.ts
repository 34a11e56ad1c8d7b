import {routes, serviceRoute} from '../../src/data/routes';
import {PUBLISHED} from '../support/pages';
import {field} from '../support/forms';
import {follow, hydrated, open} from '../support/visit';
import {expect, test} from './fixtures';

for (const [asked, tidy] of [
  ['//contact', routes.contact],
  ['/services//roof-replacement', serviceRoute('roof-replacement')],
  ['/index', routes.home],
] as const) {
  test(`our server leads from ${asked} to the tidy address, where the page stays`, async ({
    page,
    baseURL,
  }) => {
    const trail = await follow(page);
    await open(page, `${baseURL}${asked}?a=b#c`);
    await hydrated(page);
    await expect(page).toHaveURL(`${tidy}?a=b#c`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(trail.documents).toEqual([tidy]);
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
    // The address of the 404 page answers so.
    expect(consoleErrors.filter((line) => !line.includes('404 (Not Found)'))).toEqual([]);
    consoleErrors.length = 0;
  });
}

for (const path of ['/%', '/%E0%A4?a=%#%']) {
  test(`the page of ${path} has its app, which logs the path`, async ({page, consoleErrors}) => {
    await page.goto(path);
    await page.mouse.move(50, 50);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect
      .poll(() => consoleErrors.join('\n'))
      .toMatch(new RegExp(`404: there is no page at ${path.split('?')[0]}$`, 'm'));
    expect(consoleErrors.filter((line) => /URI|recoverable|#418/.test(line))).toEqual([]);
    consoleErrors.length = 0;
  });
}

test('an unknown article with a malformed percent sign leads to the list', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`${routes.knowledgeCenter}/%`);
  await expect(page).toHaveURL(routes.knowledgeCenter);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(PUBLISHED.length);
  consoleErrors.length = 0;
});
