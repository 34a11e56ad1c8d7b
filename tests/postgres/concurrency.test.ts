import type {Engine} from '../../server/database/engine';
import {rpcAsVisitor, type Args, type FunctionName, type Reply} from '../sql/rpc';
import {newDatabase, postgresEngine, prepare} from '../sql/engine';
import type {Cluster} from '../../scripts/support/postgresCluster';

const CONNECTIONS = 24;

const contact = (n: number | string, email: string): Args => ({
  v_name: `Ann ${n}`,
  v_email: email,
  v_phone: '1',
});

/** Twenty-four visitors at the same moment, each on a connection of its own. */
export async function testConcurrency(cluster: Cluster): Promise<string[]> {
  const first = await newDatabase(cluster, 'concurrency');
  await prepare(first);
  const engines = await Promise.all(
    Array.from({length: CONNECTIONS}, () => postgresEngine(cluster.url('concurrency'))),
  );
  const problems: string[] = [];
  const check = (what: string, actual: unknown, expected: unknown): void => {
    if (actual !== expected)
      problems.push(`${what}: ${String(actual)} instead of ${String(expected)}`);
  };
  /** Runs all at once; a failed transaction is a problem. */
  const together = async (
    name: FunctionName,
    request: (n: number) => {args: Args; clientIp: string | null},
  ): Promise<Reply[]> => {
    const settled = await Promise.allSettled(
      engines.map((engine, n) => rpcAsVisitor(engine, name, request(n).args, request(n).clientIp)),
    );
    for (const result of settled) {
      if (result.status === 'rejected')
        problems.push(`a transaction failed: ${String(result.reason)}`);
    }
    return settled.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };
  const successes = (replies: Reply[]): number => replies.filter(({success}) => success).length;
  const rows = async (table: string, where: string): Promise<number> =>
    Number((await first.query(`select count(*) from intake.${table} where ${where}`))[0]!.count);

  for (let round = 0; round < 20; round++) {
    const same = await together('submit_contact_rpc', (n) => ({
      args: contact('same', `same${round}@example.com`),
      clientIp: `198.51.${round}.${n}`,
    }));
    check('identical requests, successes', successes(same), CONNECTIONS);
    check(
      'identical requests, rows',
      await rows('inspection_requests', `email = 'same${round}@example.com'`),
      1,
    );

    const oneEmail = await together('submit_contact_rpc', (n) => ({
      args: contact(n, `one${round}@example.com`),
      clientIp: `198.52.${round}.${n}`,
    }));
    check('one email of many clients, successes', successes(oneEmail), CONNECTIONS);
    for (const [table, expected] of Object.entries({leads: 3, suspected_spam: CONNECTIONS - 3})) {
      check(
        `one email, ${table}`,
        await rows(table, `email = 'one${round}@example.com'`),
        expected,
      );
    }

    const oneSender = await together('submit_contact_rpc', (n) => ({
      args: contact(n, `sender${round}@example.com`),
      clientIp: `198.52.1.${round}`,
    }));
    check('one email of one client, successes', successes(oneSender), 3);

    const oneSite = await together('submit_contact_rpc', (n) => ({
      args: contact(n, `site${round}-${n}@example.com`),
      clientIp: `2001:db8:${round}:${n % 2}::${n}`,
    }));
    check('two networks of one /48, successes', successes(oneSite), 20);

    const oneIp = await together('submit_contact_rpc', (n) => ({
      args: contact(n, `ip${round}-${n}@example.com`),
      clientIp: `198.53.0.${round}`,
    }));
    check('one IP, successes', successes(oneIp), 10);
    check('one IP, rows', await rows('inspection_requests', `email like 'ip${round}-%'`), 10);

    const sameNews = await together('subscribe_newsletter_rpc', (n) => ({
      args: {v_email: `same${round}@example.com`},
      clientIp: `198.54.${round}.${n}`,
    }));
    check('identical subscriptions, successes', successes(sameNews), 1);
    check(
      'identical subscriptions, rows',
      await rows('newsletter_subscribers', `email = 'same${round}@example.com'`),
      1,
    );

    const newsOneIp = await together('subscribe_newsletter_rpc', (n) => ({
      args: {v_email: `news${round}-${n}@example.com`},
      clientIp: `198.55.0.${round}`,
    }));
    check('newsletter, one IP, successes', successes(newsOneIp), 10);
  }

  await storm(engines, problems);
  const most = await first.query(`
    select max(n) as most from (
      select count(*) as n from intake.leads where email like 'storm%' group by email
    ) counts`);
  if (Number(most[0]!.most) > 3)
    problems.push(`in the storm one e-mail has ${most[0]!.most} leads`);
  check('alarms of the site-wide breaker', await rows('failures', "sql_state = '53400'"), 1);
  check('failures written down', await rows('failures', "sql_state <> '53400'"), 0);
  const [statistics] = await first.query(
    "select deadlocks from pg_stat_database where datname = 'concurrency'",
  );
  check('deadlocks', Number(statistics!.deadlocks), 0);
  console.log(
    `# ${CONNECTIONS} connections: 20 rounds of 7 races, and a storm of ${CONNECTIONS * 100} calls`,
  );
  await Promise.all([first, ...engines].map((engine) => engine.close()));
  return problems;
}

/** Few emails and IPs, both forms and purges by staff, so that locks are taken in every order. */
async function storm(engines: Engine[], problems: string[]): Promise<void> {
  await Promise.all(
    engines.map(async (engine, connection) => {
      for (let n = 0; n < 100; n++) {
        const dice = (connection * 31 + n * 17) % 23;
        const clientIp = `198.56.0.${(connection + n * 7) % 5}`;
        try {
          const args = contact(n, `storm${dice}@example.com`);
          if (dice === 0) await engine.query('select intake.purge()');
          else if (dice % 2) await rpcAsVisitor(engine, 'submit_contact_rpc', args, clientIp);
          else {
            const {v_email} = args;
            await rpcAsVisitor(engine, 'subscribe_newsletter_rpc', {v_email}, clientIp);
          }
        } catch (error) {
          problems.push(`in the storm: ${String(error)}`);
        }
      }
    }),
  );
}
