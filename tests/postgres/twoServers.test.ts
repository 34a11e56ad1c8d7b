import {setTimeout as sleep} from 'node:timers/promises';

import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {mailServer} from '../support/mailServer';
import {loopback, post, submission} from '../support/requests';
import {findings} from './findings';

const REQUESTS = 20;

// Two servers on one database, one of them killed on the way: each request causes one notice and one
// reminder, and rows past their time are purged once.
export async function testTwoServers(cluster: Cluster): Promise<string[]> {
  const {problems, check} = findings();
  const database = await newDatabase(cluster, 'shared');
  const DATABASE_URL = cluster.url('shared');
  await command('scripts/migrate.ts', [], {DATABASE_URL});
  const office = await mailServer();
  const folders = temporaryFolders();
  const start = () =>
    startServer(folders.data, ['--site-dir', folders.site], {
      DATABASE_URL,
      LEAD_MAIL_TO: 'owner@example.com',
      LEAD_MAIL_FROM: 'leads@example.com',
      LEAD_REMINDER_URGENT_MINUTES: '20',
      SMTP_URL: `smtp://127.0.0.1:${office.port}`,
    });
  const [killed, kept] = await Promise.all([start(), start()]);
  const mails = (kind: RegExp): string[] =>
    office.received.map(({mail}) => mail.subject ?? '').filter((subject) => kind.test(subject));
  const until = async (what: string, isSo: () => boolean | Promise<boolean>): Promise<void> => {
    const limit = Date.now() + 90_000;
    while (!(await isSo())) {
      if (Date.now() > limit) return check(what, false, office.received.length);
      // A lease of two minutes, and a timer of one, are longer than a test should last.
      await database.query(
        "update intake.deliveries set next_try_at = now() where delivered_at is null and next_try_at > now() + interval '30 seconds'",
      );
      await sleep(1000);
    }
  };

  for (let n = 0; n < REQUESTS; n++) {
    if (n === REQUESTS / 2) killed.process.kill('SIGKILL');
    const {port} = n % 2 === 0 || n >= REQUESTS / 2 ? kept : killed;
    const {body} = await post(port, 'submit_contact_rpc', submission(n), {from: loopback(n)});
    check(`request ${n}`, body.includes('"success":true'), body);
  }
  const second = await start();
  const isNew = /new request/;
  await until('all are told', () => new Set(mails(isNew)).size === REQUESTS);
  // A mail that the killed server was sending comes again, with the same Message-ID: readers see one.
  const ids = new Set(
    office.received
      .filter(({mail}) => isNew.test(mail.subject ?? ''))
      .map(({mail}) => mail.messageId),
  );
  const again = mails(isNew).length - ids.size;
  check('told once', ids.size === REQUESTS && again <= REQUESTS / 4, again);

  await database.query("update intake.outbox set created_at = now() - interval '30 minutes'");
  const counted = async (): Promise<number> => {
    const [row] = await database.query<{n: number}>(
      "select count(*)::int as n from intake.outbox where kind = 'reminder'",
    );
    return row!.n;
  };
  await until('all are reminded of', async () => (await counted()) >= REQUESTS);
  await sleep(3000);
  check('reminded once', (await counted()) === REQUESTS, await counted());

  for (const server of [kept, second]) server.process.kill('SIGTERM');
  await Promise.all([kept.ended, second.ended, killed.ended]);
  console.log(
    `# two servers, one killed: ${REQUESTS} requests, ${mails(isNew).length} mails with ${ids.size} ids, ${await counted()} reminders`,
  );
  await database.query(
    "update intake.inspection_requests set state = 'scheduled', answered_at = now(), appointment_at = now() - interval '3 days'",
  );
  // The servers purge as they start.
  const last = await Promise.all([start(), start()]);
  const [left] = await database.query<{n: number}>(
    'select count(*)::int as n from intake.inspection_requests',
  );
  const [tallied] = await database.query<{n: number}>(
    "select coalesce(sum(requests), 0)::int as n from intake.weekly_counts where kind = 'state'",
  );
  check('purged, and counted, once', left!.n === 0 && tallied!.n === REQUESTS, {left, tallied});
  for (const server of last) server.process.kill('SIGTERM');
  await Promise.all(last.map(({ended}) => ended));
  await office.close();
  await database.close();
  folders.remove();
  return problems;
}
