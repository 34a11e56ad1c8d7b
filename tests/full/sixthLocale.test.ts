// Adding a language takes one line, one command and a flag, as docs/engineers.md says: in a changed
// copy all checks are as green as before. Every letter of it is accented: its real build is read
// for English that escaped translation, and walked in a browser.
import fs from 'node:fs';

import {type Browser, chromium, type Page} from '@playwright/test';

import {CHROMIUM_FLAGS, chromiumPath} from '../../scripts/support/chromium';
import {startServer, type RunningServer} from '../../scripts/support/localServer';
import {LOCALES} from '../../src/language/locales';
import {SITE_TEXT} from '../../src/data/siteText';
import {COPIES} from '../../src/markdown';
import {USER_AGENT} from '../support/hosts';
import {MARK} from '../support/newOwner';
import {INDEXABLE_PAGES} from '../support/pages';
import {accent, accentMarkdown, escapedIn} from '../support/pseudo';
import {ScratchCopy} from '../support/scratch';

const NAME = 'Kreyòl Ayisyen';
const LIST = 'src/language/locales.ts';
const MESSAGES = 'i18n/ht/code.json';

const copy = new ScratchCopy('sixth-locale');

function succeed({ok, output}: {ok: boolean; output: string}): string {
  if (!ok) throw new Error(output.slice(-20_000));
  return output;
}

const translations = (...args: string[]) =>
  copy.run('tsx', 'scripts/translations/index.ts', ...args);

type Messages = Record<string, {message: string}>;

/** Every message in another language than English, as far as a program can tell. */
function translate(file: string): void {
  const messages = JSON.parse(copy.read(file)) as Messages;
  for (const entry of Object.values(messages)) entry.message = accent(entry.message);
  copy.write(file, JSON.stringify(messages, null, 2));
}

beforeAll(() => {
  // A test asks git for the files of the project.
  copy.git('init', '--quiet');
  copy.edit(LIST, ['\n];', `\n  {code: 'ht', name: '${NAME}'},\n];`]);
  copy.write('static/img/flags/ht.svg', copy.read('static/img/flags/en.svg'));
  succeed(translations('--start', 'ht'));
}, 180_000);

afterAll(() => copy.remove());

test('the command has begun the language with every text, its notes and the rules of the host', () => {
  const messages = JSON.parse(copy.read(MESSAGES)) as Messages;
  const spanish = JSON.parse(copy.read('i18n/es/code.json')) as Messages;
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(Object.keys(spanish)));
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(Object.keys(SITE_TEXT)));
  expect(copy.read('i18n/ht/README.md')).toContain('| English | term | do not write | note |');
  expect(copy.read('deploy/nginx.conf')).toContain('(?:es|vi|ko|hi|ht)');
});

test('npm run translations says what is left, and nothing once it is done', () => {
  const before = succeed(translations('--locale', 'ht'));
  expect(before).toMatch(/^ht: \d{3,} to do/);
  expect(before).toContain('i18n/ht/docusaurus-plugin-content-blog/');
  for (const file of copy.list('i18n/ht').filter((name) => name.endsWith('.json'))) {
    translate(`i18n/ht/${file}`);
  }
  const after = succeed(translations('--only', 'messages', '--check'));
  for (const {code} of LOCALES.slice(1)) expect(after).toContain(`${code}: complete`);
  expect(after).toContain('ht: complete');
}, 180_000);

test.each([
  ['types', 'tsc', ['--noEmit']],
  ['unit tests', 'jest', ['--selectProjects', 'unit', 'tests/unit/(language|data|forms|hosting)/']],
  [
    'tests of the repository',
    'jest',
    ['tests/repository', 'tests/unit/scripts/translations', '--selectProjects', 'server'],
  ],
])(
  '%s are green',
  (_name, command, args) => {
    succeed(copy.run(command, ...args));
  },
  600_000,
);

describe('a build of it and of English', () => {
  let server: RunningServer | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    for (const {english, copies} of COPIES.filter((one) => fs.existsSync(copy.path(one.english)))) {
      for (const file of copy.list(english).filter((name) => /\.mdx?$/.test(name)))
        copy.write(`i18n/ht/${copies}/${file}`, accentMarkdown(copy.read(`${english}/${file}`)));
    }
    // A build asks git when each page was changed.
    copy.becomeShallowClone();
    copy.write('static/brand/mark.svg', MARK);
    const output = succeed(
      copy.run('tsx', 'scripts/site-build/index.ts', '--locale', 'en', '--locale', 'ht'),
    );
    expect(output).not.toContain('have no title');
    server = await startServer(copy.path('.data'), ['--site-dir', copy.path('build')]);
    browser = await chromium.launch({
      executablePath: chromiumPath ?? undefined,
      args: CHROMIUM_FLAGS,
    });
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    server?.process.kill();
    await server?.ended;
  });

  async function visitor(): Promise<Page> {
    const context = await browser!.newContext({
      baseURL: `http://localhost:${server!.port}`,
      userAgent: USER_AGENT,
      locale: 'ht-HT',
    });
    return context.newPage();
  }

  test('shows no text, attribute or title that escaped translation', () => {
    const pages = copy.list('build/ht').filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(20);
    const escaped = pages.flatMap((page) =>
      escapedIn(copy.read(`build/ht/${page}`), 'ht')
        .filter((word) => !NAME.includes(word))
        .map((word) => `${page}: ${word}`),
    );
    expect([...new Set(escaped)]).toEqual([]);
  });

  test('draws a preview of each of its pages', () => {
    const drawn = copy.list('build/ht/assets/previews').filter((file) => file.endsWith('.jpg'));
    expect(drawn).toHaveLength(INDEXABLE_PAGES.length);
  });

  test('shows a mark in its colors, without the styles that the content policy refuses', () => {
    const header = copy.read('build/ht/index.html').split('<header')[1]!;
    const [, mark = ''] = /<svg\b([^]*?)<\/svg>/.exec(header)!;
    for (const color of ['#56220a', '#f2e8dc']) expect(mark).toContain(color);
    expect(mark).not.toMatch(/<style| style=|<\?xml|<!--/);
  });

  test('gate and picker: preselected, named, with its flag, and leading home', async () => {
    const page = await visitor();
    await page.goto('/about');
    await page.waitForURL('/language');
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached'});
    expect(await page.getByRole('radio', {name: NAME}).isChecked()).toBe(true);
    expect(await page.getByRole('heading', {level: 1}).textContent()).toBe(
      accent('Choose your language'),
    );
    const flag = page.locator('img[src$="/flags/ht.svg"]');
    expect(await flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole('button').click();
    await page.waitForURL('/ht/');
    await page.goto('/about?a=b');
    await page.waitForURL('/ht/about?a=b');
  }, 60_000);
});
