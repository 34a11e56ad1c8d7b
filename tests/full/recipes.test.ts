// The recipes of docs/engineers.md for a form field and for a language, followed in one copy of the
// project: what a visitor chooses reaches row, listing, CSV and notice, and all checks are as green
// as before. Every letter of the new language is accented: its real build is read for English that
// escaped translation, and walked in a browser.
import fs from 'node:fs';

import {type Browser, chromium, type Page} from '@playwright/test';

import {chromiumLaunch} from '../support/chromium';
import {startServer, type RunningServer} from '../support/localServer';
import {inspectionFields} from '../../src/data/inspectionFields';
import {SITE_TEXT} from '../../src/data/siteText';
import {LOCALES} from '../../src/language/locales';
import {COPIES} from '../../src/markdown';
import {USER_AGENT} from '../support/hosts';
import {MARK} from '../support/newOwner';
import {INDEXABLE_PAGES} from '../support/pages';
import {accent, accentMarkdown, escapedIn} from '../support/pseudo';
import {edited, ScratchCopy, succeed} from '../support/scratch';

const NAME = 'Kreyòl Ayisyen';
const LIST = 'src/language/locales.ts';
const MESSAGES = 'i18n/ht/code.json';

const copy = new ScratchCopy('recipes');

afterAll(() => copy.remove());

const translations = (...args: string[]) => copy.script('scripts/translations/index.ts', ...args);

const tests = (project: string, ...files: string[]) =>
  copy.run('jest', ...files, '--selectProjects', project);

type Messages = Record<string, {message: string}>;

/** Puts every message of a file into the pseudo-language. */
function translate(file: string): void {
  const messages = JSON.parse(copy.read(file)) as Messages;
  for (const entry of Object.values(messages)) entry.message = accent(entry.message);
  copy.write(file, JSON.stringify(messages, null, 2));
}

/** Step 1: the description, with its labels. */
function describeField(): void {
  copy.edit('src/data/inspectionFields.ts', [
    /^ {4}message: /m,
    `    bestTime: {
      column: 'best_time',
      label: translate({id: 'forms.inspection.bestTime', message: 'Best time to call'}),
      choices: {
        morning: translate({id: 'forms.option.bestTime.morning', message: 'In the morning'}),
        afternoon: translate({id: 'forms.option.bestTime.afternoon', message: 'In the afternoon'}),
      },
    },
    message: `,
  ]);
}

/** Step 2: the migration, the contract, and the types that are generated from both. */
function migrate(): void {
  const fields = fs
    .readdirSync('supabase/migrations')
    .filter((file) => file.endsWith('_fields.sql'));
  const sql = edited(
    copy.read(`supabase/migrations/${fields.sort().at(-1)}`),
    [/r\.message/g, 'r.best_time, r.message'],
    ['  v_message  ', '  v_best_time       text default null,\n  v_message  '],
    ["    'message', ", "    'best_time', v_best_time, 'message', "],
    [/^ {4}"storm_damage"/m, '    "best_time": ["morning", "afternoon"],\n    "storm_damage"'],
  );
  const column =
    "alter table intake.inspection_requests\n  add column best_time text check (best_time in ('morning', 'afternoon'));\n";
  copy.write('supabase/migrations/20990101000000_request_fields.sql', column + sql);
  copy.edit('supabase/tests/02_signature.sql', [' v_message ', ' v_best_time v_message ']);
  copy.edit('src/forms/database.types.ts', ['"v_email"?: ', '"v_best_time"?: string,"v_email"?: ']);
}

/** Step 3: the form, in every language. */
const show = (): void =>
  copy.translate({
    'forms.inspection.bestTime': 'Best time to call',
    'forms.option.bestTime.morning': 'In the morning',
    'forms.option.bestTime.afternoon': 'In the afternoon',
  });

/** Sends a request with the new field as the form does, and prints what staff see of it. */
const PROOF = `
import {columnsOf, LEAD_LABELS} from './scripts/leads/listing';
import {asBlocks, asCsv} from './scripts/leads/table';
import {INSPECTION_FIELDS} from './src/data/inspectionFields';
import {inspectionPayload} from './src/forms/core/payload';
import {entriesOf} from './src/forms/core/fields';
import {messageOf} from './server/notify/message';
import {embeddedEngine} from './tests/sql/engine';
import {rpcAsVisitor} from './tests/sql/rpc';

void (async () => {
  const typed = new FormData();
  for (const [field, value] of Object.entries({
    name: 'Ann', phone: '727-555-0117', email: 'ann@example.com', bestTime: 'morning',
  })) typed.set(field, value);
  const payload = inspectionPayload(entriesOf(typed, INSPECTION_FIELDS), {
    honeypot: '', startedAt: 0, now: 60000, ip: null, emailHash: null, route: '/contact',
    referrer: null, userAgent: 'Test/1',
  });
  const engine = await embeddedEngine();
  const reply = await rpcAsVisitor(engine, 'submit_contact_rpc', payload, null);
  const rows = await engine.query('select * from intake.leads');
  const [{notice}] = await engine.query("select notice from intake.claim_notices('mail', 1, '1 minute')");
  await engine.close();
  console.log(JSON.stringify({
    reply, row: rows[0], csv: asCsv(rows, columnsOf(rows)), listing: asBlocks(rows, () => 'Ann', LEAD_LABELS),
    mail: messageOf(notice).text,
  }));
})();
`;

test('a field that is only described fails the SQL tests', () => {
  expect(Object.keys(inspectionFields)).not.toContain('bestTime');
  describeField();
  const {ok, output} = tests('sql', 'tests/sql/fields');
  expect(ok).toBe(false);
  expect(output).toContain('v_best_time');
}, 60_000);

test('with the whole recipe it goes from the form to staff', () => {
  migrate();
  show();
  copy.write('proof.ts', PROOF);
  const output = succeed(copy.script('proof.ts'));
  copy.delete('proof.ts');
  const {reply, row, csv, listing, mail} = JSON.parse(output.slice(output.indexOf('{"reply"'))) as {
    reply: object;
    row: Record<string, unknown>;
    csv: string;
    listing: string;
    mail: string;
  };
  expect(reply).toMatchObject({success: true});
  expect(row.best_time).toBe('morning');
  expect(listing).toMatch(/^ {2}Best time to call +morning$/m);
  expect(mail).toMatch(/^Best time to call: In the morning$/m);
  const [head = '', line = ''] = csv.split('\r\n');
  expect(line.split(',')[head.split(',').indexOf('best_time')]).toBe('morning');
}, 60_000);

/** A language is one line, one command and a flag. */
test('the command begins a language with every text, its notes and the rules of the host', () => {
  // A test asks git for the files of the project.
  copy.git('init', '--quiet');
  copy.edit(LIST, ['\n];', `\n  {code: 'ht', name: '${NAME}'},\n];`]);
  copy.write('static/img/flags/ht.svg', copy.read('static/img/flags/en.svg'));
  succeed(translations('--start', 'ht'));
  const messages = JSON.parse(copy.read(MESSAGES)) as Messages;
  const spanish = JSON.parse(copy.read('i18n/es/code.json')) as Messages;
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(Object.keys(spanish)));
  expect(Object.keys(messages)).toEqual(expect.arrayContaining(Object.keys(SITE_TEXT)));
  expect(copy.read('i18n/ht/README.md')).toContain('| English | term | do not write | note |');
  expect(copy.read('deploy/nginx.conf')).toContain('(?:es|vi|ko|hi|ht)');
}, 180_000);

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
  ['types', () => copy.run('tsc', '--noEmit')],
  ['SQL', () => tests('sql', 'tests/sql')],
  ['forms and languages', () => tests('unit', 'tests/unit/(language|forms)/')],
  ['the repository', () => tests('server', 'tests/repository', 'tests/unit/scripts/translations')],
])(
  'the copy passes its own check of %s',
  (_name, check) => {
    succeed(check());
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
      copy.script('scripts/site-build/index.ts', '--locale', 'en', '--locale', 'ht'),
    );
    expect(output).not.toContain('have no title');
    server = await startServer(copy.path('.data'), ['--site-dir', copy.path('build')]);
    browser = await chromium.launch(chromiumLaunch());
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
