// The line that a running server prints for each new lead.
import {submit, testServer} from '../support/servers';

jest.setTimeout(120_000);

const server = testServer({DATABASE_URL: ''});
const {database} = server;

let read = 0;

/** Submits a request; returns the lines printed since the last one's until its own, shortened to "lead 3". */
async function newsUntil(n: number): Promise<string[]> {
  const before = read || server.output().length;
  const news = () => server.output().slice(before);
  const {body} = await submit(server.port, n);
  expect(body).toContain('"success":true');
  const [row] = await database.query('select max(id) as id from intake.inspection_requests');
  while (!new RegExp(`request ${String(row!.id)} .*\\n`).test(news()))
    await new Promise((resolve) => setTimeout(resolve, 20));
  read = server.output().length;
  return server
    .output()
    .slice(before, read)
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^New inspection request (\d+) \(es\)\. .*$/, 'lead $1')
        .replace(/^Inspection request (\d+) was set aside: .*$/, 'aside $1'),
    );
}

test('each lead once, whatever its number, also one that was set aside or taken for spam', async () => {
  const judge = (id: number, suspicion: string | null) =>
    database.query('update intake.inspection_requests set suspicion = $2 where id = $1', [
      id,
      suspicion,
    ]);
  expect(await newsUntil(1)).toEqual(['lead 1']);
  for (const n of [2, 3]) await submit(server.port, n, {v_honeypot: 'filled'});
  expect(await newsUntil(4)).toEqual(['lead 4']);
  // The next look also reports changed requests that are older than the newest one seen.
  await judge(2, null);
  await judge(3, 'email_limit');
  expect(await newsUntil(5)).toEqual(['lead 2', 'aside 3', 'lead 5']);
  await judge(3, null);
  expect(await newsUntil(6)).toEqual(['lead 3', 'lead 6']);
  expect(server.output()).not.toMatch(/Visitor|555-0142|could not be printed/);
});

test('suspected spam is not read again, however much of it is kept', async () => {
  const rowsRead = async (): Promise<number> => {
    await database.query('select pg_stat_force_next_flush()');
    const [row] = await database.query(
      "select seq_tup_read + idx_tup_fetch as rows from pg_stat_user_tables where relname = 'inspection_requests'",
    );
    return row!.rows as number;
  };
  await database.query(
    `insert into intake.inspection_requests (name, email, phone, suspicion)
     select 'Bot', 'bot@example.com', '1', 'honeypot' from generate_series(1, 1000)`,
  );
  expect(await newsUntil(7)).toEqual(['lead 1007']);
  const before = await rowsRead();
  expect(await newsUntil(8)).toEqual(['lead 1008']);
  expect((await rowsRead()) - before).toBeLessThan(100);
});
