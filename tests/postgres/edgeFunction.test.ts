/**
 * The Edge Function `deliver`: deployed by the Supabase CLI to a stand-in for a project, called as by
 * its cron job, and run by a real Deno against a real PostgreSQL and a real SMTP server.
 */
import {spawn} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {buffer} from 'node:stream/consumers';

import {childEnvironment} from '../../src/data/environment';
import {closing, type Engine} from '../../server/database/engine';
import {newDatabase} from '../sql/engine';
import {rpcAsVisitor} from '../sql/rpc';
import {command} from '../support/faults';
import {testFolder} from '../support/folder';
import {mailServer} from '../support/mailServer';
import {serve} from '../support/serve';
import {cluster, ownEngine, ownUrl} from './cluster';
import {certificate, SECRET, startFunction, supabaseCli} from './deno';

const {root, at, write} = testFolder();

/** An HTTP server that records its requests. */
async function listener(answer: string) {
  const received: {path: string; body: string}[] = [];
  const url = await serve(async (request, response) => {
    received.push({path: request.url ?? '', body: (await buffer(request)).toString()});
    response.writeHead(201, {'content-type': 'application/json'}).end(answer);
  });
  return {url, received};
}

beforeAll(async () => {
  expect(await command('scripts/edgeFunction.ts', [])).toMatchObject({code: 0});
});

test('the CLI uploads one file, and the host asks callers for no token', async () => {
  const api = await listener(
    '{"id":"x","slug":"deliver","name":"deliver","status":"ACTIVE","version":1,"created_at":1,"updated_at":1}',
  );
  write(
    'profile.yaml',
    `name: local\napi_url: ${api.url}\ndashboard_url: ${api.url}\nproject_host: supabase.co\n`,
  );
  const child = spawn(
    supabaseCli(),
    [
      ...['functions', 'deploy', 'deliver', '--use-api', '--remote=abcdefghijklmnopqrst'],
      ...['--profile', at('profile.yaml'), '--yes'],
    ],
    {
      stdio: 'ignore',
      env: childEnvironment({
        DO_NOT_TRACK: '1',
        SUPABASE_TELEMETRY_DISABLED: '1',
        // A token in the CLI's format, which belongs to nobody.
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      }),
    },
  );
  expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
  const upload = api.received.find(({path}) => path.endsWith('/functions/deploy?slug=deliver'));
  const files = [...upload!.body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name);
  expect(files).toEqual(['supabase/functions/deliver/index.js']);
  expect(upload!.body).toMatch(/name="metadata"\s+\{.*"verify_jwt":false/);
});

describe('on Deno', () => {
  let engine: Engine;
  let office: Awaited<ReturnType<typeof mailServer>>;
  let hook: Awaited<ReturnType<typeof listener>>;
  let edge: Awaited<ReturnType<typeof startFunction>>;
  const logins: string[] = [];
  const machine = certificate(root);

  /** Starts the function, with a mail server that has TLS from the first byte, and a login. */
  const start = (changes = {}) =>
    startFunction({
      DELIVER_SECRET: SECRET,
      DENO_CERT: machine.authority,
      DATABASE_URL: '',
      SUPABASE_DB_URL: ownUrl(),
      LEAD_MAIL_TO: 'owner@example.com',
      LEAD_MAIL_FROM: 'leads@example.com',
      SMTP_URL: `smtps://leads:p%40ss@localhost:${office.port}`,
      LEAD_WEBHOOK_URL: `${hook.url}/hook`,
      LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
      ...changes,
    });

  beforeAll(async () => {
    hook = await listener('{}');
    office = await mailServer({
      secure: true,
      key: readFileSync(machine.key),
      cert: readFileSync(machine.cert),
      authOptional: false,
      onAuth({username = '', password = ''}, _session, done) {
        logins.push(`${username} ${password}`);
        done(null, {user: username});
      },
    });
    engine = await ownEngine();
    edge = await start();
  });
  afterAll(async () => {
    await Promise.all([edge?.stop(), engine.close()]);
  });

  const request = (v_name: string, v_message: string) =>
    rpcAsVisitor(
      engine,
      'submit_contact_rpc',
      {
        v_name,
        v_message,
        v_email: `visitor${v_message.length}@example.com`,
        v_phone: '813-555-0117',
        v_route: '/vi/contact',
      },
      '203.0.113.9',
    );

  /** The answer to a pass with these results. */
  const answer = (status: number, mail: number[], webhook: number[]): string => {
    const result = (name: string, [delivered, failed]: number[]) => ({name, delivered, failed});
    const channels = [result('mail', mail), result('webhook', webhook)];
    return `${status} ${JSON.stringify({queued: 0, channels})}`;
  };

  test('mail by TLS and a webhook tell each notice once', async () => {
    await request('Nguyễn\r\nBcc: x@example.com', 'Leak now: nhà dột');
    await request('Ann <b>', 'A quote, please');
    expect(await edge.call()).toBe(answer(200, [2, 0], [2, 0]));
    expect(await edge.call()).toBe(answer(200, [0, 0], [0, 0]));
    // Mails are sent in parallel, and arrive in any order.
    const received = [...office.received].sort((one, other) =>
      one.mail.subject!.localeCompare(other.mail.subject!),
    );
    const subjects = [
      // Mail programs would make a link of the address.
      'EMERGENCY, new request 1: Nguyễn Bcc: x@example. com',
      'New request 2: Ann <b>',
    ];
    expect(received.map(({mail, recipients}) => [mail.subject, ...recipients])).toEqual(
      subjects.map((subject) => [subject, 'owner@example.com']),
    );
    expect(received[0]!.mail.html).toMatch(/href="mailto:visitor17/);
    expect(logins[0]).toBe('leads p@ss');
    const posted = hook.received.map(({body}) => (JSON.parse(body) as {subject: string}).subject);
    expect(posted.sort()).toEqual(subjects);
  });

  test('a mail server that is down is written down, and the webhook goes on', async () => {
    await office.close();
    await request('Bea', 'Later');
    expect(await edge.call()).toBe(answer(502, [0, 1], [1, 0]));
    const waiting = await engine.query(
      'select last_error as reason from intake.deliveries where delivered_at is null and attempts = 1',
    );
    expect(waiting).toEqual([
      {reason: expect.stringMatching(/^The mail server could not be used/) as string},
    ]);
  });

  test('a database without migrations is one sentence', async () => {
    await closing(await newDatabase(cluster, 'empty'), async () => {});
    const other = await start({SUPABASE_DB_URL: cluster.url('empty')});
    const said = await other.call();
    await other.stop();
    expect(said).toMatch(/^500 The database refuses \(.* 42P01\); where it lacks migrations, run/);
  });
});
