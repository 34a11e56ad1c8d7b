/** Connections to another machine are encrypted, and its certificate is verified. */
import {closing, type Engine} from '../../server/database/engine';
import {openPostgres} from '../../server/database/postgres';
import {command, count} from '../support/faults';
import {testFolder} from '../support/folder';
import {ownEngine, ownUrl} from './cluster';

/** Linux routes this address to the loopback, but clients take it for another machine. */
const ELSEWHERE = '0.0.0.0';

/** Run in the server's folder, as the server's user, who alone may read the key. */
const CERTIFICATE = `openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=database
  -keyout server.key -out server.crt -addext subjectAltName=IP:${ELSEWHERE} 2> /dev/null`;

const {at, write} = testFolder();
const KNOWN = {sslrootcert: at('authority.crt')};

let admin: Engine;
beforeAll(async () => void (admin = await ownEngine()));
afterAll(async () => {
  await admin.query('alter system reset ssl');
  await admin.query('alter system reset log_connections');
  await admin.query('select pg_reload_conf()');
  await admin.close();
});

const urlTo = (host: string, parameters: Record<string, string> = {}): string => {
  const url = new URL(ownUrl());
  url.hostname = host;
  url.search = new URLSearchParams(parameters).toString();
  return url.href;
};

/** What `npm run leads` says, in one line, instead of an answer. */
const refusal = async (host: string, parameters: Record<string, string> = {}): Promise<string> => {
  const DATABASE_URL = urlTo(host, parameters);
  const {code, text} = await command('scripts/leads/index.ts', [], {DATABASE_URL});
  const lines = text.trim().split('\n');
  expect({code, lines}).toEqual({code: 1, lines: [expect.any(String)]});
  return lines[0]!;
};

test('no TLS to be had', async () => {
  expect(await refusal(ELSEWHERE)).toMatch(/offers no TLS: turn "ssl" on there, or/);
});

describe('with TLS', () => {
  beforeAll(async () => {
    await admin.query(`copy (select 1) to program '${CERTIFICATE.replaceAll('\n', '')}'`);
    await admin.query('alter system set ssl = on');
    await admin.query('alter system set log_connections = on');
    await admin.query('select pg_reload_conf()');
    const [file] = await admin.query<{text: string}>("select pg_read_file('server.crt') as text");
    write('authority.crt', file!.text);
  });

  test.each<[string, Record<string, string>, boolean]>([
    ['127.0.0.1', {}, false],
    ['localhost', {}, false],
    ['127.0.0.1', {host: ELSEWHERE, ...KNOWN}, true],
    [ELSEWHERE, KNOWN, true],
    [ELSEWHERE, {...KNOWN, sslmode: 'prefer'}, true],
    [ELSEWHERE, {...KNOWN, sslmode: 'require'}, true],
    [ELSEWHERE, {sslmode: 'no-verify'}, true],
    [ELSEWHERE, {sslmode: 'disable'}, false],
  ])('%s with %j is encrypted: %s', async (host, parameters, ssl) => {
    const rows = await closing(await openPostgres(urlTo(host, parameters)), (engine) =>
      engine.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()'),
    );
    expect(rows).toEqual([{ssl}]);
  });

  test.each<[string, string, Record<string, string>]>([
    ['nothing written out', ELSEWHERE, {}],
    // `pg` must not print its warning.
    ['sslmode=require', ELSEWHERE, {sslmode: 'require'}],
    ['another name', '127.0.0.1', {...KNOWN, sslmode: 'verify-full'}],
  ])('a certificate that cannot be verified: %s', async (_, host, parameters) => {
    expect(await refusal(host, parameters)).toMatch(
      /cannot be verified \(\w+\): add "sslrootcert=FILE".* or "sslmode=no-verify"/,
    );
  });

  test('no command connects in plain text', async () => {
    const log = async (): Promise<string> =>
      (
        await admin.query(
          "select pg_read_file(current_setting('data_directory') || '/../log') as log",
        )
      )[0]!.log as string;
    const before = (await log()).length;
    const commands = [
      ['scripts/migrate.ts'],
      ['scripts/leads/index.ts'],
      ['scripts/backup.ts', at('backup')],
      ['scripts/deliver.ts'],
    ];
    for (const [script, ...args] of commands) {
      const {code, text} = await command(script!, args, {
        DATABASE_URL: urlTo(ELSEWHERE, KNOWN),
        LEAD_WEBHOOK_URL: 'http://127.0.0.1:1/',
        LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      });
      expect({script, code, text}).toEqual({
        script,
        code: 0,
        text: expect.not.stringContaining('SECURITY'),
      });
    }
    const connections = (await log())
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('connection authorized:') && line.includes('database=tls'));
    expect(connections.length).toBeGreaterThanOrEqual(commands.length);
    expect(connections.filter((line) => !line.includes('SSL enabled'))).toEqual([]);
    count(`TLS: ${connections.length} connections of commands, none in plain text`);
  });
});
