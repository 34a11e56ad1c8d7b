/** What a writer sees in the browser while an article is wrong: the real development server. */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';

import {type Browser, chromium, type Page} from '@playwright/test';

import {chromiumLaunch} from '../support/chromium';
import {sparePort} from '../support/sparePort';
import {childEnvironment} from '../../src/data/environment';
import {USER_AGENT} from '../support/hosts';
import {ScratchCopy} from '../support/scratch';
import {untilAnswered} from '../support/faults';

const SLUG = 'insurance-claim-challenges';
const FILE = `blog/${SLUG}.mdx`;
/** Appended to the article; the first mistake makes the page impossible to compile. */
const WRONG = '\nA roof costs {price} today.\n\nSee [our prices](/prices).\n';

const copy = new ScratchCopy('dev-overlay');
const right = copy.read(FILE);
const lineOf = (words: string): number =>
  copy.read(FILE).slice(0, copy.read(FILE).indexOf(words)).split('\n').length;

let site: string;
let server: ChildProcess;
let ended: Promise<unknown>;
let browser: Browser;
let page: Page;
let said = '';

/** Starts `npm run dev -- --locale en` in the copy; what it says is kept. */
function start(port: number): ChildProcess {
  const child = spawn(
    process.execPath,
    [
      '--require',
      'tsx/cjs',
      'scripts/dev.ts',
      ...['--locale', 'en', '--port', String(port), '--no-open'],
    ],
    {
      cwd: copy.dir,
      // Jest sets "test", which Docusaurus would inherit.
      env: childEnvironment({
        NODE_ENV: 'development',
        DATA_DIR: copy.path('.data'),
        NO_COLOR: '1',
        FORCE_COLOR: '0',
      }),
    },
  );
  const listen = (chunk: Buffer): void => void (said += String(chunk));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return child;
}

beforeAll(async () => {
  copy.write(FILE, `${right}${WRONG}`);
  const port = await sparePort();
  site = `http://localhost:${port}`;
  server = start(port);
  ended = once(server, 'close');
  // The server answers once the site is compiled.
  await untilAnswered(
    () => fetch(`${site}/`).then(({ok}) => ok),
    () => said,
  );
  browser = await chromium.launch(chromiumLaunch());
  page = await (await browser.newContext({userAgent: USER_AGENT})).newPage();
  await page.goto(`${site}/knowledge-center/${SLUG}`, {timeout: 120_000});
}, 300_000);

afterAll(async () => {
  await browser?.close();
  server?.kill();
  // The server may still write into the copy.
  await ended;
  copy.remove();
});

test('over the page stand file, line and what to write, and no stack', async () => {
  const overlay = page.frameLocator('iframe[id*=overlay]').locator('body');
  await overlay.getByText(FILE).first().waitFor({timeout: 60_000});
  const told = await overlay.innerText();
  expect(told).toContain(
    `line ${lineOf('A roof costs')}: {price} is read as code; write ( and ) instead of { and }`,
  );
  expect(told).toContain(`line ${lineOf('See [our')}: the link /prices leads to no page of ours`);
  expect(told).not.toMatch(/\bat \S+ \(|node_modules|Error:|loader/);
}, 90_000);

test('under it the page stands and says what it cannot show', async () => {
  await page.getByText('This text cannot be shown yet:').waitFor({timeout: 60_000});
  const text = await page.locator('body').innerText();
  expect(text).not.toContain('This page crashed');
  expect(text).not.toMatch(/\bat \S+ \(|ReferenceError/);
}, 90_000);

test('once the article is right, both are gone', async () => {
  copy.write(FILE, right);
  await page.locator('iframe[id*=overlay]').waitFor({state: 'detached', timeout: 60_000});
  await page.getByText('This text cannot be shown yet:').waitFor({state: 'detached'});
}, 90_000);
