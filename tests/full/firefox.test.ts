// The other engine: Debian's Firefox, over WebDriver BiDi, on `build/` and the local server.
// Playwright's Firefox is one of its own that a Debian package cannot replace.
import {existsSync} from 'node:fs';

import puppeteer, {type Browser, type Page} from 'puppeteer-core';

import {CHOICE_KEY} from '../../src/language/locales';
import {mailServer} from '../support/mailServer';
import {textOf} from '../support/texts';
import {testServer} from '../support/servers';

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/** Longer than a browser takes to start on a busy machine. */
const START_MS = 90_000;

let mailbox: Awaited<ReturnType<typeof mailServer>> | undefined;
const mail = {
  SITE_URL: 'https://roof.example',
  LEAD_MAIL_TO: 'office@example.com',
  LEAD_MAIL_FROM: 'leads@example.com',
  SMTP_URL: '',
};
// Before the server, which sends to the mailbox.
beforeAll(async () => {
  mailbox = await mailServer();
  mail.SMTP_URL = `smtp://127.0.0.1:${mailbox.port}`;
});
const server = testServer(mail, 'build');
const errors: string[] = [];
let browser: Browser | undefined;
let site = '';
let page: Page;

const es = (id: string): string => textOf('es', id, '');
const path = (): string => page.url().replace(site, '');
const press = (selector: string) => page.locator(selector).click();
const isShown = (selector: string) =>
  page.$eval(selector, (element) => element.checkVisibility({visibilityProperty: true}));
const hydrated = () => page.waitForSelector('html[data-has-hydrated=true]');
/** Waits for the page at this path, and its app: Firefox reports files that a navigation aborts. */
async function at(expected: string): Promise<void> {
  await page.waitForFunction((to) => location.pathname === to, {}, expected);
  await hydrated();
}

beforeAll(async () => {
  if (!FIREFOX) throw new Error('Firefox is missing: run "apt-get install -y firefox-esr".');
  if (!existsSync('build')) throw new Error('There is no build/: run "npm run build" first.');
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
  await mailbox?.close();
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
  // The banner comes back a frame after the menu, which shows the number, has closed.
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
  // The app alone fills in the number of results.
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
  expect(await server.database.contacts()).toMatchObject([
    {
      name: 'Maria Núñez',
      email: 'maria.firefox@example.com',
      roof_type: 'tile',
      message: 'Two tiles came down.',
      suspicion: null,
    },
  ]);
});

it('notes by keyboard, from the link of the mail, what was done', async () => {
  while (mailbox!.received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  const [link = ''] = /\/request#[0-9a-f]{40}/.exec(mailbox!.received[0]!.mail.text!)!;
  const noted = (words: string) =>
    page.waitForFunction(
      (text) => document.querySelector('[role=status]')?.textContent?.startsWith(text),
      {},
      words,
    );
  /** Tabs to the button of this name, and presses it. */
  const pressByKeyboard = async (name: string): Promise<void> => {
    for (let n = 0; n < 30; n++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate((text) => document.activeElement?.textContent === text, name)) {
        return page.keyboard.press('Enter');
      }
    }
    throw new Error(`Tab does not reach ${name}.`);
  };
  await page.setViewport({width: 360, height: 640});
  await page.goto(site + link);
  await page.waitForSelector('main form', {visible: true});
  await page.focus('[name=v_note]');
  await page.keyboard.type('called back at 5');
  await page.focus('[role=status]');
  await pressByKeyboard('Called');
  await noted('Called');
  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  await page.locator('[name=v_at]').fill(`${tomorrow}T09:00`);
  await page.focus('[role=status]');
  await pressByKeyboard('Scheduled');
  await noted('Scheduled');
  await pressByKeyboard('Won');
  await noted('Won');
  const steps = await page.$$eval('main ol li', (items) => items.map((item) => item.textContent));
  expect(steps).toHaveLength(4);
  expect(steps[1]).toContain('called back at 5');
  expect(await page.$eval('[role=status]', (state) => state.textContent)).toContain('9:00');
});
