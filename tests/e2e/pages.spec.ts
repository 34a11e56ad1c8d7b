import type {Page} from '@playwright/test';

import {company, regionIn} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {companyFiles} from '../support/company';
import {callBanner} from '../support/menu';
import {hydrated} from '../support/visit';
import {expect, test} from './fixtures';

test('the first screen of home on a small phone says what, where, why, and what to do @company', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 640});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/');
  const main = page.locator('main');
  for (const seen of [
    main.getByText(company.license).first(),
    main.getByRole('heading', {level: 1}),
    main.getByText(regionIn('en')).first(),
    main.getByRole('link', {name: 'Book a free inspection'}).first(),
    main.getByRole('link', {name: company.phone.display}).first(),
  ]) {
    const box = (await seen.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  }
  // The number shows once: in the panel, and in the banner only further down.
  await expect(callBanner(page)).toBeHidden();
  await main.getByRole('heading', {level: 2}).last().scrollIntoViewIfNeeded();
  await expect(callBanner(page).getByText(company.phone.display)).toBeInViewport();
});

test('roofs with photographs have a divider that keys move, and without any there is a specimen of the report @company', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  const report = page.getByRole('region', {name: 'What you get after we’ve been on your roof'});
  if (companyFiles('jobs').length === 0) {
    await report.scrollIntoViewIfNeeded();
    await expect(report.getByRole('img')).toBeVisible();
    await expect(report.getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('slider')).toHaveCount(0);
    return;
  }
  await expect(report).toHaveCount(0);
  const divider = page.getByRole('slider').first();
  await divider.scrollIntoViewIfNeeded();
  await hydrated(page);
  const edge = () =>
    divider.evaluate(({previousElementSibling: before}) => getComputedStyle(before!).clipPath);
  expect(await edge()).toContain('50%');
  await divider.focus();
  for (let press = 0; press < 10; press += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(edge).toContain('40%');
  // Presses the picture, as a finger does.
  const {x, y, width, height} = (await divider.boundingBox())!;
  await page.mouse.click(x + width / 4, y + height / 2);
  await expect.poll(edge).not.toContain('40%');
});

/** The filter's count of a single card. */
const ONE_OF_ALL = new RegExp(`\\b1\\b\\D+\\b${company.reviewStats!.total}\\b`);

const reviews = (page: Page) => page.locator('main li:has(> blockquote):visible');

test('the filter of a few reviews is by service, keeps its state in the URL, is undone by Back, and takes an unknown service for none', async ({
  page,
}) => {
  await page.goto(routes.testimonials);
  await expect(reviews(page)).toHaveCount(4);
  await expect(page.locator('main button[aria-pressed]')).toHaveCount(0);
  await expect(page.locator('main select')).toHaveCount(1);
  await page.locator('select[name=service]').selectOption(EMERGENCY_SLUG);
  await expect(page).toHaveURL(`${routes.testimonials}?service=${EMERGENCY_SLUG}`);
  await expect(reviews(page)).toHaveCount(1);
  await expect(page.getByRole('status')).toHaveText(ONE_OF_ALL);
  const title = await reviews(page).getByRole('heading').textContent();
  await page.goBack();
  await expect(reviews(page)).toHaveCount(4);
  await page.goForward();
  await page.reload();
  await expect(reviews(page)).toHaveCount(1);
  await expect(reviews(page).getByRole('heading')).toHaveText(title!);
  await page.goto(`${routes.testimonials}?service=drywall`);
  await expect(reviews(page)).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all reviews show, and no filter that would do nothing', async ({page}) => {
    await page.goto(routes.testimonials);
    await expect(reviews(page)).toHaveCount(4);
    await expect(page.locator('select[name=service]')).toBeHidden();
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
    routes.about,
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
