/**
 * The other engine: gate, picker, menu, switcher, call banner and the inspection form in Debian's
 * Firefox, over WebDriver BiDi, on the build in `build/` and the local server. Playwright's Firefox
 * is one of its own that a Debian package cannot replace.
 */
import {existsSync} from 'node:fs';

import puppeteer, {type Browser, type Page} from 'puppeteer-core';

import {startServer, temporaryFolders, type RunningServer} from '../../scripts/support/localServer';
import {CHOICE_KEY} from '../../src/language/locales';
import {testDatabase} from '../support/database';
import {textOf} from '../support/texts';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** Longer than a browser takes to start on a busy machine. */
const START_MS = 90_000;

const folders = temporaryFolders();
const errors: string[] = [];
let server: RunningServer | undefined;
let browser: Browser | undefined;
let site = '';
let page: Page;

const es = (id: string): string => textOf('es', id, '');
const path = (): string => page.url().replace(site, '');
const press = (selector: string) => page.locator(selector).click();
const isShown = (selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({visibilityProperty: true}));
const hydrated = () => page.waitForSelector('html[data-has-hydrated=true]');
/** Waits for the page at this path, and its app: Firefox reports the files that it is left without. */
async function at(expected: string): Promise<void> {
  await page.waitForFunction((to) => location.pathname === to, {}, expected);
  await hydrated();
}

beforeAll(async () => {
  if (!FIREFOX) throw new Error('Firefox is missing: run "apt-get install -y firefox-esr".');
  if (!existsSync('build')) throw new Error('There is no build/: run "npm run build" first.');
  server = await startServer(folders.data, ['--site-dir', 'build']);
  site = `http://localhost:${server.port}`;
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    timeout: START_MS,
  });
  page = await browser.newPage();
  await page.setViewport({width: 390, height: 844});
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
}, 2 * START_MS);

afterAll(async () => {
  await browser?.close();
  server?.process.kill('SIGTERM');
  await server?.ended;
  folders.remove();
});

afterEach(() => expect(errors).toEqual([]));

// One visit: each test goes on where the one before has ended.

it('leads a first visitor to the picker, which saves the choice and goes home', async () => {
  await page.goto(`${site}/about`);
  await at('/language');
  await press('label:has(input[value=es])');
  await page.waitForFunction(
    (text) => document.querySelector('h1')?.textContent === text,
    {},
    es('language.picker.title'),
  );
  await press('main button');
  await at('/es/');
  expect(await page.evaluate((key) => localStorage.getItem(key), CHOICE_KEY)).toBe('es');
});

it('opens a shared link in the saved language', async () => {
  await page.goto(`${site}/about?a=b#c`);
  await at('/es/about');
  expect(path()).toBe('/es/about?a=b#c');
});

it('opens, closes and follows the menu', async () => {
  await press('[popovertarget=site-menu]');
  expect(await isShown('#site-menu')).toBe(true);
  // Below the header.
  const [header, menu] = await page.evaluate(() =>
    ['header', '#site-menu'].map((one) => {
      const {top, bottom} = document.querySelector(one)!.getBoundingClientRect();
      return {top, bottom};
    }),
  );
  expect(Math.abs(menu!.top - header!.bottom)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  expect(await isShown('#site-menu')).toBe(false);
  await press('[popovertarget=site-menu]');
  await press('#site-menu a[href="/es/testimonials"]');
  await at('/es/testimonials');
  expect(await isShown('#site-menu')).toBe(false);
});

it('hides the call banner for the session', async () => {
  // It comes back a frame after the menu, whose number it waits for, has closed.
  await page.waitForSelector('[data-call-banner]', {visible: true});
  await press('[data-dismiss-banner]');
  expect(await isShown('[data-call-banner]')).toBe(false);
  await page.reload();
  await hydrated();
  expect(await isShown('[data-call-banner]')).toBe(false);
});

it('changes the language in mid-form, with nothing lost', async () => {
  await page.goto(`${site}/es/contact`);
  await hydrated();
  await page.locator('[name=name]').fill('Maria Núñez');
  await page.locator('[name=phone]').fill('(727) 555-0117');
  await page.locator('[name=email]').fill('maria.firefox@example.com');
  await page.select('[name=roofType]', 'tile');
  await press('[popovertarget=site-languages]');
  await press('#site-languages a[data-language=en]');
  await at('/contact');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name=name]')?.value === 'Maria Núñez',
  );
  expect(await page.$eval('[name=roofType]', (list) => (list as HTMLSelectElement).value)).toBe(
    'tile',
  );
});

it('brings the app by itself after a reload further down', async () => {
  // The articles stand where the results do: only the app counts these.
  const found = () =>
    page.waitForFunction(() => document.querySelector('main [role=status]')?.textContent);
  await page.goto(`${site}/knowledge-center?q=gutter`);
  await found();
  await page.evaluate(() => scrollTo(0, 400));
  await page.reload();
  expect(await page.evaluate(() => performance.getEntriesByType('paint'))).toEqual([]);
  await found();
  await page.goto(`${site}/contact`);
  await hydrated();
});

it('sends the inspection form', async () => {
  await page.locator('[name=message]').fill('Two tiles came down.');
  // A person takes longer than the three seconds of the spam check.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  await press('main form [type=submit]');
  await page.waitForFunction(() =>
    document.querySelector('main')?.textContent?.includes('We have your request'),
  );
  expect(await testDatabase(folders.data).contacts()).toMatchObject([
    {
      name: 'Maria Núñez',
      email: 'maria.firefox@example.com',
      roof_type: 'tile',
      message: 'Two tiles came down.',
      suspicion: null,
    },
  ]);
});
