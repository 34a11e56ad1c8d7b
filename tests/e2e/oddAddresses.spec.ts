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
