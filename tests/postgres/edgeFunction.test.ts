import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import type {Cluster} from '../../scripts/support/postgresCluster';
import type {Engine} from '../../server/database/engine';
import {newDatabase, prepare} from '../sql/engine';
import {rpcAsVisitor} from '../sql/rpc';
import {command} from '../support/faults';
import {mailServer} from '../support/mailServer';
import {certificate, DENO, startFunction} from './deno';
import {findings, type Check} from './findings';
import {scheduleDeliveries} from './schedule';
import {listener, uploadProblems} from './upload';

const DELIVER_SECRET = 'a-secret-of-the-edge-function-0123456789';

type Headers = Record<string, string>;
type Edge = Awaited<ReturnType<typeof startFunction>>;

// The Edge Function `deliver`: deployed by the Supabase CLI to a stand-in for a project, called as by
// its cron job, and run by a real Deno against a real PostgreSQL and a real SMTP server.
export async function testEdgeFunction(cluster: Cluster): Promise<string[]> {
  if (!existsSync(DENO))
    return ['Deno is missing: run "npm ci --prefix .ci/deno --ignore-scripts".'];
  const made = await command('scripts/edgeFunction.ts', []);
  if (made.code !== 0) return [`npm run edge-function: ${made.text}`];
  const {problems, check} = findings();
  const {problems: scheduling, headers} = await scheduleDeliveries(cluster, DELIVER_SECRET);
  problems.push(...scheduling);
  await (await newDatabase(cluster, 'bare')).close();
  const engine = await newDatabase(cluster, 'edge');
  const folder = mkdtempSync(join(tmpdir(), 'roofing-site-edge-'));
  const {key, cert, authority} = certificate(folder);
  const [office, hook] = await Promise.all([officeWith(key, cert), listener()]);
  const settings = {
    DELIVER_SECRET,
    DENO_CERT: authority,
    SUPABASE_DB_URL: cluster.url('edge'),
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    SMTP_URL: `smtps://leads:p%40ss@localhost:${office.port}`,
    LEAD_WEBHOOK_URL: `${hook.url}/hook`,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
  };
  const running: Edge[] = [];
  const start = async (changes: object = {}): Promise<Edge> => {
    const edge = await startFunction({...settings, ...changes});
    running.push(edge);
    return edge;
  };
  try {
    problems.push(...(await uploadProblems(folder)));
    await prepare(engine);
    const edge = await start();
    await deliveries(edge, engine, headers, office, hook.received, check);
    const said = await (await start({SUPABASE_DB_URL: cluster.url('bare')})).call(headers);
    const lacking = /^500 The database refuses \(.* 3F000\); where it lacks migrations, run/;
    check('a database without migrations', lacking.test(said), said);
  } finally {
    await Promise.all(running.map((edge) => edge.stop()));
    await Promise.all([office.close(), hook.close(), engine.close()]);
    rmSync(folder, {recursive: true});
  }
  return problems;
}

/** The office's mail server: TLS from the first byte, and a login. */
async function officeWith(key: string, cert: string) {
  const logins: string[] = [];
  const server = await mailServer({
    secure: true,
    key: readFileSync(key),
    cert: readFileSync(cert),
    authOptional: false,
    onAuth({username = '', password = ''}, _session, done) {
      logins.push(`${username} ${password}`);
      done(null, {user: username});
    },
  });
  let closing: Promise<void> | undefined;
  return {...server, logins, close: () => (closing ??= server.close())};
}

/** Mail by TLS and a webhook, each notice once; then a mail server that is down. */
async function deliveries(
  edge: Edge,
  engine: Engine,
  headers: Headers,
  office: Awaited<ReturnType<typeof officeWith>>,
  posted: {body: string}[],
  check: Check,
): Promise<void> {
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
  const pass = async (what: string, status: number, mail: number[], webhook: number[]) => {
    const [delivered, failed] = mail;
    const channels = [
      {name: 'mail', delivered, failed},
      {name: 'webhook', delivered: webhook[0], failed: webhook[1]},
    ];
    const said = await edge.call(headers);
    check(what, said === `${status} ${JSON.stringify({queued: 0, channels})}`, [
      said,
      edge.output(),
    ]);
  };
  await request('Nguyễn\r\nBcc: x@example.com', 'Nhà tôi bị dột');
  await request('Ann <b>', 'A quote, please');
  await pass('the first pass', 200, [2, 0], [2, 0]);
  await pass('the second pass', 200, [0, 0], [0, 0]);
  // Mails are sent in parallel, and arrive in any order.
  const received = [...office.received].sort((one, other) =>
    one.mail.subject!.localeCompare(other.mail.subject!),
  );
  const mails = received.map(({mail, recipients}) => [mail.subject, ...recipients]);
  const expected = [
    ['EMERGENCY, new request 1: Nguyễn Bcc: x@example.com', 'owner@example.com'],
    ['New request 2: Ann <b>', 'owner@example.com'],
  ];
  check('mails', JSON.stringify(mails) === JSON.stringify(expected), mails);
  const text = received[0]?.mail.text ?? '';
  check('its text', /Reply in Vietnamese: mailto:visitor14/.test(text), text);
  check('login', office.logins[0] === 'leads p@ss', office.logins);
  const subjects = posted.map(({body}) => (JSON.parse(body) as {subject: string}).subject);
  check('posts', subjects.sort().join() === expected.map(([subject]) => subject).join(), subjects);

  await office.close();
  await request('Bea', 'Later');
  await pass('a mail server that is down', 502, [0, 1], [1, 0]);
  const [waiting] = await engine.query(
    'select last_error as reason from intake.deliveries where delivered_at is null and attempts = 1',
  );
  const reason = String(waiting?.reason);
  check('its reason', /^The mail server could not be used/.test(reason), reason);
  console.log(`# the Edge Function on Deno: ${mails.length} mails, ${posted.length} posts`);
}
