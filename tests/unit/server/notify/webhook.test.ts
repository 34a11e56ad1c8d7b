/** The webhook, posted to a real HTTP server, its signature verified as docs/settings.md says. */
import {readFileSync} from 'node:fs';
import type {IncomingHttpHeaders, RequestListener} from 'node:http';
import {text} from 'node:stream/consumers';
import vm from 'node:vm';

import {messageOf} from '../../../../server/notify/message';
import {notifySettingsFrom} from '../../../../server/notify/settings';
import {webhookChannel} from '../../../../server/notify/webhook';
import {noticeOf} from '../../../support/noticeSamples';
import {serve} from '../../../support/serve';
import {sparePort} from '../../../support/sparePort';

const SECRET = `whsec_${Buffer.from('a secret of thirty-two bytes....').toString('base64')}`;
const never = new AbortController().signal;

const channelTo = (url: string, kind: 'teams' | 'json' | '' = '') =>
  webhookChannel(
    notifySettingsFrom({LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: SECRET}).webhook!,
    kind,
  );

/** Hands one notice to a receiver. */
const delivered = async (listener: RequestListener, signal = never) =>
  channelTo(await serve(listener)).deliver(noticeOf(), signal);

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

/** Which of the three bodies a request has. */
const shapeOf = (body: object) =>
  'attachments' in body ? 'card' : 'request' in body ? 'whole' : Object.keys(body).join();

test.each([
  ['https://default1.environment.api.powerplatform.com/powerautomate/x', 'card', 'whole'],
  ['https://prod-12.westus.logic.azure.com:443/workflows/x', 'card', 'whole'],
  ['https://palm.webhook.office.com/webhookb2/x', 'card', 'whole'],
  ['https://hooks.slack.com/services/x', 'whole', 'whole'],
  ['https://discord.com/api/webhooks/x', 'whole', 'whole'],
  ['https://hooks.example.com/logic.azure.com', 'whole', 'whole'],
  ['https://notlogic.azure.com/', 'whole', 'whole'],
  ['https://logic.azure.com.example.com/', 'whole', 'whole'],
  ['https://chat.googleapis.com/v1/spaces/x/messages?key=y', 'text', 'text'],
])('%s gets a body that is %s, or as its kind is set', async (url, byItself, asJson) => {
  const sent = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());
  for (const kind of ['', 'teams', 'json'] as const)
    await channelTo(url, kind).deliver(noticeOf(), never);
  const shapes = sent.mock.calls.map(([, init]) => shapeOf(JSON.parse(String(init!.body))));
  expect(shapes).toEqual([byItself, 'card', asJson]);
});

test.each<[number, Record<string, string>, string]>([
  [400, {}, ''],
  [404, {}, ''],
  [429, {}, ''],
  [500, {}, ''],
  [503, {}, ''],
  [301, {location: '/x'}, '; redirects are not followed'],
  [302, {location: '/x'}, '; redirects are not followed'],
  [307, {location: '/x'}, '; redirects are not followed'],
  [308, {location: '/x'}, '; redirects are not followed'],
  [429, {'retry-after': '45'}, ', to be asked again in 45 s'],
  [429, {'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT'}, ''],
  [
    429,
    {'retry-after': new Date(Date.now() + 9e9).toUTCString()},
    ', to be asked again in \\d{7} s',
  ],
  [429, {'retry-after': 'soon'}, ''],
  [429, {'retry-after': '-1'}, ''],
])('%d with %j is no delivery%s', async (status, headers, hint) => {
  const asked: unknown[] = [];
  const refused = delivered((request, response) => {
    asked.push(request.url);
    response.writeHead(status, headers).end('Ann Bee');
  });
  const message = expect.stringMatching(`^The webhook answered ${status}${hint}\\.$`);
  await expect(refused).rejects.toMatchObject({message});
  expect(asked).toEqual(['/']);
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
  const [{status}] = await Promise.allSettled([
    delivered((_request, response) => response.end(reply)),
  ]);
  expect(status).toBe(isDelivered ? 'fulfilled' : 'rejected');
});

test('one that is not there', async () => {
  const channel = channelTo(`http://127.0.0.1:${await sparePort()}`);
  await expect(channel.deliver(noticeOf(), never)).rejects.toThrow(
    new Error('The webhook could not be reached (ECONNREFUSED).'),
  );
});

test('one that hangs is no longer waited for than the caller says', async () => {
  await expect(delivered(() => {}, AbortSignal.timeout(200))).rejects.toThrow(
    'The webhook could not be reached (TimeoutError).',
  );
});

test('one that never ends its answer has the notice', () =>
  delivered(
    (_request, response) => void response.writeHead(200).write('ok'),
    AbortSignal.timeout(2000),
  ));
