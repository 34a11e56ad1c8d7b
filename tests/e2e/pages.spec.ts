import type {Page} from '@playwright/test';

import {company, regionIn} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {callBanner} from '../support/menu';
import {expect, test} from './fixtures';

test('the first screen of home on a small phone says what, where, why, and what to do @company', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  const banner = await callBanner(page).boundingBox();
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
  await expect(callBanner(page).getByText(company.phone.display)).toBeInViewport();
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

const reviews = (page: Page) => page.locator('main li:has(> blockquote):visible');

test.describe('the filter of the reviews', () => {
  test('keeps its state in the URL, and Back to a shared one shows the same', async ({page}) => {
    await page.goto(routes.testimonials);
    await expect(reviews(page)).toHaveCount(4);
    await page.locator('main button[aria-pressed=false]').first().click();
    await expect(page).toHaveURL(/\?show=featured$/);
    await expect(reviews(page)).toHaveCount(2);
    await page.locator('main select:has([value=Pinellas])').selectOption('Pinellas');
    await expect(page).toHaveURL(/show=featured&location=Pinellas/);
    await expect(reviews(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText(/1\D+4/);
    const title = await reviews(page).getByRole('heading').textContent();
    await page.reload();
    await expect(reviews(page)).toHaveCount(1);
    await expect(reviews(page).getByRole('heading')).toHaveText(title!);
  });

  test('offers a way back where nothing is left', async ({page}) => {
    await page.goto(`${routes.testimonials}?service=roof-inspection&location=Pasco`);
    await expect(reviews(page)).toHaveCount(0);
    await page.locator('main').getByRole('button').last().click();
    await expect(page).toHaveURL(/\/testimonials$/);
    await expect(reviews(page)).toHaveCount(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all reviews show, and no filter that would do nothing', async ({page}) => {
    await page.goto(routes.testimonials);
    await expect(reviews(page)).toHaveCount(4);
    await expect(page.locator('main button[aria-pressed]').first()).toBeHidden();
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
