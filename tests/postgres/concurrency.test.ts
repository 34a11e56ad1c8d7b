/** Twenty-four visitors at the same moment, each on a connection of its own. */
import type {Engine} from '../../server/database/engine';
import {rpcAsVisitor, type Args, type FunctionName} from '../sql/rpc';
import {ownEngine} from './cluster';

const CONNECTIONS = 24;
const ROUNDS = Array.from({length: 20}, (_, round) => round);

let engines: Engine[];
beforeAll(async () => {
  engines = await Promise.all(Array.from({length: CONNECTIONS}, ownEngine));
});
afterAll(() => Promise.all(engines.map((engine) => engine.close())));

const contact = (n: number | string, email: string): Args => ({
  v_name: `Ann ${n}`,
  v_email: email,
  v_phone: '1',
});

const rows = async (table: string, where = 'true'): Promise<number> =>
  Number(
    (await engines[0]!.query(`select count(*) from intake.${table} where ${where}`))[0]!.count,
  );

/** How many succeed, in each round, of those who send the same form at once. */
async function successes(
  name: FunctionName,
  request: (round: number, n: number) => [args: Args, clientIp: string],
): Promise<number[]> {
  const counts: number[] = [];
  for (const round of ROUNDS) {
    const replies = await Promise.all(
      engines.map((engine, n) => rpcAsVisitor(engine, name, ...request(round, n))),
    );
    counts.push(replies.filter(({success}) => success).length);
  }
  return counts;
}

const inEachRound = (count: number): number[] => ROUNDS.map(() => count);

/** The rows of each round, whose emails begin with this word and the number of the round. */
async function rowsOf(table: string, word: string): Promise<number[]> {
  const counts: number[] = [];
  for (const round of ROUNDS) counts.push(await rows(table, `email ~ '^${word}${round}[-@]'`));
  return counts;
}

test('identical requests all succeed, and one is kept', async () => {
  const found = await successes('submit_contact_rpc', (round, n) => [
    contact('same', `same${round}@example.com`),
    `198.51.${round}.${n}`,
  ]);
  expect(found).toEqual(inEachRound(CONNECTIONS));
  expect(await rowsOf('inspection_requests', 'same')).toEqual(inEachRound(1));
});

test('half of them with LEAK NOW before it: one is kept, and told of as urgent once or twice', async () => {
  const found = await successes('submit_contact_rpc', (round, n) => [
    {
      ...contact('now', `now${round}@example.com`),
      v_message: n % 2 ? 'LEAK NOW\nhello' : 'hello',
    },
    `198.57.${round}.${n}`,
  ]);
  expect(found).toEqual(inEachRound(CONNECTIONS));
  expect(await rowsOf('inspection_requests', 'now')).toEqual(inEachRound(1));
  const [kept] = await engines[0]!.query(`
    select count(*) filter (where urgent and message = E'LEAK NOW\nhello')::int as urgent, max(told)::int as most
    from (
      select r.urgent, r.message, (select count(*) from intake.outbox o where o.request_id = r.id) as told
      from intake.inspection_requests r where r.email like 'now%'
    ) r`);
  expect(kept!.urgent).toBe(ROUNDS.length);
  expect(kept!.most).toBeLessThanOrEqual(2);
});

test('of one email of many clients three are leads, and the others are set aside', async () => {
  const found = await successes('submit_contact_rpc', (round, n) => [
    contact(n, `one${round}@example.com`),
    `198.52.${round}.${n}`,
  ]);
  expect(found).toEqual(inEachRound(CONNECTIONS));
  expect(await rowsOf('leads', 'one')).toEqual(inEachRound(3));
  expect(await rowsOf('suspected_spam', 'one')).toEqual(inEachRound(CONNECTIONS - 3));
});

test.each<[string, number, FunctionName, (round: number, n: number) => [Args, string]]>([
  [
    'inspections of one email of one client',
    3,
    'submit_contact_rpc',
    (round, n) => [contact(n, `sender${round}@example.com`), `198.52.1.${round}`],
  ],
  [
    'inspections of two networks of one /48',
    20,
    'submit_contact_rpc',
    (round, n) => [contact(n, `site${round}-${n}@example.com`), `2001:db8:${round}:${n % 2}::${n}`],
  ],
  [
    'inspections of one IP',
    10,
    'submit_contact_rpc',
    (round, n) => [contact(n, `ip${round}-${n}@example.com`), `198.53.0.${round}`],
  ],
  [
    'identical subscriptions',
    1,
    'subscribe_newsletter_rpc',
    (round, n) => [{v_email: `same${round}@example.com`}, `198.54.${round}.${n}`],
  ],
  [
    'subscriptions of one IP',
    10,
    'subscribe_newsletter_rpc',
    (round, n) => [{v_email: `news${round}-${n}@example.com`}, `198.55.0.${round}`],
  ],
])('%s: %i succeed', async (_, count, name, request) => {
  expect(await successes(name, request)).toEqual(inEachRound(count));
});

test('as many are kept as have succeeded', async () => {
  expect(await rowsOf('inspection_requests', 'ip')).toEqual(inEachRound(10));
  expect(await rowsOf('newsletter_subscribers', 'same')).toEqual(inEachRound(1));
});

/** Few emails and IPs, both forms and purges by staff, so that locks are taken in every order. */
test('a storm', async () => {
  await Promise.all(
    engines.map(async (engine, connection) => {
      for (let n = 0; n < 100; n++) {
        const dice = (connection * 31 + n * 17) % 23;
        const clientIp = `198.56.0.${(connection + n * 7) % 5}`;
        const args = contact(n, `storm${dice}@example.com`);
        const {v_email} = args;
        if (dice === 0) await engine.query('select intake.purge()');
        else if (dice % 2) await rpcAsVisitor(engine, 'submit_contact_rpc', args, clientIp);
        else await rpcAsVisitor(engine, 'subscribe_newsletter_rpc', {v_email}, clientIp);
      }
    }),
  );
  const [most] = await engines[0]!.query(`
    select max(n)::int as leads from (
      select count(*) as n from intake.leads where email like 'storm%' group by email
    ) counts`);
  expect(most!.leads).toBeLessThanOrEqual(3);
});

test('the site-wide breaker has raised one alarm, and nothing has failed or been in a deadlock', async () => {
  expect(await rows('failures', "sql_state = '53400'")).toBe(1);
  expect(await rows('failures', "sql_state <> '53400'")).toBe(0);
  const [statistics] = await engines[0]!.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  expect(statistics!.deadlocks).toBe(0);
});
