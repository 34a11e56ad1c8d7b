// Mail through Debian's Postfix, and what rspamd makes of it with its own rules.
import {Resolver} from 'node:dns';
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';

import {channelsFrom} from '../../server/notify/channels';
import {pumpOf} from '../../server/notify/deliverer';
import type {Notice} from '../../server/notify/notice';
import type {Database} from '../../server/notify/reminders';
import {notifySettingsFrom} from '../../server/notify/settings';
import {count, untilAnswered} from '../support/faults';
import {testFolder} from '../support/folder';
import {deadAddress, startPostfix, startRspamd} from '../support/mailPrograms';
import {mailServer} from '../support/mailServer';
import {VISITORS} from '../support/noticeSamples';
import {post} from '../support/requests';
import {submit, testServer} from '../support/servers';

jest.setTimeout(120_000);

/** From here on rspamd's defaults delay a mail; from 6 on it is junk. */
const LIMIT = 4;
/** How many of each kind the first test sends: what a visitor asks is in five languages. */
const SENT: Record<Notice['kind'], number> = {
  request: 10,
  reminder: 10,
  set_aside: 5,
  bundle: 1,
  alarm: 1,
  subscriptions: 1,
  open: 1,
  week: 1,
};

/** The example of docs/settings.md. */
const shown = (name: string): string =>
  new RegExp(`^${name}='?(.*?)'?$`, 'm').exec(readFileSync('docs/settings.md', 'utf8'))![1]!;
const FROM = /<(.*)>/.exec(shown('LEAD_MAIL_FROM'))![1]!;
const [KNOWN = '', UNKNOWN = ''] = shown('LEAD_MAIL_TO').split(',');

const server = testServer({DATABASE_URL: ''});
const database = server.database as Database;
let owner: Awaited<ReturnType<typeof mailServer>>;
let postfix: Awaited<ReturnType<typeof startPostfix>>;
let rspamd: Awaited<ReturnType<typeof startRspamd>>;

beforeAll(async () => {
  // The third test needs it: it has compiled its rules by then.
  rspamd = await startRspamd(folder);
  owner = await mailServer();
  postfix = await startPostfix(folder, owner.port, KNOWN);
});
afterAll(async () => {
  await Promise.all([rspamd?.stop(), owner?.close()]);
  postfix?.stop();
});
// After them: its afterAll removes what they still use.
const folder = testFolder();

beforeEach(() => {
  for (const print of ['log', 'error'] as const) jest.spyOn(console, print).mockImplementation();
});

/** What sends the mails of a site with the settings of the docs, to each recipient. */
const pumpsBy = (SMTP_URL: string) => {
  const [LEAD_MAIL_TO, LEAD_MAIL_FROM] = [shown('LEAD_MAIL_TO'), shown('LEAD_MAIL_FROM')];
  const env = {LEAD_MAIL_TO, LEAD_MAIL_FROM, SMTP_URL, SITE_URL: 'https://www.example.com'};
  return channelsFrom(notifySettingsFrom(env)).map((channel) =>
    pumpOf(channel, database, new AbortController().signal),
  );
};

const later = async (minutes: number): Promise<void> => {
  for (const what of ['deliveries set next_try_at = next_try_at', 'messages set sent_at = sent_at'])
    await database.query(`update intake.${what} - interval '${minutes} minutes'`);
};

let visits = 0;
/** A request in each language, by visitors whose mail is elsewhere than the site's. */
async function ask(begin = ''): Promise<void> {
  for (const {language, name, message} of VISITORS) {
    const v_email = `visitor${++visits}@gmail.com`;
    const typed = {v_name: name, v_email, v_message: `${begin} ${message}`};
    const sent = await submit(server.port, visits, {...typed, v_route: `/${language}/contact`});
    expect(JSON.parse(sent.body)).toMatchObject({success: true});
  }
}

/** Waits until Postfix has handed on so many mails, and a moment longer for what would be too many. */
async function arrived(all: number): Promise<void> {
  await untilAnswered(
    () => Promise.resolve(owner.received.length >= all),
    () => `${owner.received.length} of ${all}: ${folder.read('postfix.log')}`,
  );
  await sleep(500);
  expect(owner.received).toHaveLength(all);
}

test('a notice of each kind arrives once; who is refused is known, and named to the other', async () => {
  const [send, sendToUnknown] = pumpsBy(`smtp://127.0.0.1:${postfix.port}`);
  await ask();
  await send!();
  // One of the five, three times: that raises the alarm.
  for (let tries = 0; tries < 15; tries++) {
    await sendToUnknown!();
    await later(10);
  }
  const refused = await database.query(
    "select distinct delivered_at, last_error from intake.deliveries where channel = 'mail-2' and attempts > 0",
  );
  const last_error = 'The mail server answered 550, 5.1.1 to RCPT TO.';
  expect(refused).toEqual([{delivered_at: null, last_error}]);
  await ask('LEAK NOW');
  await send!();
  await later(30);
  await database.query("select intake.queue_reminder(id, 'first') from intake.inspection_requests");
  await send!();
  await database.query(
    "update intake.inspection_requests set suspicion = 'address_limit' where not urgent",
  );
  await send!();
  await later(30);
  // More than six at once, all urgent, are one message.
  for (let times = 0; times < 2; times++) await ask('LEAK NOW');
  const reader = {v_email: 'reader@example.com', v_started_at_ms: Date.now() - 60_000};
  expect((await post(server.port, 'subscribe_newsletter_rpc', reader)).status).toBe(200);
  await database.query(
    "select intake.queue_mornings(true, date_trunc('week', now()) + interval '7 days 16 hours')",
  );
  await send!();
  const all = Object.values(SENT).reduce((sum, some) => sum + some);
  await arrived(all);
  const kinds = owner.received.map(({mail}) => /^<([a-z-]+)-/.exec(mail.messageId!)![1]!);
  const countOf = (kind: string) => kinds.filter((one) => one.replace('-', '_') === kind).length;
  expect(Object.keys(SENT).map((kind) => [kind, countOf(kind)])).toEqual(Object.entries(SENT));
  expect(new Set(owner.received.map(({mail}) => mail.messageId)).size).toBe(all);
  expect(new Set(owner.received.flatMap(({recipients}) => recipients))).toEqual(new Set([KNOWN]));
  const alarm = owner.received[kinds.indexOf('alarm')]!;
  expect(alarm.mail.text).toContain(`${UNKNOWN} gets nothing, while others do: ${last_error}`);
});

type Done = (error: null, addresses: string[]) => void;
type Resolve = (host: string, done: Done) => void;

test('where the first address of the mail server is dead, the second has the mail in half a minute', async () => {
  const dead = await deadAddress(postfix.port);
  const resolver = Resolver.prototype as unknown as Record<'resolve4' | 'resolve6', Resolve>;
  const answer = (found: string[]) => (_: string, done: Done) => done(null, found);
  jest.spyOn(resolver, 'resolve4').mockImplementation(answer([dead.host, '127.0.0.1']));
  jest.spyOn(resolver, 'resolve6').mockImplementation(answer([]));
  // nodemailer draws the order: this leaves it as it is.
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
  const [send] = pumpsBy(`smtp://mail.example.com:${postfix.port}?tls=none`);
  const before = owner.received.length;
  const {body} = await submit(server.port, ++visits, {v_storm_damage: 'no'});
  expect(JSON.parse(body)).toMatchObject({success: true});
  const began = Date.now();
  expect(await send!()).toEqual({isDown: false, delivered: 1, failed: 0});
  const seconds = (Date.now() - began) / 1000;
  await dead.stop();
  // At once would mean that it never met the dead one.
  expect(seconds).toBeGreaterThan(1);
  expect(seconds).toBeLessThanOrEqual(30);
  await arrived(before + 1);
  count(`a mail server with a dead address has the mail after ${seconds.toFixed(1)} s`);
});

test('no notice is held back or filed as junk by the rules of rspamd', async () => {
  const judged = await Promise.all(
    owner.received.map(async ({raw, mail}) => {
      const {score, symbols} = await rspamd.judge(raw, FROM, KNOWN);
      const why = Object.entries(symbols)
        .filter(([, symbol]) => symbol.score !== 0)
        .map(([name, symbol]) => `${name} ${symbol.score}`);
      return {score, line: `${score.toFixed(2)}  ${mail.subject}: ${why.join(', ')}`};
    }),
  );
  const table = judged.map(({line}) => line).join('\n');
  if (judged.some(({score}) => !(score < LIMIT))) throw new Error(`Scores of rspamd:\n${table}`);
  // Every lead once answered to the visitor alone: the filter has to know that for a trick.
  const {raw} = owner.received.find(({mail}) => mail.replyTo)!;
  const lead = raw.replace(/^Reply-To: .*(\r\n\s.*)*/m, 'Reply-To: a@gmail.com');
  const {score} = await rspamd.judge(lead, FROM, KNOWN);
  expect(score).toBeGreaterThanOrEqual(6);
});
