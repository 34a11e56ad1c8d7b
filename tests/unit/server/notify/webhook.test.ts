/** The webhook, posted to a real HTTP server, its signature verified as docs/settings.md says. */
import {readFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';
import vm from 'node:vm';

import {messageOf} from '../../../../server/notify/message';
import {notifySettingsFrom} from '../../../../server/notify/settings';
import {webhookChannel} from '../../../../server/notify/webhook';
import {noticeOf} from '../../../support/noticeSamples';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`;
const never = new AbortController().signal;

const channelTo = (url: string, kind: 'teams' | 'json' | '' = '') =>
  webhookChannel(
    notifySettingsFrom({LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: SECRET}).webhook!,
    kind,
  );

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/hook`;
}

/** The HTTP request of one notice. */
async function posted(notice = noticeOf(), kind?: 'teams') {
  let got: {headers: IncomingHttpHeaders; method?: string; body: string} | undefined;
  const url = await serve(async (request, response) => {
    got = {headers: request.headers, method: request.method, body: await text(request)};
    response.end('ok');
  });
  await channelTo(url, kind).deliver(notice, never);
  return {...got!, payload: JSON.parse(got!.body)};
}

/** The function that docs/settings.md gives to those who receive it. */
function verifier(): (body: string, headers: IncomingHttpHeaders, secret: string) => boolean {
  const [, code = ''] =
    /```js\n(import[^]*?)```/.exec(readFileSync('docs/settings.md', 'utf8')) ?? [];
  const script = code.replace(/^import (.*) from '(.*)';$/gm, "const $1 = require('$2');");
  return vm.runInNewContext(`${script}; verify`, {require, Buffer, Date});
}

test('a lead, signed', async () => {
  const lead = noticeOf({urgent: true, language: 'ko'});
  const {headers, method, body, payload} = await posted(lead);
  expect(method).toBe('POST');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': 'request-34-1783170000123',
  });
  expect(payload).toMatchObject({
    id: 'request-34-1783170000123',
    kind: 'request',
    urgent: true,
    subject: 'EMERGENCY, new request 12: Ann Bee',
    allowed_mentions: {parse: []},
    request: {id: 12, name: 'Ann Bee', phone: '(727) 555-0117', language: 'ko', roofAge: '20+'},
    note: null,
  });
  expect(payload.text).toBe(messageOf(lead).chat);
  expect(payload.content).toBe(payload.text);
  const verify = verifier();
  expect(verify(body, headers, SECRET)).toBe(true);
  expect(verify(`${body} `, headers, SECRET)).toBe(false);
  expect(verify(body, headers, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
  const old = String(Number(headers['webhook-timestamp']) - 1);
  expect(verify(body, {...headers, 'webhook-timestamp': old}, SECRET)).toBe(false);
  expect(verify(body, {...headers, 'webhook-id': 'another'}, SECRET)).toBe(false);
});

const LINK = `https://example.com/request#${'0a'.repeat(20)}`;

test('Teams gets one card, and nothing else', async () => {
  const notice = {...noticeOf({urgent: true, name: '[a](b)', message: 'x\n\ny'}), link: LINK};
  const {payload} = await posted(notice, 'teams');
  expect(Object.keys(payload)).toEqual(['type', 'attachments']);
  expect(payload).toMatchObject({
    type: 'message',
    attachments: [{contentType: 'application/vnd.microsoft.card.adaptive'}],
  });
  expect(payload.attachments).toHaveLength(1);
  const {type, body} = payload.attachments[0].content;
  expect(type).toBe('AdaptiveCard');
  for (const block of body) expect(block).toMatchObject({type: 'TextBlock', wrap: true});
  const shown = body.map(({text: line}: {text: string}) => line);
  expect(shown).not.toContain('');
  expect(shown.join('\n').replace(`[${LINK}](${LINK})`, LINK)).toBe(
    messageOf(notice).chat.replace(/\n+/g, '\n'),
  );
  expect(shown.join('\n').split('](')).toHaveLength(2);
});

test.each([
  ['https://default1.environment.api.powerplatform.com/powerautomate/x', true],
  ['https://prod-12.westus.logic.azure.com:443/workflows/x', true],
  ['https://palm.webhook.office.com/webhookb2/x', true],
  ['https://hooks.slack.com/services/x', false],
  ['https://discord.com/api/webhooks/x', false],
  ['https://hooks.example.com/logic.azure.com', false],
  ['https://notlogic.azure.com/', false],
  ['https://logic.azure.com.example.com/', false],
])('%s: a card is sent: %s', async (url, isCard) => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  for (const [kind, expected] of [
    ['', isCard],
    ['teams', true],
    ['json', false],
  ] as const) {
    await channelTo(url, kind).deliver(noticeOf(), never);
    const body = JSON.parse(String(sent.mock.lastCall![1]!.body));
    expect('attachments' in body).toBe(expected);
    expect('text' in body).toBe(!expected);
  }
});

test.each([
  ['45', 'The webhook answered 429, to be asked again in 45 s.'],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 'The webhook answered 429.'],
  [new Date(Date.now() + 9e9).toUTCString(), expect.stringMatching(/asked again in \d{7} s/)],
  ['soon', 'The webhook answered 429.'],
  ['-1', 'The webhook answered 429.'],
])('Retry-After: %s', async (wait, reason) => {
  const url = await serve((_request, response) =>
    response.writeHead(429, {'retry-after': wait}).end(),
  );
  await expect(channelTo(url).deliver(noticeOf(), never)).rejects.toMatchObject({message: reason});
});

test.each([
  ['{"ok":false,"error":"invalid_blocks"}', false],
  ['invalid_payload', false],
  ['Webhook message delivery failed with error: endpoint returned HTTP error 429', false],
  [' {"ok": false, "error": "no_service", "warning": ""}\n', false],
  ['no_text', false],
  ['{"ok":true}', true],
  ['{"ok":false,"received":{"message":"Ann"}}', true],
  ['{"received":{"message":"my last delivery failed"}}', true],
  ['{"data":{"ok":false,"error":"x"}}', true],
  ['[{"text":"\\"ok\\":false invalid_payload"}]', true],
  ['You wrote: invalid_payload', true],
  ['no_text was left\nby Ann', true],
  ['Thanks: Webhook message delivery failed with error: 429', true],
  ['ok', true],
  ['', true],
  ['x'.repeat(1_000_000), true],
])('200 with %.40s: delivered is %s', async (reply, isDelivered) => {
  const url = await serve((_request, response) => response.end(reply));
  const delivered = channelTo(url)
    .deliver(noticeOf(), never)
    .then(
      () => true,
      () => false,
    );
  expect(await delivered).toBe(isDelivered);
});

test('Google Chat gets a text alone', async () => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  await channelTo('https://chat.googleapis.com/v1/spaces/x/messages?key=y').deliver(
    noticeOf(),
    never,
  );
  expect(Object.keys(JSON.parse(String(sent.mock.lastCall![1]!.body)))).toEqual(['text']);
});

test.each([400, 404, 429, 500, 503])('%d is no delivery', async (status) => {
  const url = await serve((_request, response) => response.writeHead(status).end('Ann Bee'));
  await expect(channelTo(url).deliver(noticeOf(), never)).rejects.toThrow(
    new Error(`The webhook answered ${status}.`),
  );
});

test.each([301, 302, 307, 308])('a redirect (%d) is not followed', async (status) => {
  let followed = 0;
  const elsewhere = await serve((_request, response) => {
    followed += 1;
    response.end();
  });
  const url = await serve((_request, response) =>
    response.writeHead(status, {location: elsewhere}).end(),
  );
  await expect(channelTo(url).deliver(noticeOf(), never)).rejects.toThrow(
    `The webhook answered ${status}; redirects are not followed.`,
  );
  expect(followed).toBe(0);
});

test('one that is not there', async () => {
  const url = await serve(() => {});
  await closing.pop()!();
  await expect(channelTo(url).deliver(noticeOf(), never)).rejects.toThrow(
    new Error('The webhook could not be reached (ECONNREFUSED).'),
  );
});

test('one that hangs is no longer waited for than the caller says', async () => {
  const url = await serve(() => {});
  await expect(channelTo(url).deliver(noticeOf(), AbortSignal.timeout(200))).rejects.toThrow(
    'The webhook could not be reached (TimeoutError).',
  );
});

test('one that never ends its answer has the notice', async () => {
  const url = await serve((_request, response) => void response.writeHead(200).write('ok'));
  await channelTo(url).deliver(noticeOf(), AbortSignal.timeout(2000));
});
