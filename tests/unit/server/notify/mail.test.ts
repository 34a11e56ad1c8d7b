/** Mail, sent to a real SMTP server and read by a real parser. */
import {Socket} from 'node:net';

import {JSDOM} from 'jsdom';

import type {Environment} from '../../../../src/data/environment';
import {withTimeout} from '../../../../src/lib/withTimeout';
import {sparePort} from '../../../support/sparePort';
import {mailChannels} from '../../../../server/notify/mail';
import {messageOf} from '../../../../server/notify/message';
import {notifySettingsFrom, type MailSettings} from '../../../../server/notify/settings';
import {mailServer} from '../../../support/mailServer';
import {HOSTILE, noticeOf, VISITORS} from '../../../support/noticeSamples';

jest.mock('../../../../server/notify/message', () => {
  const message = jest.requireActual<object>('../../../../server/notify/message');
  return {...message, messageOf: jest.fn((message as {messageOf: () => object}).messageOf)};
});

type ServerOptions = Parameters<typeof mailServer>[0];

const never = new AbortController().signal;

const settingsFor = (SMTP_URL: string, changes: Environment = {}): MailSettings =>
  notifySettingsFrom({
    LEAD_MAIL_TO: 'owner@example.com,office@example.com',
    LEAD_MAIL_FROM: 'Gulf Roofing vệ sĩ <leads@gulfroofing.example>',
    SMTP_URL,
    ...changes,
  }).mail!;

const channelFor = (url: string) => mailChannels(settingsFor(url))[0]!;
const channelTo = (port: number) => channelFor(`smtp://localhost:${port}`);

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function start(options?: ServerOptions) {
  const server = await mailServer(options);
  closing.push(server.close);
  return server;
}

/** The only mail that arrives. */
async function sent(notice = noticeOf()) {
  const {port, received} = await start();
  await channelTo(port).deliver(notice, never);
  expect(received).toHaveLength(1);
  return received[0]!;
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), {responseCode});

test.each(VISITORS)('$language: headers, text, HTML and links', async (visitor) => {
  const notice = noticeOf({...visitor, urgent: visitor.language === 'es'});
  const {mail, recipients} = await sent(notice);
  const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
  expect(recipients).toEqual(['owner@example.com']);
  expect(mail.to?.map(({address}) => address)).toEqual([...recipients, 'office@example.com']);
  expect(mail.from).toMatchObject({
    name: 'Gulf Roofing vệ sĩ',
    address: 'leads@gulfroofing.example',
  });
  expect(mail.replyTo).toMatchObject([{name: visitor.name, address: 'ann@example.com'}]);
  expect(mail.messageId).toBe('<request-34-1783170000123@gulfroofing.example>');
  expect(header('auto-submitted')).toBe('auto-generated');
  expect(header('importance')).toBe(visitor.language === 'es' ? 'high' : undefined);
  const expected = messageOf(notice);
  expect(mail.subject).toBe(expected.subject);
  expect(mail.text!.trim()).toBe(expected.text.trim());
  const page = new JSDOM(mail.html!).window.document;
  expect(page.title).toBe(expected.subject);
  expect(page.querySelector('h1')!.textContent).toBe(visitor.name);
  const quoted = page.querySelector('blockquote')!;
  expect(quoted.lang).toBe(visitor.language);
  expect(quoted.innerHTML.replaceAll('<br>', '\n')).toBe(visitor.message);
  const links = [...page.querySelectorAll('a')].map(({href}) => href);
  expect(links.slice(0, 2)).toEqual(['tel:+17275550117', 'mailto:ann@example.com']);
  for (const link of links.slice(2)) expect(link).toMatch(/^mailto:ann@example\.com\?subject=/);
});

test.each([
  [1, 3],
  [2, 1],
  [4, 1],
])('to each of %d recipients go %d mails at once', (count, atOnce) => {
  const to = Array.from({length: count}, (_, n) => `staff${n}@example.com`).join();
  const channels = mailChannels(settingsFor('smtp://localhost:25', {LEAD_MAIL_TO: to}));
  expect(channels.map((channel) => channel.atOnce)).toEqual(Array(count).fill(atOnce));
});

test('a reminder answers the first mail about its request', async () => {
  const first = noticeOf();
  const {mail} = await sent({...noticeOf({}, 'reminder'), id: 35, repeats: {...first, id: 34}});
  const {mail: before} = await sent(first);
  expect(before.messageId).toBe('<request-34-1783170000123@gulfroofing.example>');
  expect([mail.inReplyTo, mail.references]).toEqual([before.messageId, before.messageId]);
  expect(mail.messageId).not.toBe(before.messageId);
});

// rspamd's SPOOF_REPLYTO reads the first address alone; a mail program answers all.
test.each([
  ['leads@example.com', ['leads@example.com', 'ann@example.com']],
  ['Web <leads@EXAMPLE.com>', ['leads@example.com', 'ann@example.com']],
  ['leads@site.example.com', ['ann@example.com']],
  ['leads@ample.com', ['ann@example.com']],
])('an answer to a mail from %s reaches the visitor', async (LEAD_MAIL_FROM, answered) => {
  const {port, received} = await start();
  const channels = mailChannels(settingsFor(`smtp://localhost:${port}`, {LEAD_MAIL_FROM}));
  for (const channel of channels) await channel.deliver(noticeOf(), never);
  for (const {mail} of received)
    expect(mail.replyTo!.map(({address}) => address)).toEqual(answered);
});

describe.each(Object.entries(HOSTILE))('hostile: %s', (_, typed) => {
  test('one mail, to nobody else, with our headers alone', async () => {
    const message = `${typed}\r\n.\r\nMAIL FROM:<a@example.com>\r\n${'x'.repeat(1500)}`;
    const {raw, mail, recipients} = await sent(
      noticeOf({name: typed, message, phone: typed, route: typed, referrer: typed}),
    );
    expect(recipients).toEqual(['owner@example.com']);
    const [head = ''] = raw.split('\r\n\r\n');
    expect(head).toMatch(/^[\x20-\x7e\r\n]+$/);
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(999);
    expect(mail.headers.map(({key}) => key).sort()).toEqual(
      'auto-submitted content-type date from message-id mime-version reply-to subject to x-auto-response-suppress'.split(
        ' ',
      ),
    );
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo![0]!.address).toBe('ann@example.com');
    expect(mail.html).not.toMatch(/<script|<img/);
    expect(mail.text).toContain('> MAIL FROM:<a@example.com>');
  });
});

test.each([
  ['file', 'EFILEACCESS', {path: __filename}],
  ['URL', 'EURLACCESS', {href: 'http://127.0.0.1:1/'}],
])('no %s is sent', async (_, code, text) => {
  const {port, received} = await start();
  const message = messageOf(noticeOf());
  jest.mocked(messageOf).mockReturnValueOnce({...message, text: text as never});
  await expect(channelTo(port).deliver(noticeOf(), never)).rejects.toThrow(
    `The mail server could not be used (${code}).`,
  );
  expect(received).toEqual([]);
});

test('user and password are handed over', async () => {
  const logins: unknown[] = [];
  const {port} = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({username, password}, _session, done) {
      logins.push([username, password]);
      done(null, {user: username});
    },
  });
  await channelFor(`smtp://us%40er:p%3Aw@localhost:${port}`).deliver(noticeOf(), never);
  expect(logins).toEqual([['us@er', 'p:w']]);
});

const QUOTES = 'no Ann Bee <ann@example.com>, see http://example.com';
/** Reads the mail, and refuses it. */
const refusing = (code: number, said: string): ServerOptions => ({
  onData(stream, _session, done) {
    stream.resume().on('end', () => done(refusal(code, said)));
  },
});

test.each<[string, ServerOptions]>([
  ['451 to RCPT TO', {onRcptTo: (_address, _session, done) => done(refusal(451, QUOTES))}],
  ['550 to MAIL FROM', {onMailFrom: (_address, _session, done) => done(refusal(550, QUOTES))}],
  ['530 to MAIL FROM', {authOptional: false, allowInsecureAuth: true}],
  ['554 to DATA', refusing(554, QUOTES)],
  ['550, 5.7.26 to DATA', refusing(550, '5.7.26 Unauthenticated mail')],
  ['550, 4.3.0 to DATA', refusing(550, '4.3.0 later')],
  ['550, 5.4.5 to DATA, naming a limit', refusing(550, '5.4.5 Daily user sending Quota exceeded')],
  ['550 to DATA, naming a limit', refusing(550, 'over your message-limit')],
  ['550 to DATA, naming a limit', refusing(550, 'RateLimited')],
  ['550 to DATA, naming a limit', refusing(550, 'You have EXCEEDED what is allowed')],
  ['550 to DATA', refusing(550, 'generated by a corporate filter, unlimited: 1.2.3.4')],
  ['550 to DATA', refusing(550, 'see 5.7.1')],
  ['550 to DATA', refusing(550, '5.7 no')],
  ['550 to DATA', refusing(550, '')],
])('a server that answers %s: not delivered, and no name in the reason', async (codes, options) => {
  const {port} = await start(options);
  await expect(channelTo(port).deliver(noticeOf(), never)).rejects.toThrow(
    new Error(`The mail server answered ${codes}.`),
  );
});

test('one recipient is refused: delivered to the other alone', async () => {
  const {port, received} = await start({
    onRcptTo: ({address}, _session, done) =>
      address.startsWith('office') ? done() : done(refusal(452, QUOTES)),
  });
  const [owner, office] = mailChannels(settingsFor(`smtp://localhost:${port}`));
  await expect(owner!.deliver(noticeOf(), never)).rejects.toThrow('answered 452 to RCPT TO.');
  await office!.deliver(noticeOf(), never);
  expect(received.map(({recipients}) => recipients)).toEqual([['office@example.com']]);
});

test('the greeting names a host, whatever the machine is called', async () => {
  const names: unknown[] = [];
  const {port} = await start({
    onMailFrom(_address, {hostNameAppearsAs}, done) {
      names.push(hostNameAppearsAs);
      done();
    },
  });
  await channelTo(port).deliver(noticeOf(), never);
  expect(names).toEqual([settingsFor('smtp://x').LEAD_MAIL_FROM.address.split('@')[1]]);
});

test('a server that is not there', async () => {
  await expect(channelTo(await sparePort()).deliver(noticeOf(), never)).rejects.toThrow(
    'The mail server could not be used (ECONNREFUSED).',
  );
});

test('a server that takes the mail and never says so is no longer waited for than the caller says', async () => {
  const {port} = await start({onData: (stream) => void stream.resume(), closeTimeout: 10});
  await expect(channelTo(port).deliver(noticeOf(), AbortSignal.timeout(500))).rejects.toThrow(
    'The mail server could not be used (EABORT).',
  );
});

const CERTIFICATE =
  /^The certificate of the mail server is not trusted \([A-Z_]+\): correct the name in SMTP_URL, or have the certificate renewed\.$/;

test.each<[string, ServerOptions, string, RegExp]>([
  [
    'a certificate of nobody, from the first byte',
    {secure: true},
    'smtps://localhost',
    CERTIFICATE,
  ],
  ['a certificate of nobody, by STARTTLS', {}, 'smtp://127.0.0.2', CERTIFICATE],
  [
    'plain text where TLS should begin',
    {},
    'smtps://localhost',
    /does not begin with TLS .*write smtp:/,
  ],
  [
    'no STARTTLS, on another machine',
    {disabledCommands: ['STARTTLS']},
    'smtp://127.0.0.2',
    /^The mail server answered 50\d to STARTTLS, so it has no TLS: write smtps:.*\?tls=none/,
  ],
])('%s: nothing is sent', async (_, options, url, reason) => {
  const {port, received} = await start(options);
  const channel = channelFor(`${url}:${port}`);
  await expect(channel.deliver(noticeOf(), never)).rejects.toThrow(reason);
  expect(received).toEqual([]);
});

test('without TLS where the URL says so', async () => {
  const {port, received} = await start({disabledCommands: ['STARTTLS']});
  await channelFor(`smtp://127.0.0.2:${port}?tls=none`).deliver(noticeOf(), never);
  expect(received).toHaveLength(1);
});

describe('a slow server', () => {
  // As if 50 s were one.
  beforeEach(() => {
    const {setTimeout} = globalThis;
    jest
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((then: () => void, ms = 0) => setTimeout(then, ms / 50));
  });
  const after40s = (then: () => void) => void setTimeout(then, 40_000);

  test.each<[string, ServerOptions]>([
    ['greets', {onConnect: (_session, done) => after40s(done)}],
    ['answers to the recipient', {onRcptTo: (_to, _session, done) => after40s(done)}],
    [
      'has read the mail',
      {onData: (stream, _session, done) => void stream.resume().on('end', () => after40s(done))},
    ],
  ])('that %s after 40 s has the mail', async (_, options) => {
    const {port} = await start(options);
    const {patience, deliver} = channelTo(port);
    await withTimeout(patience, (late) => deliver(noticeOf(), late));
  });

  test('that begins with TLS, or never greets: what to write', async () => {
    const {port} = await start({onConnect: () => {}});
    await expect(channelTo(port).deliver(noticeOf(), never)).rejects.toThrow(
      /^The mail server did not greet in time: write smtps:/,
    );
  });
});

test('a server that is silent over the mail is asked again in an hour: it may have it', async () => {
  // As if 90 s were 90 ms.
  const {setTimeout} = Socket.prototype;
  jest.spyOn(Socket.prototype, 'setTimeout').mockImplementation(function (this: Socket, ms, then) {
    return setTimeout.call(this, ms / 1000, then);
  });
  const {port} = await start({
    onData: (stream) => void stream.resume(),
    closeTimeout: 10,
    socketTimeout: 600_000,
  });
  await expect(channelTo(port).deliver(noticeOf(), never)).rejects.toThrow(
    'was silent for 90 s, perhaps over the mail, to be asked again in 3600 s.',
  );
});
