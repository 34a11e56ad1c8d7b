import {routes, serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {SAMPLE_PAGES} from '../support/pages';
import {follow, visit} from '../support/visit';
import {expect, test} from './fixtures';

test.use({savedLanguage: null});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('no button shows that would do nothing', async ({page}) => {
    const checklist = `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`;
    for (const route of [serviceRoute(EMERGENCY_SLUG), checklist, ...SAMPLE_PAGES]) {
      await page.goto(route);
      await expect(page.locator('h1').first(), route).toBeVisible();
      await expect(page.locator('main button').filter({visible: true}), route).toHaveCount(0);
    }
  });
});

const BROKEN = {
  'cannot be named': () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  'throws on writing': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [how, breakStorage] of Object.entries(BROKEN)) {
  test(`local storage that ${how} leaves gate and site usable; picker and ?lng still work`, async ({
    page,
    consoleErrors,
  }) => {
    await page.addInitScript(breakStorage);
    for (const url of ['/', '/es/contact']) {
      const before = await page.evaluate(() => history.length).catch(() => 0);
      await visit(page, url);
      await expect(page).toHaveURL(url);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    }
    await visit(page, '/language');
    await page.getByText('Español').click();
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/es/');
    await page.goto('/about?lng=ko');
    await expect(page).toHaveURL('/ko/about');
    // The theme reports errors of its own storage.
    consoleErrors.length = 0;
  });
}

test('a script that fails leaves the page readable', async ({page}) => {
  await page.addInitScript(() => {
    // Fails only for the gate: the application reads `userAgent` later.
    let answered = false;
    const {userAgent} = navigator;
    Object.defineProperty(navigator, 'userAgent', {
      get: () => {
        if (answered) return userAgent;
        answered = true;
        throw new Error('broken');
      },
    });
  });
  const trail = await follow(page);
  await page.goto('/about');
  await expect(page.locator('h1')).toBeVisible();
  expect(trail.documents).toEqual(['/about']);
});
