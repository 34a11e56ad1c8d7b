import {checkSite, settingsFrom} from '../../../server/settings';
import {environment} from '../../../src/data/environment';
import {publicBuild} from '../../../src/plugins/readiness';
import {testFolder} from '../../support/folder';

test('the least', () => {
  const least = {port: 3000, host: '127.0.0.1'};
  expect(settingsFrom([], {})).toMatchObject(least);
});

test('options win over the environment', () => {
  const proxies = {TRUSTED_PROXY: '127.0.0.1, 10.0.0.0/8', HOST: '0.0.0.0'};
  const env = {PORT: '4000', DATA_DIR: '/a', SITE_DIR: '/b', ...proxies};
  const settings = settingsFrom([], env);
  const given = {port: 4000, dataFolder: '/a', siteFolder: '/b', host: '0.0.0.0'};
  expect(settings).toMatchObject(given);
  const ips = ['127.0.0.1', '10.0.0.2', '192.0.2.1'];
  expect(ips.map(settings.trustedProxies)).toEqual([true, true, false]);
  expect(() => settingsFrom([], {TRUSTED_PROXY: 'proxy'})).toThrow('TRUSTED_PROXY: "proxy" is');
  const options = '--port 5000 --data-dir /c --site-dir /d';
  const chosen = {port: 5000, dataFolder: '/c', siteFolder: '/d'};
  expect(settingsFrom(options.split(' '), env)).toMatchObject(chosen);
});

test.each([
  [['--port', 'x'], 'The port must be a number'],
  [['--port', '70000'], 'The port must be a number'],
  [['--colour'], 'The options are'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => settingsFrom(args, {})).toThrow(sentence);
});

test.each([2049, 4190, 6000, 6667, 10_080])(
  'port %i, which no browser opens, is refused',
  (port) => {
    expect(() => settingsFrom([], {PORT: String(port)})).toThrow('browsers refuse');
    expect(settingsFrom([], {PORT: String(port + 20)}).port).toBe(port + 20);
  },
);

test.each([
  'mysql://localhost/x',
  'localhost:5432',
  'postgres:/x',
  'postgres://a:b@[/x',
  ...['p#w', 'p/w', 'p?w', '1#w', '1/w', '1?w', '1?w=', '%zz'].map(
    (password) => `postgres://user:${password}@db.example:5432/x`,
  ),
])('DATABASE_URL %s is refused, and not repeated', (url) => {
  const refused = () => settingsFrom([], {DATABASE_URL: url});
  expect(refused).toThrow(/DATABASE_URL must be a URL such as .* percent-encoded/);
  expect(refused).not.toThrow(url);
});

test.each<[string, (string | null)?]>([
  ['postgres://user:p%23%2F%3F@db.example/x'],
  ['postgres://user:p@w@db.example/x'],
  ['postgres:///x?host=/run/postgresql&user=a@b'],
  ['postgres://db.example/x?password=a@b&user=u'],
  ['postgresql://a:b@db.example:5432/site?sslmode=require'],
  ['', null],
])('DATABASE_URL %s is taken', (url, taken = url) => {
  expect(settingsFrom([], {DATABASE_URL: url}).databaseUrl).toBe(taken);
});

test.each([
  [' b ', 'b'],
  ['b\n', 'b'],
  ["'b'", 'b'],
  ['"b c"', 'b c'],
  ['"b" c', '"b" c'],
  ['', undefined],
  [' ', undefined],
])('HOST=%j is read as %j', (written, meant) => {
  Object.assign(environment, {HOST: written});
  expect(environment.HOST).toBe(meant);
  expect(settingsFrom([], environment).host).toBe(meant ?? '127.0.0.1');
  Reflect.deleteProperty(environment, 'HOST');
});

test.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
  ['', false],
])('a switch that is %j is on: %s', (EMBEDDED_MAY_LOSE_REQUESTS, mayLoseRequests) => {
  expect(settingsFrom([], {EMBEDDED_MAY_LOSE_REQUESTS})).toMatchObject({mayLoseRequests});
});

test('a missing build is refused', () => {
  expect(() => checkSite(settingsFrom(['--site-dir', '/nowhere'], {}))).toThrow('npm run build');
});

test.each(['/srv/site/.data', '/srv/site'])('data in %s would be served to anybody', (folder) => {
  const settings = settingsFrom(['--site-dir', '/srv/site', '--data-dir', folder], {});
  expect(() => checkSite(settings)).toThrow('is inside the site');
});

describe('a build for the public', () => {
  const SITE_URL = 'https://roof.example';
  const {root: site, write} = testFolder({emptied: true});
  beforeEach(() => write('index.html'));

  /** Finishes a build of the default language in this environment, as Docusaurus does. */
  const build = async (environment: Record<string, string>) => {
    const plugin = publicBuild(environment)({i18n: {currentLocale: 'en'} as never});
    await plugin.postBuild!({outDir: site} as never);
  };
  const serve = (environment: Record<string, string>) => () =>
    checkSite(settingsFrom(['--site-dir', site], environment));

  test('is not served on the embedded database, unless its requests may be lost', async () => {
    await build({SITE_URL, EMBEDDED_API: '1', ALLOW_PLACEHOLDERS: '1'});
    expect(serve({})).toThrow(/was built for the public .* set DATABASE_URL, or EMBEDDED_MAY_LOSE/);
    expect(serve({EMBEDDED_MAY_LOSE_REQUESTS: '0'})).toThrow('DATABASE_URL');
    expect(serve({EMBEDDED_MAY_LOSE_REQUESTS: '1'})).not.toThrow();
    expect(serve({DATABASE_URL: 'postgres://a:b@db.example/site'})).not.toThrow();
  });

  test.each([
    ['this machine alone', {}],
    ['Supabase', {SITE_URL, SUPABASE_URL: 'https://project.supabase.co'}],
  ])('one for %s is', async (_, environment) => {
    await build(environment);
    expect(serve({})).not.toThrow();
  });
});
