import {spawnSync} from 'node:child_process';
import {join} from 'node:path';

import {startServer, temporaryFolders} from '../../scripts/support/localServer';
import type {Cluster} from '../../scripts/support/postgresCluster';
import {childEnvironment} from '../../src/data/environment';
import {newDatabase} from '../sql/engine';
import {command} from '../support/faults';
import {mailServer} from '../support/mailServer';
import {post, submission} from '../support/requests';

const ROOT = join(__dirname, '../..');

/** What delivers from the outbox, as on the embedded database; and the command's sentences. */
export async function testDelivery(cluster: Cluster): Promise<string[]> {
  await (await newDatabase(cluster, 'delivered')).close();
  const DATABASE_URL = cluster.url('delivered');
  const migrated = await command('scripts/migrate.ts', [], {DATABASE_URL});
  if (migrated.code !== 0) return [`migrate: ${migrated.text}`];
  const problems: string[] = [];
  for (const [env, sentence] of [
    [{DATABASE_URL: ''}, /^Which database\? Set DATABASE_URL\./],
    [{DATABASE_URL}, /^There is nothing to deliver by: set LEAD_MAIL_TO/],
  ] as const) {
    const {code, text} = await command('scripts/deliver.ts', [], env);
    if (code !== 1 || !sentence.test(text)) problems.push(`npm run deliver says: ${text}`);
  }
  const {status, stderr} = spawnSync(
    join(ROOT, 'node_modules/.bin/jest'),
    ['--selectProjects', 'server', '--runTestsByPath', 'tests/server/deliverer.test.ts'],
    {cwd: ROOT, encoding: 'utf8', env: childEnvironment({DATABASE_URL})},
  );
  if (status !== 0) problems.push(stderr.slice(-4000));
  console.log(`# delivery on PostgreSQL: ${/^Tests: +(.*)$/m.exec(stderr)?.[1] ?? 'none ran'}`);
  return [...problems, ...(await oneMail(DATABASE_URL))];
}

/** A request over HTTP is one mail within ten seconds. */
async function oneMail(DATABASE_URL: string): Promise<string[]> {
  const office = await mailServer();
  const folders = temporaryFolders();
  const server = await startServer(folders.data, ['--site-dir', folders.site], {
    DATABASE_URL,
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    SMTP_URL: `smtp://127.0.0.1:${office.port}`,
  });
  const isOurs = ({mail}: (typeof office.received)[number]): boolean =>
    mail.replyTo?.[0]?.address === 'visitor7000@example.com';
  const reply = await post(server.port, 'submit_contact_rpc', submission(7000));
  const sent = Date.now();
  while (!office.received.some(isOurs) && Date.now() - sent < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const seconds = (Date.now() - sent) / 1000;
  server.process.kill('SIGTERM');
  await server.ended;
  await office.close();
  folders.remove();
  const subjects = office.received.filter(isOurs).map(({mail}) => mail.subject ?? '');
  console.log(`# from a request to its mail: ${seconds.toFixed(1)} s`);
  return subjects.length === 1 && /^EMERGENCY, new request \d+: Visitor 7000$/.test(subjects[0]!)
    ? []
    : [`a request (${reply.status}, ${reply.body}) is the mails ${JSON.stringify(subjects)}`];
}
