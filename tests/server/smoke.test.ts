import {healthProblem} from '../../scripts/smoke/health';
import {pageProblem, PAGES} from '../../scripts/smoke/site';
import {sparePort} from '../support/sparePort';
import {environment} from '../../src/data/environment';
import {sha256} from '../../src/plugins/support/signed';
import {command} from '../support/faults';
import {serve} from '../support/serve';
import {testServer} from '../support/servers';

jest.setTimeout(120_000);

describe('the local server', () => {
  const server = testServer();
  const {database, folders} = server;

  const smoke = (...args: string[]) =>
    command('scripts/smoke/index.ts', [server.origin, ...args], {DATA_DIR: folders.data});

  test('is watched in one line, and nothing is stored or counted', async () => {
    const {code, text} = await smoke('--watch');
    expect(code).toBe(1);
    // The site has no pages, scripts or notice channel; headers, client IP and functions are right.
    expect(text).toMatch(
      `FAILED: ${new URL(server.origin).host}, ${PAGES.length + 2} of ${PAGES.length + 8} checks: /healthz: nobody is told`,
    );
    expect(text).toMatch('; /: has no content security policy');
    expect(text).toMatch('; /about: answered 404');
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(await database.contacts()).toEqual([]);
  });

  test('says which limit it does not understand', async () => {
    expect(await smoke('--watch', '--overdue', 'soon')).toEqual({
      code: 1,
      text: '--overdue must be a number of hours, such as --overdue 48.\n',
    });
  });

  test('a person is found by name, number or another spelling', async () => {
    await database.query(`insert into intake.inspection_requests (name, email, phone) values
      ('Maria González', 'maria.gonzalez@gmail.com', '(813) 555-0144'),
      ('Ann Bee', 'mariagonzalez@example.com', '727-555-0199')`);
    const person = async (...args: string[]) => {
      const env = {DATA_DIR: folders.data, DATABASE_URL: environment.DATABASE_URL ?? ''};
      return (await command('scripts/person.ts', args, env)).text;
    };
    const find = (typed: string) => person('find', typed);
    const spellings = ['MariaGonzalez+roof@gmail.com', 'gonzález', '8135550144', '+1 813 555 0144'];
    for (const typed of spellings) {
      const said = await find(typed);
      expect(said).toMatch(/^Nothing is kept of /);
      expect(said).toContain('maria.gonzalez@gmail.com, Maria González, (813) 555-0144');
      expect(said).not.toContain('Ann Bee');
    }
    expect(await find('maria.gonzalez@gmail.com')).toMatch(/^Kept of .*: 1 inspection request\.$/m);
    expect(await find('5550')).not.toContain('Similar');
    await database.query("update intake.inspection_requests set name = E'A\u009b31m\u202eB'");
    const exported = await person('export', 'mariagonzalez@example.com');
    expect(exported).not.toMatch(/[^\P{Cc}\n]|\p{Cf}/u);
    expect(JSON.parse(exported)).toMatchObject({
      inspection_requests: [{name: 'A\u009b31m\u202eB'}],
    });
    await database.clear();
  });

  test('leaves its test lead nowhere', async () => {
    expect((await smoke()).text).toContain(`${PAGES.length + 1} of ${PAGES.length + 6} checks`);
    expect(await database.contacts()).toEqual([]);
    expect(await database.subscribers()).toEqual([]);
  });
});

test('a secret key is told before anything is sent with it', async () => {
  const {code, text} = await command('scripts/smoke/index.ts', ['http://127.0.0.1:1'], {
    SUPABASE_PUBLISHABLE_KEY: 'sb_secret_abc',
  });
  expect(code).toBe(1);
  expect(text).toMatch(/^SUPABASE_PUBLISHABLE_KEY is a secret key/);
});

test('a site that does not answer is said in one line', async () => {
  const host = `127.0.0.1:${await sparePort()}`;
  expect(await command('scripts/smoke/index.ts', [`http://${host}`])).toEqual({
    code: 1,
    text: `FAILED: ${host} does not answer: ECONNREFUSED. See whether its server runs\n`,
  });
});

/** Nothing is said. */
const WELL = /^$/;

describe('/healthz', () => {
  const FINE = {
    engine: 'PGlite',
    migration: '20261123001000',
    failures: 0,
    overdue: null,
    undelivered: null,
    unknown: 0,
    delivers: true,
    room: true,
  };
  const DOWN = {engine: 'PGlite', migration: null, delivers: true, room: true};
  const siteThatSays = async (status: number, body: unknown): Promise<URL> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new URL(await serve((_, response) => response.writeHead(status).end(text)));
  };

  test.each<[string, number, unknown, RegExp]>([
    ['all is well', 200, FINE, WELL],
    ['notices do not leave', 200, {...FINE, undelivered: 2045}, /^the oldest .* for 34 minutes/],
    ['nobody is told', 200, {...FINE, delivers: false, undelivered: 2045}, /^nobody is [^;]+$/],
    ['a db_error', 200, {...FINE, failures: 3}, /^3 × db_error/],
    ['overdue for less than the limit', 200, {...FINE, overdue: 5.9}, WELL],
    ['overdue for longer', 200, {...FINE, overdue: 6.1}, /^a request .* for 6 hours/],
    ['IPs that cannot be read', 200, {...FINE, unknown: 3}, /^3 tries of the last hour came from/],
    ['visitors who were gone', 200, {...FINE, unknown: 2}, WELL],
    ['no room', 503, {...FINE, room: false}, /^the database has no room/],
    ['no database', 503, DOWN, /^the database does not answer[^;]+$/],
    ['backups, as they should be', 200, {...FINE, backups: {newest: 25, verified: 25}}, WELL],
    ['an old backup', 200, {...FINE, backups: {newest: 27, verified: 27}}, /^the newest [^;]+$/],
    ['none tried', 200, {...FINE, backups: {newest: 1, verified: null}}, /trial is missing[^;]+$/],
    ['a clock a little behind', 200, {...FINE, backups: {newest: -0.9, verified: 0}}, WELL],
    [
      'a backup of the future',
      200,
      {...FINE, backups: {newest: -960, verified: 5}},
      /^the newest backup is dated 960 hours ahead[^;]+$/,
    ],
    ['one tried then', 200, {...FINE, backups: {newest: 5, verified: -1.1}}, /trial is dated 2 h/],
    ['503 for another reason', 503, FINE, /^answered 503, and not as/],
    ['the error of a proxy', 502, 'Bad gateway', /^answered 502, and not as/],
    ['a page', 200, '<!doctype html>', /^answered 200, and not as/],
    ['a static host', 404, '<!doctype html>', WELL],
  ])('%s', async (_, status, body, problem) => {
    const found = await healthProblem(await siteThatSays(status, body), 6, async () => null);
    expect(found ?? '').toMatch(problem);
  });

  test.each([
    ['is well', {}, WELL],
    ['sends no notices', {undelivered: 21601}, /^the oldest notice has waited for 360 minutes/],
    ['is read-only', {room: false}, /^the database has no room/],
    ['is late', {overdue: 7}, /^a request has been overdue for 7 hours/],
  ])('a static host, whose database %s', async (_, figures, problem) => {
    const FINE_FIGURES = {failures: 0, overdue: null, undelivered: null, unknown: 0, room: true};
    const site = await siteThatSays(404, '');
    const found = await healthProblem(site, 6, async () => ({...FINE_FIGURES, ...figures}));
    expect(found ?? '').toMatch(problem);
  });
});

describe('a page that something on its way has changed', () => {
  const PAGE = `<!doctype html><meta http-equiv=Content-Security-Policy content="script-src '${sha256('go()')}'">
    <script>go()</script><script type="application/ld+json">{}</script>`;

  test.each([
    ['nothing', PAGE, WELL],
    ['a minifier', PAGE.replace('go()<', 'go();<'), /what rewrites pages/i],
    ['Rocket Loader', PAGE.replace('<script>', '<script type="a-text/javascript">'), /rewrites/],
    ['email obfuscation', `${PAGE}<a href="/cdn-cgi/l/email-protection#a1">x</a>`, /rewrites/],
  ])('by %s', async (_, html, problem) => {
    const site = await serve((_request, response) => response.end(html));
    const found = await pageProblem(new URL(site), '/about', 200);
    expect(found ?? '').toMatch(problem);
  });
});
