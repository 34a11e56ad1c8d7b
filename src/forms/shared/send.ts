import {firstReferrer} from '@site/src/language/referrer';
import type {Backend} from '@site/src/lib/backend';

import {callWithRetry, type Reply} from '../core/call';
import {cleanEmail} from '../core/clean';
import {clientOf} from '../core/client';
import {sha256Hex} from '../core/hash';
import {lookUpIp} from '../core/ip';
import type {Procedure, SubmissionContext} from '../core/payload';

type Visitor = {email: string; honeypot: string; startedAt: number};

/** What is sent along with an entry; looked up when it is sent. */
export async function contextOf(
  {ipJsonUrl, ipTextUrl}: Backend,
  procedure: Procedure,
  {email, honeypot, startedAt}: Visitor,
): Promise<SubmissionContext> {
  const now = Date.now();
  const [ip, emailHash] = await Promise.all([
    procedure === 'submit_contact_rpc' ? lookUpIp(ipJsonUrl, 'json') : lookUpIp(ipTextUrl, 'text'),
    sha256Hex(cleanEmail(email), window.crypto?.subtle),
  ]);
  return {
    honeypot,
    startedAt,
    now,
    ip,
    emailHash,
    route: window.location.pathname,
    referrer: firstReferrer(window),
    userAgent: window.navigator.userAgent,
  };
}

/**
 * @param payload makes the parameters, once: every try sends the same
 * @throws what the client throws
 */
export async function send(
  backend: Backend,
  procedure: Procedure,
  payload: Promise<object>,
): Promise<Reply> {
  const parameters = await payload;
  return callWithRetry((signal) =>
    clientOf(backend)
      .rpc(procedure, parameters as never)
      .abortSignal(signal),
  );
}
