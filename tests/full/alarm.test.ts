// What `npm run smoke -- URL --watch` prints for a healthy site, and for each breakage.
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, request, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {dirname, join} from 'node:path';
import {json} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';

import {PAGES} from '../../scripts/smoke/site';
import {startServer, temporaryFolders, type RunningServer} from '../support/localServer';
import {folderOf} from '../../src/hosting/addresses';
import {sha256} from '../../src/plugins/support/signed';
import {testDatabase} from '../support/database';
import {command} from '../support/faults';
import {stop as end, submit} from '../support/servers';

jest.setTimeout(120_000);

const folders = temporaryFolders();
const database = testDatabase(folders.data);

/** The smallest site that passes for the build: each page with its policy and its language's script. */
function writeSite(): void {
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folders.site, file)), {recursive: true});
    writeFileSync(join(folders.site, file), text);
  };
  for (const {path, status} of PAGES) {
    const folder = folderOf(path.slice(1));
    const prefix = folder && `/${folder}`;
    const files = [`${prefix}/assets/js/main.0123abcd.js`, `${prefix}/islands.js`];
    const page = `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'self'; script-src '${sha256('go()')}'"><script>go()</script>${files.join(' ')}`;
    for (const file of files) write(file, '');
    if (status === 404) write(`${prefix}/404.html`, page);
    else write(path.endsWith('/') ? `${path}index.html` : `${path}.html`, page);
  }
}

/** The kinds of notices that the owner's webhook has been sent. */
let kinds: unknown[] = [];
const receiver = createServer(async (incoming, response) => {
  kinds.push(((await json(incoming)) as {kind: unknown}).kind);
  response.end();
});

/** Like the proxy of a public site: has another host name, and forwards the visitor's IP. */
const proxy = createServer((incoming, response) => {
  const {method, url, headers} = incoming;
  const outgoing = request(
    {
      port: server!.port,
      method,
      path: url,
      headers: {...headers, 'x-forwarded-for': '203.0.113.9'},
    },
    (answer) => answer.pipe(response.writeHead(answer.statusCode!, answer.headers)),
  );
  outgoing.on('error', () => response.writeHead(502).end());
  incoming.pipe(outgoing);
});

let server: RunningServer | undefined;
/** The environment of the running server, as JSON. */
let running = '';
const portOf = (listening: Server): number => (listening.address() as AddressInfo).port;

async function stop(): Promise<void> {
  if (server) await end(server, 'SIGKILL');
  running = '';
}

/** Restarts the server, unless it runs in the same environment. */
async function start(env: Record<string, string> = {}): Promise<void> {
  const way = JSON.stringify(env);
  if (way !== running) {
    await stop();
    server = await startServer(folders.data, ['--site-dir', folders.site], {
      TRUSTED_PROXY: '127.0.0.1',
      LEAD_WEBHOOK_URL: `http://localhost:${portOf(receiver)}`,
      LEAD_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
      ...env,
    });
    running = way;
  }
  // /healthz caches its result for two seconds.
  else await sleep(2000);
  await database.clear();
  await database.query('delete from intake.outbox');
  await database.query('grant execute on function public.submit_contact_rpc to anon');
}

const watch = (...args: string[]) =>
  command('scripts/smoke/index.ts', [`http://127.0.0.2:${portOf(proxy)}`, '--watch', ...args]);

beforeAll(async () => {
  writeSite();
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.2', resolve));
});

afterEach(() => {
  kinds = [];
});

afterAll(async () => {
  await stop();
  receiver.close();
  proxy.close();
  folders.remove();
});

const send = () => submit(server!.port, 1);

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await sleep(50);
};

test('a site that is in order, and a request overdue for less than its owner allows', async () => {
  await start();
  expect((await send()).body).toContain('"success":true');
  await until(() => kinds.includes('request'));
  await database.query(
    "update intake.inspection_requests set received_at = now() - interval '54 hours'",
  );
  expect(await watch('--overdue', '48')).toEqual({
    code: 0,
    text: expect.stringMatching(/^ok: 127\.0\.0\.2:\d+, \d+ checks passed\n$/),
  });
});

/** What breaks, how, and the beginning of the report: the check, the fault, the remedy. */
const BREAKAGES: [string, () => Promise<unknown>, RegExp][] = [
  [
    'every insert fails',
    async () => {
      await start();
      await database.query(
        `create function intake.fail() returns trigger language plpgsql as $$
         begin raise exception 'no'; end $$`,
      );
      await database.query(
        'create trigger fail before insert on intake.inspection_requests for each row execute function intake.fail()',
      );
      expect((await send()).body).toContain('db_error');
      await database.query('drop function intake.fail() cascade');
      // The alarm is also sent by itself.
      await until(() => kinds.includes('alarm'));
      expect(server!.output()).toMatch(/^Alarm of db_error of submit_contact_rpc: /m);
    },
    /1 of \d+ checks: \/healthz: 1 × db_error in the last hour, .*: npm run leads -- --failures/,
  ],
  [
    'a function was revoked',
    async () => {
      await start();
      await database.query('revoke execute on function public.submit_contact_rpc from anon');
    },
    /1 of \d+ checks: submit_contact_rpc answers: answered 500 .*: see the log of the server/,
  ],
  [
    'TRUSTED_PROXY names another proxy',
    () => start({TRUSTED_PROXY: '198.51.100.1'}),
    /1 of \d+ checks: the IP that the server sees: .*name the proxy in TRUSTED_PROXY/,
  ],
  [
    'the scripts are missing',
    async () => {
      rmSync(join(folders.site, 'assets'), {recursive: true});
      // A server reads its site when it starts.
      await stop();
      await start();
    },
    /1 of \d+ checks: files are there, and kept: \/assets\/js\/main\.0123abcd\.js answered 404: deploy the whole build/,
  ],
];

test.each(BREAKAGES)('%s', async (_, breakIt, sentence) => {
  await breakIt();
  const {code, text} = await watch();
  expect(text).toMatch(sentence);
  expect(text.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});
