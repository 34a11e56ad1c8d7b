/**
 * Two servers on one database, one of them killed on the way: each request causes one notice and one
 * reminder, and rows past their time are purged once.
 */
import {setTimeout as sleep} from 'node:timers/promises';

import {type RunningServer, startServer, temporaryFolders} from '../support/localServer';
import type {Engine} from '../../server/database/engine';
import {count} from '../support/faults';
import {mailServer} from '../support/mailServer';
import {loopback, post, submission} from '../support/requests';
import {stop} from '../support/servers';
import {ownEngine} from './cluster';

const REQUESTS = 20;

jest.setTimeout(120_000);

const folders = temporaryFolders();
let database: Engine;
let office: Awaited<ReturnType<typeof mailServer>>;
const running: RunningServer[] = [];

beforeAll(async () => {
  [database, office] = await Promise.all([ownEngine(), mailServer()]);
});
afterAll(async () => {
  await stopAll();
  await Promise.all([database.close(), office.close()]);
  folders.remove();
});

async function start(): Promise<RunningServer> {
  const server = await startServer(folders.data, ['--site-dir', folders.site], {
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    LEAD_REMINDER_URGENT_MINUTES: '20',
    SMTP_URL: `smtp://127.0.0.1:${office.port}`,
  });
  running.push(server);
  return server;
}

const stopAll = () => Promise.all(running.splice(0).map((server) => stop(server)));

const numberOf = async (sql: string): Promise<unknown> =>
  (await database.query(`select (${sql})::int as n`))[0]!.n;
const reminders = () => numberOf("select count(*) from intake.outbox where kind = 'reminder'");
const newRequests = () =>
  office.received.filter(({mail}) => /new request/i.test(mail.subject ?? '')).map(({mail}) => mail);

/** Until the task finds them all. */
async function all(task: () => unknown): Promise<void> {
  const limit = Date.now() + 90_000;
  while ((await task()) !== REQUESTS) {
    if (Date.now() > limit) throw new Error(`after 90 s: ${String(await task())}`);
    // A lease of two minutes, and a timer of one, are longer than a test should last.
    await database.query(
      "update intake.deliveries set next_try_at = now() where delivered_at is null and next_try_at > now() + interval '30 seconds'",
    );
    await sleep(1000);
  }
}

test('each request is told once', async () => {
  const [killed, kept] = await Promise.all([start(), start()]);
  for (let n = 0; n < REQUESTS; n++) {
    if (n === REQUESTS / 2) await stop(killed, 'SIGKILL');
    const {port} = n % 2 === 0 || n >= REQUESTS / 2 ? kept : killed;
    const calm = {...submission(n), v_storm_damage: 'no', v_message: 'A quote, please.'};
    const {body} = await post(port, 'submit_contact_rpc', calm, {from: loopback(n)});
    expect(body).toContain('"success":true');
  }
  await start();
  await all(() => new Set(newRequests().map(({subject}) => subject)).size);
  // A mail that the killed server was sending comes again, with the same Message-ID: readers see one.
  const ids = new Set(newRequests().map(({messageId}) => messageId));
  expect(ids.size).toBe(REQUESTS);
  expect(newRequests().length).toBeLessThanOrEqual(REQUESTS * 1.25);
  count(`two servers, one killed: ${REQUESTS} requests, ${newRequests().length} mails`);
});

test('each is reminded of once', async () => {
  await database.query('update intake.inspection_requests set urgent = true');
  await database.query("update intake.outbox set created_at = now() - interval '30 minutes'");
  await all(reminders);
  await sleep(3000);
  expect(await reminders()).toBe(REQUESTS);
});

test('each is purged, and counted, once', async () => {
  await stopAll();
  await database.query(
    "update intake.inspection_requests set state = 'scheduled', answered_at = now(), appointment_at = now() - interval '3 days'",
  );
  // The servers purge as they start.
  await Promise.all([start(), start()]);
  expect(await numberOf('select count(*) from intake.inspection_requests')).toBe(0);
  expect(
    await numberOf("select sum(requests) from intake.weekly_counts where kind = 'state'"),
  ).toBe(REQUESTS);
});
