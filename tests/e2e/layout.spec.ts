import {MOBILE_BREAKPOINT} from '../../src/data/breakpoints';
import {company, phoneHref} from '../../src/data/company';
import {expect, test} from './fixtures';

test.describe('on a phone', () => {
  test.use({viewport: {width: 360, height: 740}});

  test('the menu opens, names its state, and closes when a link is followed', async ({page}) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', {name: 'Main'});
    await expect(nav).toBeHidden();
    await page.getByRole('button', {name: 'Open menu'}).click();
    await expect(page.getByRole('button', {name: 'Close menu'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(nav.getByRole('link', {name: 'Schedule Inspection'})).toHaveAttribute(
      'href',
      '/contact',
    );
    await nav.getByRole('link', {name: 'About'}).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(nav).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back', async ({page}) => {
    await page.goto('/');
    await page.getByRole('button', {name: 'Open menu'}).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', {name: 'Open menu'})).toBeFocused();
  });

  test('the call banner calls, leads to the form, and stays away once dismissed', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.getByRole('complementary', {name: 'Call us'});
    await expect(banner.getByRole('link', {name: company.phone.display})).toHaveAttribute(
      'href',
      phoneHref,
    );
    await expect(banner.getByRole('link', {name: 'Call Now'})).toHaveAttribute('href', '/contact');
    await banner.getByRole('button', {name: 'Hide this call banner'}).click();
    await expect(banner).toBeHidden();
    await page.reload();
    await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    await expect(banner).toBeHidden();
  });

  test('a focused control never hides under the banner or the header', async ({page}) => {
    // Without motion the page stands still as soon as the focus has moved.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/contact');
    await expect(page.getByRole('complementary', {name: 'Call us'})).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement!;
        const box = focused.getBoundingClientRect();
        if (box.width === 0 || focused === document.body) return null;
        const x = box.left + box.width / 2;
        const covers = [box.top + 2, box.top + box.height / 2, box.bottom - 2].map((y) => {
          const top = document.elementFromPoint(x, y);
          return top === null || !(focused.contains(top) || top.contains(focused));
        });
        // WCAG 2.4.11 forbids that all of it is covered.
        return covers.every(Boolean) ? focused.outerHTML.slice(0, 160) : null;
      });
      expect(hidden, 'hidden while focused').toBeNull();
    }
  });
});

test.describe('on a desktop', () => {
  test.use({viewport: {width: 1440, height: 900}});

  test('the header shows the current page, the licence, the rating and the way to the form', async ({
    page,
  }) => {
    await page.goto('/testimonials');
    const nav = page.getByRole('navigation', {name: 'Main'});
    await expect(nav.getByRole('link')).toHaveText([
      'Home',
      'About',
      'Knowledge Center',
      'Testimonials',
      'Contact',
    ]);
    await expect(nav.locator('[aria-current]')).toHaveText('Testimonials');
    const bar = page.getByRole('complementary', {name: 'License and rating'});
    await expect(bar).toContainText(company.license);
    await expect(bar).toContainText(`${company.bbbRating} BBB rating`);
    await expect(
      page.getByRole('banner').getByRole('link', {name: 'Free Inspection'}),
    ).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('complementary', {name: 'Call us'})).toBeHidden();
  });

  test('an article keeps the Knowledge Center lit', async ({page}) => {
    await page.goto('/knowledge-center/insurance-claim-challenges');
    await expect(page.getByRole('navigation', {name: 'Main'}).locator('[aria-current]')).toHaveText(
      'Knowledge Center',
    );
  });
});

test('menu and call banner change at the one breakpoint', async ({page}) => {
  await page.setViewportSize({width: MOBILE_BREAKPOINT - 1, height: 900});
  await page.goto('/');
  await expect(page.getByRole('complementary', {name: 'Call us'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Open menu'})).toBeVisible();
  await page.setViewportSize({width: MOBILE_BREAKPOINT, height: 900});
  await expect(page.getByRole('complementary', {name: 'Call us'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Open menu'})).toBeHidden();
});
