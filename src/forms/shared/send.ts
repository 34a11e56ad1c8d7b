import {firstReferrer} from '@site/src/language/referrer';
import type {Backend} from '@site/src/lib/backend';
import {withTimeout} from '@site/src/lib/withTimeout';

import {callWithRetry, type Reply} from '../core/call';
import {cleanEmail} from '../core/clean';
import {loadClient} from '../core/client';
import {sha256Hex} from '../core/hash';
import {lookUpIp} from '../core/ip';
import type {Procedure, SubmissionContext} from '../core/payload';

/** For loading the client's code: on a dead connection the browser itself would wait minutes. */
const CLIENT_LIMIT_MS = 15_000;

type Sending = {
  procedure: Procedure;
  email: string;
  honeypot: string;
  startedAt: number;
  /** Makes the parameters, once: every try sends the same. */
  payload: (context: SubmissionContext) => object;
};

/** @throws when the client cannot be loaded or itself throws */
export async function send(
  backend: Backend,
  {procedure, email, honeypot, startedAt, payload}: Sending,
): Promise<Reply> {
  const now = Date.now();
  const [client, ip, emailHash] = await Promise.all([
    withTimeout(CLIENT_LIMIT_MS, () => loadClient(backend)),
    procedure === 'submit_contact_rpc'
      ? lookUpIp(backend.ipJsonUrl, 'json')
      : lookUpIp(backend.ipTextUrl, 'text'),
    sha256Hex(cleanEmail(email), window.crypto?.subtle),
  ]);
  const parameters = payload({
    honeypot,
    startedAt,
    now,
    ip,
    emailHash,
    route: window.location.pathname,
    referrer: firstReferrer(window),
    userAgent: window.navigator.userAgent,
  });
  return callWithRetry((signal) => client.rpc(procedure, parameters as never).abortSignal(signal));
}
