// The outbox and what delivers from it, on the database of DATABASE_URL or else on the embedded one.
// `later` simulates time by dating rows back.
import {text} from 'node:stream/consumers';
import {setTimeout as sleep} from 'node:timers/promises';

import {startServer, temporaryFolders, type RunningServer} from '../support/localServer';
import {openPostgres} from '../../server/database/postgres';
import {deliverOnce, pumpOf, startDeliverer} from '../../server/notify/deliverer';
import {mailChannels} from '../../server/notify/mail';
import type {Channel, Notice} from '../../server/notify/notice';
import {queueDue, type Database} from '../../server/notify/reminders';
import {notifySettingsFrom} from '../../server/notify/settings';
import {environment} from '../../src/data/environment';
import {testDatabase} from '../support/database';
import {mailServer} from '../support/mailServer';
import {serve} from '../support/serve';
import {startMigrated, stop, submit as send} from '../support/servers';

jest.setTimeout(120_000);

const MINUTE = 60_000;
const SCHEDULE = {reminderMinutes: 120, urgentReminderMinutes: 20, digest: false, mornings: false};
/** A short timeout in ms, so that a hanging channel does not delay a test. */
const QUICK = 20;

const folders = temporaryFolders();
let server: RunningServer;
let database: Database;
let close = async (): Promise<void> => {};

const later = async (minutes: number): Promise<void> => {
  for (const [table, column] of [
    ['outbox', 'created_at'],
    ['deliveries', 'next_try_at'],
    ['messages', 'sent_at'],
  ] as const)
    await database.query(
      `update intake.${table} set ${column} = ${column} - make_interval(mins => ${minutes})`,
    );
};

beforeAll(async () => {
  server = await startMigrated(folders);
  if (environment.DATABASE_URL) {
    const engine = await openPostgres(environment.DATABASE_URL);
    database = engine;
    close = () => engine.close();
  } else {
    // A second process would destroy the server's database, so queries go through its socket.
    database = testDatabase(folders.data) as Database;
  }
});
afterAll(async () => {
  await stop(server);
  await close();
  folders.remove();
});
beforeEach(async () => {
  for (const table of ['inspection_requests', 'failures', 'outbox', 'address_tries', 'messages'])
    await database.query(`delete from intake.${table}`);
});

const URGENT = {v_message: 'LEAK NOW'};
const CALM = {v_storm_damage: 'no', v_message: 'A quote, please.'};

/** Submits a visitor's request, which must succeed even if its notice fails. */
async function submit(n: number, changes: object = CALM): Promise<void> {
  const {body} = await send(server.port, n, changes);
  expect(JSON.parse(body)).toMatchObject({success: true});
}

const submitted = async (count: number): Promise<void> => {
  for (let n = 1; n <= count; n++) await submit(n);
};

/** A channel that records the names in its delivered notices, in order. */
function channelThat(
  deliver: (notice: Notice, signal: AbortSignal) => unknown = () => {},
  name = 'mail',
) {
  const sent: string[] = [];
  const channel: Channel = {
    name,
    atOnce: 3,
    patience: QUICK,
    async deliver(notice, signal) {
      await deliver(notice, signal);
      sent.push(notice.request?.name ?? notice.kind);
    },
  };
  return {channel, sent};
}

const visitors = (...numbers: number[]): string[] => numbers.map((n) => `Visitor ${n}`);
/** Delivers until it is aborted. */
const forever = (_: Notice, signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('It was cut off.')));
  });
const fail = (reason: string) => () => Promise.reject(new Error(reason));

const pumpFor = (channel: Channel, stop = new AbortController().signal) =>
  pumpOf(channel, database, stop);

/** Lines printed to stderr. */
let lines: string[] = [];
beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'log').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not happen.');
    await sleep(10);
  }
}

const deliveries = () =>
  database.query<{attempts: number; delivered: boolean; last_error: string | null}>(
    "select attempts, delivered_at is not null as delivered, last_error from intake.deliveries where channel <> 'log' order by notice_id",
  );

describe.each([
  ['refuses', fail('connect ECONNREFUSED')],
  ['hangs, and does not listen', () => new Promise<never>(() => {})],
])('a channel that %s for an hour', (_, broken) => {
  test('loses nothing, and no request fails for it', async () => {
    let isDown = true;
    const {channel, sent} = channelThat(() => (isDown ? broken() : undefined));
    const drain = pumpFor(channel);
    await submitted(2);
    for (let minute = 0; minute < 100; minute += 5) {
      if (minute === 30) await submit(3);
      if (minute === 60) isDown = false;
      await drain();
      await later(5);
    }
    expect([...sent].sort()).toEqual(visitors(1, 2, 3));
    const rows = await deliveries();
    expect(rows.map(({delivered}) => delivered)).toEqual([true, true, true]);
    // Pauses grow: 30 s, 1, 2, 5, 15, 30 minutes.
    for (const {attempts} of rows) expect(attempts).toBeLessThanOrEqual(8);
    expect(await database.query('select * from intake.failures')).toEqual([]);
    // One line when it begins, and one when it ends.
    expect(lines).toHaveLength(2);
    expect(lines[1]).toBe('Notices are delivered by mail again.');
    expect(lines.join()).not.toMatch(/visitor\d|Visitor|555/);
  });
});

test('in their order, a few at once; what fails delays no other, and comes last', async () => {
  await submitted(5);
  let underWay = 0;
  const {channel, sent} = channelThat(async ({request}) => {
    underWay += 1;
    await sleep(5);
    expect(underWay).toBeLessThanOrEqual(3);
    underWay -= 1;
    if (request?.name === 'Visitor 2') throw new Error('The mail server answered 554.');
  });
  const drain = pumpFor(channel);
  expect(await drain()).toEqual({isDown: false, delivered: 4, failed: 1});
  expect(sent).toEqual(visitors(1, 3, 4, 5));
  await later(1);
  await submit(6);
  await drain();
  expect(sent).toEqual(visitors(1, 3, 4, 5, 6));
});

test('what is on its way when the server stops is due again', async () => {
  await submitted(4);
  const stopping = new AbortController();
  const {channel} = channelThat((...given) => {
    stopping.abort();
    return forever(...given);
  });
  await pumpFor({...channel, patience: MINUTE}, stopping.signal)();
  const waiting = {attempts: 1, delivered: false, last_error: 'It was cut off.'};
  expect((await deliveries()).slice(0, 3)).toEqual([waiting, waiting, waiting]);
  await later(1);
  const next = channelThat();
  await pumpFor(next.channel)();
  expect([...next.sent].sort()).toEqual(visitors(1, 2, 3, 4));
});

test('a channel that is down is not tried with all that waits', async () => {
  await submitted(9);
  const drain = pumpFor(channelThat(fail('connect ECONNREFUSED')).channel);
  expect(await drain()).toEqual({isDown: true, delivered: 0, failed: 3});
  expect(await drain()).toEqual({isDown: true, delivered: 0, failed: 1});
});

test('beyond its budget, what waits is one message, delivered or failed as one', async () => {
  await database.query(
    "insert into intake.messages select 'mail-2', n, now(), 0, false from generate_series(1, 40) n",
  );
  await submitted(21);
  let isDown = true;
  const {channel, sent} = channelThat(() => {
    if (isDown) throw new Error('The mail server answered 421.');
  });
  const drain = pumpFor(channel);
  expect(await drain()).toEqual({isDown: true, delivered: 0, failed: 1});
  expect((await deliveries()).map(({attempts}) => attempts)).toEqual(Array(21).fill(1));
  isDown = false;
  await later(1);
  // With the alarm that says so.
  expect(await drain()).toEqual({isDown: false, delivered: 2, failed: 0});
  expect(sent).toEqual(expect.arrayContaining(['bundle', 'alarm']));
  expect((await deliveries()).filter(({delivered}) => delivered)).toHaveLength(22);
});

/** A mail server that answers as it is told; null: it takes the mail. */
async function answering(answer: (mail: string) => string | null) {
  const taken: string[] = [];
  const smtp = await mailServer({
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        const said = answer(mail);
        if (said !== null)
          return done(
            Object.assign(new Error(said.slice(4)), {responseCode: Number(said.slice(0, 3))}),
          );
        taken.push(mail);
        done();
      });
    },
  });
  closes.push(smtp.close);
  const {mail} = notifySettingsFrom({
    LEAD_MAIL_TO: 'owner@example.com',
    LEAD_MAIL_FROM: 'leads@example.com',
    SMTP_URL: `smtp://localhost:${smtp.port}`,
  });
  return {taken, drain: pumpFor(mailChannels(mail!)[0]!)};
}
const closes: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closes.map((end) => end())));

// How often the whole mail is refused before it goes without words; null: it never does. What each code
// means: supabase/tests/18_outbox.sql.
test.each([
  ['550 5.7.1 Message rejected as spam', 1],
  ['554 Your message looks like spam', 2],
  ['552 over your relay quota', null],
])('a mail server says "%s": without words after %s', async (said, refusals) => {
  const {taken, drain} = await answering((mail) => (mail.includes('Visitor') ? said : null));
  await submit(1);
  for (let tries = 0; tries < 4; tries++) {
    await drain();
    expect(taken.length > 0).toBe(refusals !== null && tries >= refusals);
    await later(2);
  }
  for (const mail of taken) {
    expect(mail).toContain('8135550142');
    expect(mail).not.toMatch(/visitor/i);
  }
  const [row] = await deliveries();
  const [, code, enhanced] = /^(\d{3}) (\d\.\d\.\d)?/.exec(said)!;
  expect(row!.last_error).toContain(enhanced ? `${code}, ${enhanced} to DATA` : `${code} to DATA`);
});

test.each([
  ['passes', false],
  ['is refused', true],
])('after a mail without words the whole one %s, once', async (_, isStrictStill) => {
  let isStrict = true;
  const {taken, drain} = await answering((mail) =>
    isStrict && mail.includes('Visitor') ? '550 5.7.1 rejected' : null,
  );
  await submit(1);
  await database.query("insert into intake.outbox (kind) values ('open')");
  await drain();
  await later(1);
  await drain();
  const ids = () => taken.map((mail) => /^message-id: (.*)$/im.exec(mail)![1]);
  expect(taken).toHaveLength(2);
  expect(taken.join()).not.toContain('Visitor');
  isStrict = isStrictStill;
  await later(5);
  await drain();
  expect(taken).toHaveLength(isStrictStill ? 2 : 4);
  for (const mail of taken.slice(2)) expect(mail).toContain('Visitor 1');
  // A mail server drops an id that it knows.
  expect(new Set(ids()).size).toBe(taken.length);
  for (const minutes of [1, 60, 600]) {
    await later(minutes);
    expect(await drain()).toEqual({isDown: isStrictStill, delivered: 0, failed: 0});
  }
  expect(await database.query('select * from intake.failures')).toEqual([]);
});

test('a receiver that says when to be asked again', async () => {
  await submit(1);
  await pumpFor(
    channelThat(fail('The webhook answered 429, to be asked again in 120 s.')).channel,
  )();
  await later(1);
  const {channel, sent} = channelThat();
  await pumpFor(channel)();
  expect(sent).toEqual([]);
  await later(1);
  await pumpFor(channel)();
  expect(sent).toEqual(visitors(1));
});

test('the first message of a channel asks whether it is seen', async () => {
  const asked: unknown[] = [];
  const {channel} = channelThat(({isFirst}) => void asked.push(isFirst));
  for (const n of [1, 2]) {
    await submit(n);
    await pumpFor(channel)();
  }
  expect(asked).toEqual([true, undefined]);
  expect(console.log).toHaveBeenCalledTimes(1);
});

test('two processes send nothing twice', async () => {
  await submitted(9);
  const [first, second] = [channelThat(() => sleep(5)), channelThat(() => sleep(5))];
  await Promise.all([first, second].map(({channel}) => pumpFor({...channel, patience: MINUTE})()));
  expect([...first.sent, ...second.sent].sort()).toEqual(visitors(1, 2, 3, 4, 5, 6, 7, 8, 9));
});

test('a request that nobody answers rings again', async () => {
  await submit(1, URGENT);
  const {channel, sent} = channelThat(({kind}) => expect(['request', 'reminder']).toContain(kind));
  await later(19);
  expect(await queueDue(database, SCHEDULE)).toBe(0);
  await later(1);
  expect(await queueDue(database, SCHEDULE)).toBe(1);
  expect(await queueDue(database, SCHEDULE)).toBe(0);
  await pumpFor(channel)();
  expect(sent).toEqual(visitors(1, 1));
});

test('one pass says what was sent and what was not', async () => {
  for (const n of [1, 2]) await submit(n, URGENT);
  await later(21);
  const good = channelThat();
  const bad = channelThat(fail('down'), 'webhook');
  const pass = await deliverOnce(database, [good.channel, bad.channel], SCHEDULE);
  expect(pass).toEqual({
    queued: 2,
    channels: [
      {name: 'mail', delivered: 4, failed: 0},
      {name: 'webhook', delivered: 0, failed: 3},
    ],
  });
});

test('a pass whose time is over leaves the rest to the next', async () => {
  await submitted(5);
  const {channel, sent} = channelThat(() => sleep(QUICK / 2));
  await deliverOnce(database, [channel], SCHEDULE, 1);
  expect(sent.length).toBeLessThan(4);
  await deliverOnce(database, [channel], SCHEDULE);
  expect(sent).toEqual(visitors(1, 2, 3, 4, 5));
});

describe('the deliverer of a server', () => {
  let deliverer: ReturnType<typeof startDeliverer>;
  /** Its own timer is an hour, so that only a ring wakes it. */
  const start = (channels: Channel[]): void => {
    deliverer = startDeliverer(database, channels, SCHEDULE, 60 * MINUTE);
  };
  afterEach(() => deliverer.stop());

  test.each([
    ['hangs', forever, 0],
    ['is down, and is not tried at each request', fail('The mail server answered 421.'), 1],
  ])('is woken by a request, while another channel %s', async (_, broken, lost) => {
    const deliver = jest.fn(broken);
    const mail = channelThat(deliver);
    const webhook = channelThat(undefined, 'webhook');
    start([mail.channel, webhook.channel]);
    for (let n = 1; n <= 6; n++) {
      await submit(n);
      deliverer.wake();
      await until(() => webhook.sent.length === n);
    }
    expect(mail.sent).toEqual([]);
    expect(lines.filter((line) => /webhook/.test(line))).toEqual([]);
    if (lost) expect(deliver).toHaveBeenCalledTimes(lost);
  });

  test('outlives a database that does not answer', async () => {
    const {channel, sent} = channelThat();
    await submit(1);
    const query = jest.spyOn(database, 'query').mockRejectedValue(new TypeError('lost'));
    start([channel]);
    await until(() => lines.length === 2);
    query.mockRestore();
    expect(lines.sort()).toEqual([
      'Notices could not be read or marked: TypeError.',
      'Reminders could not be queued: TypeError.',
    ]);
    await deliverer.stop();
    start([channel]);
    await until(() => sent.length === 1);
  });
});

test('the log of the server has a line for each request, with nothing that was typed', async () => {
  await database.query(
    "insert into intake.inspection_requests (name, email, phone, suspicion) values ('Visitor 9', 'v9@example.com', '1', 'email_limit')",
  );
  await submit(1);
  await until(() => /was set aside/.test(server.output()));
  expect(server.output()).toMatch(/^New inspection request \d+ \(es\)\. .*: npm run leads$/m);
  expect(server.output()).toMatch(/^Inspection request \d+ was set aside: .*--suspected$/m);
  expect(server.output()).not.toMatch(/Visitor|example\.com|555/);
});

test('killed between sending and marking, it sends again, and the second is known by its number', async () => {
  /** Ids that the owner's webhook received. It does not reply while `holds` is true. */
  const sent: string[] = [];
  let holds = true;
  const webhook = await serve((incoming, response) => {
    sent.push(String(incoming.headers['webhook-id']));
    if (!holds) response.end();
  });
  const restart = async (signal: NodeJS.Signals): Promise<void> => {
    await stop(server, signal);
    server = await startServer(folders.data, ['--site-dir', folders.site], {
      LEAD_WEBHOOK_URL: webhook,
      LEAD_WEBHOOK_SECRET: `whsec_${'A'.repeat(32)}`,
    });
  };
  await restart('SIGTERM');
  await submit(1);
  await until(() => sent.length === 1);
  holds = false;
  await restart('SIGKILL');
  // The lease ends; the next request wakes the deliverer.
  await database.query('update intake.deliveries set next_try_at = now()');
  await submit(2);
  await until(() => sent.length === 3);

  expect(sent.filter((id) => id === sent[0])).toHaveLength(2);
  let rows = await deliveries();
  while (rows.some(({delivered}) => !delivered)) rows = await deliveries();
  expect(rows.map(({attempts}) => attempts)).toEqual([2, 1]);
});
