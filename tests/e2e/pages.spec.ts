import {parse} from 'node-html-parser';

import {routes, serviceRoute} from '../../src/data/routes';
import {SERVICE_SLUGS} from '../../src/data/services';
import {CHECKLIST} from '../support/checklist';
import {expectedText} from '../support/messages';
import {CODES, inLocale} from '../support/pages';
import {expect, test} from './fixtures';

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const code of CODES) {
  test.describe(`the checklist in ${code}`, () => {
    test.use({savedLanguage: code});

    for (const [route, blocks] of Object.entries(CHECKLIST)) {
      test(`every block, label, number and link of ${route}`, async ({page}) => {
        await page.goto(inLocale(code, route));
        const main = page.locator('main');
        const text = squeeze((await main.textContent())!);
        const links = await main
          .locator('a')
          .evaluateAll((all) =>
            all.map((link) => ({href: link.getAttribute('href'), text: link.textContent ?? ''})),
          );
        let from = 0;
        for (const {name, items} of blocks) {
          const words = items.map((item) => squeeze(expectedText(item, code)));
          // Each block begins after the beginning of the one before it.
          const start = text.indexOf(words[0]!, from);
          expect.soft(start, `${name}: "${words[0]}" in its place`).toBeGreaterThanOrEqual(0);
          from = Math.max(start, from);
          const rest = text.slice(from);
          for (const [index, {href}] of items.entries()) {
            expect.soft(rest.includes(words[index]!), `${name}: "${words[index]}"`).toBe(true);
            if (!href) continue;
            const target = href.startsWith('/') ? inLocale(code, href) : href;
            const found = links.some(
              (link) => link.href === target && squeeze(link.text).includes(words[index]!),
            );
            expect.soft(found, `${name}: "${words[index]}" leads to ${target}`).toBe(true);
          }
        }
      });
    }
  });
}

test('every service page has its picture, its CTA and links to the others', async ({request}) => {
  for (const slug of SERVICE_SLUGS) {
    const page = parse(await (await request.get(serviceRoute(slug))).text());
    const main = page.querySelector('main')!;
    const picture = main.querySelector(`img[src="/img/services/${slug}.svg"]`);
    expect(picture?.getAttribute('alt'), slug).toBeTruthy();
    expect((await request.get(`/img/services/${slug}.svg`)).status(), slug).toBe(200);
    const hrefs = main.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(hrefs, slug).toContain(routes.contact);
    for (const other of SERVICE_SLUGS.filter((name) => name !== slug)) {
      expect(hrefs, `${slug} names ${other}`).toContain(serviceRoute(other));
    }
  }
});

test('the first screen of home on a small phone says what, where, why, and what to do', async ({
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
    main.getByText('Roofing in Tampa Bay and all of Florida'),
    main.getByRole('link', {name: 'Book a free inspection'}).first(),
  ]) {
    const box = (await seen.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(banner!.y);
  }
  // The number shows once: in the banner, and in the panel only further down.
  await expect(page.locator('[data-call-banner]').getByText('(813) 555-0142')).toBeInViewport();
  const panel = main.getByRole('link', {name: /Leaking now/});
  await expect(panel).not.toBeInViewport();
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
    await expect(page.getByRole('status')).toHaveText('Showing 1 of 4 reviews');
    await page.reload();
    await expect(reviews.getByRole('heading')).toHaveText([titles[1]!]);
  });

  test('sorts the newest first', async ({page}) => {
    await page.goto(`${routes.testimonials}?show=recent`);
    const dates = page.locator('main time');
    await expect(dates).toHaveText(['June 2025', 'May 2025', 'March 2025', 'October 2024']);
  });

  test('offers a way back where nothing is left', async ({page}) => {
    await page.goto(`${routes.testimonials}?service=roof-inspection&location=Pasco`);
    await expect(page.getByText('None of the reviews on this page fits')).toBeVisible();
    await page.getByRole('button', {name: 'Show all reviews'}).click();
    await expect(page.getByRole('status')).toHaveText('Showing 4 of 4 reviews');
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
