import {company, regionIn} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {expect, test} from './fixtures';

test('the first screen of home on a small phone says what, where, why, and what to do @company', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  const banner = await page.locator('[data-call-banner]').boundingBox();
  const main = page.locator('main');
  for (const seen of [
    main.getByText('Veteran-owned').first(),
    main.getByRole('heading', {level: 1}),
    main.getByText(`Roofing in ${regionIn('en')} and all of Florida`),
    main.getByRole('link', {name: 'Book a free inspection'}).first(),
  ]) {
    const box = (await seen.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(banner!.y);
  }
  // The number shows once: in the banner, and in the panel only further down.
  await expect(
    page.locator('[data-call-banner]').getByText(company.phone.display),
  ).toBeInViewport();
  const panel = main.getByRole('link', {name: /Leaking now/});
  expect((await panel.boundingBox())!.y).toBeGreaterThanOrEqual(banner!.y);
  await panel.scrollIntoViewIfNeeded();
  await expect(panel).toBeInViewport();
});

test('a portrait that does not load leaves the initials and no broken picture', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/img/team/**', (route) => route.abort());
  await page.goto(routes.about);
  await expect(page.getByText('DR', {exact: true})).toBeVisible();
  await expect(page.locator('img[src*="/img/team/"]')).toHaveCount(0);
  // The browser reports what this test has blocked.
  consoleErrors.length = 0;
});

test.describe('the filter of the reviews', () => {
  const titles = ['They told me what I did not need', 'On the roof before midnight'];

  test('keeps its state in the URL, and Back to a shared one shows the same', async ({page}) => {
    await page.goto(routes.testimonials);
    const cards = page
      .locator('main')
      .getByRole('listitem')
      .filter({has: page.locator('h3')});
    const reviews = cards.filter({hasText: 'Verified'});
    await expect(reviews).toHaveCount(4);
    await page.getByRole('button', {name: 'Featured'}).click();
    await expect(page).toHaveURL(/\?show=featured$/);
    await expect(reviews.getByRole('heading')).toHaveText(titles);
    await page.getByLabel('Location').selectOption('Pinellas');
    await expect(page).toHaveURL(/show=featured&location=Pinellas/);
    await expect(page.getByRole('status')).toHaveText('Showing 1 of the 4 reviews on this page');
    await page.reload();
    await expect(reviews.getByRole('heading')).toHaveText([titles[1]!]);
  });

  test('offers a way back where nothing is left', async ({page}) => {
    await page.goto(`${routes.testimonials}?service=roof-inspection&location=Pasco`);
    await expect(page.getByText('None of the reviews on this page fits')).toBeVisible();
    await page.getByRole('button', {name: 'Show all reviews'}).click();
    await expect(page.getByRole('status')).toHaveText('Showing 4 of the 4 reviews on this page');
    await expect(page).toHaveURL(/\/testimonials$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all reviews show, and no filter that would do nothing', async ({page}) => {
    await page.goto(routes.testimonials);
    await expect(page.getByText('An hour, a report, no pressure')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Featured'})).toBeHidden();
  });
});

test('the claims notice is at least half as large as the largest type of its page', async ({
  page,
}) => {
  // Headings grow with the window.
  await page.setViewportSize({width: 1920, height: 1080});
  for (const route of [
    serviceRoute('insurance-claims-help'),
    serviceRoute('storm-damage-repair'),
    serviceRoute('emergency-tarping'),
    serviceRoute('storm-cleanup'),
    `${routes.knowledgeCenter}/insurance-claim-challenges`,
    routes.contact,
  ]) {
    await page.goto(route);
    const [notice, largest] = await page.evaluate(() => {
      const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
      const sizes = [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility())
        .filter(({childNodes}) =>
          [...childNodes].some(({nodeType, nodeValue}) => nodeType === 3 && nodeValue?.trim()),
        )
        .map(sizeOf);
      return [sizeOf(document.getElementById('claims-notice')!), Math.max(...sizes)] as const;
    });
    // 12 points, and half of the largest: Florida Statutes 489.147(1)(a).
    expect(notice, route).toBeGreaterThanOrEqual(16);
    expect(notice * 2, `${route} has type of ${largest} px`).toBeGreaterThanOrEqual(largest);
  }
});
