/**
 * Adding a language takes one line, a folder and a flag: the real build of a changed copy, walked
 * in a real browser.
 */
import {type ChildProcess, spawn} from 'node:child_process';

import {type Browser, chromium, type Page} from '@playwright/test';

import {CHROMIUM_FLAGS, chromiumPath} from '../../scripts/support/chromium';
import {childEnvironment, environment} from '../../src/data/environment';
import {USER_AGENT} from '../support/hosts';
import {ScratchCopy} from '../support/scratch';
import {switchTo} from '../support/switcher';

const PORT = Number(environment.SIXTH_LOCALE_PORT ?? 4330);
const SITE = `http://localhost:${PORT}`;
const NAME = 'Kreyòl Ayisyen';
const TITLE = 'Chwazi lang ou';

const copy = new ScratchCopy('sixth-locale');
let server: ChildProcess;
let browser: Browser;

/** Starts the local server on the copy's build and waits until it says where it is. */
function serve(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'server/start.ts', '--port', String(PORT)],
    {
      env: childEnvironment({SITE_DIR: copy.path('build'), DATA_DIR: copy.path('.data')}),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (said) => String(said).includes(SITE) && resolve(child));
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
}

async function visitor(): Promise<Page> {
  const context = await browser.newContext({
    baseURL: SITE,
    userAgent: USER_AGENT,
    locale: 'ht-HT',
  });
  return context.newPage();
}

beforeAll(async () => {
  const list = 'src/language/locales.ts';
  copy.write(
    list,
    copy.read(list).replace('] as const', `  {code: 'ht', name: '${NAME}'},\n] as const`),
  );
  copy.write(
    'i18n/ht/code.json',
    JSON.stringify({'language.picker.title': {message: TITLE}}, null, 2),
  );
  copy.write('static/img/flags/ht.svg', copy.read('static/img/flags/en.svg'));
  const {ok, output} = copy.docusaurus('build', '--locale', 'en', '--locale', 'ht');
  if (!ok) throw new Error(output);
  server = await serve();
  browser = await chromium.launch({
    executablePath: chromiumPath ?? undefined,
    args: CHROMIUM_FLAGS,
  });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  copy.remove();
});

test('gate and picker: preselected, named, with its flag, and leading home', async () => {
  const page = await visitor();
  await page.goto('/about');
  await page.waitForURL('/language');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  expect(await page.getByRole('radio', {name: NAME}).isChecked()).toBe(true);
  expect(await page.getByRole('heading', {level: 1}).textContent()).toBe(TITLE);
  const flag = page.locator('img[src$="/flags/ht.svg"]');
  expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button').click();
  await page.waitForURL('/ht/');
  await page.goto('/about?a=b');
  await page.waitForURL('/ht/about?a=b');
}, 60_000);

test('switcher: there and back on the same page', async () => {
  const page = await visitor();
  await page.goto('/about?lng=en');
  await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  for (const [code, url] of [
    ['ht', '/ht/about'],
    ['en', '/about'],
  ] as const) {
    await switchTo(page, code);
    await page.waitForURL(url);
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
  }
}, 60_000);
