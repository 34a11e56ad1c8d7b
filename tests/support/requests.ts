import {Agent, type ClientRequest, request} from 'node:http';
import {text} from 'node:stream/consumers';

import {EMBEDDED_PUBLISHABLE_KEY} from '../../src/data/api';

const agent = new Agent({keepAlive: false});

/** Ends a request with a body. @throws when the connection fails */
export const replyTo = (outgoing: ClientRequest, body?: string) =>
  new Promise<{status: number; body: string}>((resolve, reject) => {
    outgoing.once('error', reject);
    outgoing.once('response', (incoming) =>
      text(incoming).then((said) => resolve({status: incoming.statusCode!, body: said}), reject),
    );
    outgoing.end(body);
  });

/**
 * Calls one of the functions over HTTP.
 *
 * @param body an object, or a text to be sent as it is.
 * @param from a source IP on the loopback (127.x.y.z), since limits count by IP.
 * @param forwarded what a proxy would say in X-Forwarded-For.
 * @throws when the connection fails.
 */
export function post(
  port: number,
  name: string,
  body: unknown,
  {
    from = '127.0.0.1',
    key = EMBEDDED_PUBLISHABLE_KEY,
    forwarded,
  }: {from?: string; key?: string; forwarded?: string} = {},
) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: `/rest/v1/rpc/${name}`,
    method: 'POST',
    localAddress: from,
    agent,
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(forwarded !== undefined && {'x-forwarded-for': forwarded}),
    },
  });
  return replyTo(outgoing, typeof body === 'string' ? body : JSON.stringify(body));
}

/** The n-th of some two million loopback IPs that a test client may send from. */
export const loopback = (n: number): string =>
  `127.${1 + (Math.floor(n / 62500) % 250)}.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;

/** A complete inspection request, different for every n. */
export const submission = (n: number) => ({
  v_honeypot: '',
  v_started_at_ms: 1764000000000 + n,
  v_name: `Visitor ${n}`,
  v_email: `visitor${n}@example.com`,
  v_phone: '(813) 555-0142',
  v_roof_age: '11-15',
  v_last_inspection: null,
  v_roof_type: 'tile',
  v_storm_damage: 'yes-visible',
  v_message: `Message ${n}`,
  v_ip: null,
  v_route: '/es/contact',
  v_referrer: null,
  v_user_agent: 'Bench',
  v_email_hash: null,
  v_meta: {
    roof_type: 'tile',
    roof_age: '11-15',
    storm_damage: 'yes-visible',
    has_message: true,
    form_completion_time_ms: 42000,
  },
});
