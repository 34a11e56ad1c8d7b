import {company, regionIn} from '../../src/data/company';
import {serviceRoute} from '../../src/data/routes';
import {EMERGENCY_SLUG} from '../../src/data/services';
import {LOCALES} from '../../src/language/locales';
import {textOf} from '../support/texts';
import {hydrated, open, saved, visit} from '../support/visit';
import {expect, test} from './fixtures';

test.use({savedLanguage: null});

/** The link to the requested page; the picker's other link is the phone number. */
const OFFER = 'main a:visible:not([href^="tel:"])';

const TITLE = 'language.picker.title';

test('is a group of radio buttons with flags, each name in its own language, and says what the company is and where', async ({
  page,
}) => {
  await visit(page, '/language');
  const group = page.getByRole('radiogroup', {name: 'Language'});
  await expect(group.getByRole('radio')).toHaveCount(LOCALES.length);
  for (const {code, name} of LOCALES) {
    await expect(group.getByRole('radio', {name, exact: true})).toBeAttached();
    await expect(group.locator(`[lang=${code}]`).first()).toContainText(name);
  }
  const widths = await group
    .locator('img')
    .evaluateAll((flags) => flags.map((flag) => (flag as HTMLImageElement).naturalWidth));
  expect(widths, 'every flag has loaded').not.toContain(0);
  await expect(page.locator('header, footer')).toHaveCount(0);
  for (const {code, name} of LOCALES) {
    await page.getByText(name, {exact: true}).click();
    const about = page.getByRole('main').locator(`p [lang=${code}]`).first();
    await expect(about).toContainText(company.license);
    await expect(about).toContainText(regionIn(code));
  }
});

test('Continue leaves no way back to the picker', async ({page}) => {
  await page.goto('about:blank');
  await open(page, '/about');
  await page.waitForURL('/language');
  await hydrated(page);
  await page.getByText('Tiếng Việt').click();
  await page.getByRole('button', {name: 'Tiếp tục'}).click();
  await expect(page).toHaveURL('/vi/');
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('on the way to the emergency page the number stands above the choices', async ({page}) => {
  await page.setViewportSize({width: 360, height: 640});
  await open(page, serviceRoute(EMERGENCY_SLUG));
  await page.waitForURL('/language');
  const main = page.getByRole('main');
  const number = await main.getByRole('link', {name: company.phone.display}).boundingBox();
  const choices = await main.getByRole('radiogroup').boundingBox();
  expect(number!.y + number!.height).toBeLessThan(choices!.y);
  await hydrated(page);
  for (const height of [640, 740]) {
    await page.setViewportSize({width: 360, height});
    await expect(main.locator('form a')).toBeInViewport({ratio: 1});
    await expect(main.getByRole('button')).toBeInViewport({ratio: 1});
  }
});

test('keeps the campaign on the way home', async ({page}) => {
  await open(page, '/?utm_source=mail&utm_campaign=a%20b');
  await page.waitForURL('/language?utm_source=mail&utm_campaign=a%20b');
  await hydrated(page);
  await expect(page.locator(OFFER)).toHaveCount(0);
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/?utm_source=mail&utm_campaign=a%20b');
});

test.describe('in a Korean browser', () => {
  test.use({locale: 'ko-KR'});

  test('it preselects, and works without an application', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.clock.install();
    await page.goto('/language');
    await expect(page.locator('input:checked')).toHaveValue('ko');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(textOf('ko', TITLE, ''));
    await expect(page).toHaveTitle(new RegExp(textOf('ko', TITLE, '')));
    await page.getByText('Español').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    // Whatever waits for a time, or until the page is idle.
    await page.clock.fastForward(60_000);
    expect(scripts).toEqual([]);
    await page.getByRole('button').click();
    await expect(page).toHaveURL('/es/');
    expect(await saved(page)).toBe('es');
  });
});

test('without its script it is a form that opens the home page in the chosen language', async ({
  page,
  consoleErrors,
}) => {
  await page.route('**/language', async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    await route.fulfill({
      body: html.replaceAll(/<script>.*?<\/script>/gs, ''),
      headers: {
        'content-type': 'text/html; charset=utf-8',
      },
    });
  });
  await page.goto('/language');
  await page.getByText('Español').click();
  await page.getByRole('button').click();
  await expect(page).toHaveURL('/es/');
  expect(await saved(page)).toBe('es');
  consoleErrors.length = 0;
});
