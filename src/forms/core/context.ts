import {firstReferrer} from '@site/src/language/referrer';
import type {Backend} from '@site/src/lib/backend';

import {withTimeout} from '../../lib/withTimeout';
import {cleanEmail} from './clean';
import type {Procedure, SubmissionContext} from './payload';

/** The lookup is only a hint for the spam check: sending waits no longer for it. */
export const IP_LIMIT_MS = 2000;

const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f.]*:[0-9a-f:.]*)$/i;

/** Returns the text if it looks like an IP, not like a web page, an error or garbage; else null. */
const plausibleIp = (text: unknown): string | null => {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return trimmed.length <= 45 && IP.test(trimmed) ? trimmed : null;
};

/**
 * The visitor's IP, as a lookup service tells it: as `{"ip": "…"}` to the inspection form, as plain text to the
 * newsletter.
 *
 * @returns null on any failure, timeout or answer that is not an IP; never throws
 */
async function lookUpIp({ipJsonUrl, ipTextUrl}: Backend, procedure: Procedure) {
  const isJson = procedure === 'submit_contact_rpc';
  try {
    return await withTimeout(IP_LIMIT_MS, async (signal) => {
      const response = await fetch(isJson ? ipJsonUrl : ipTextUrl, {signal, credentials: 'omit'});
      if (!response.ok) return null;
      const body = await response.text();
      return plausibleIp(isJson ? (JSON.parse(body) as {ip?: unknown} | null)?.ip : body);
    });
  } catch {
    return null;
  }
}

/**
 * SHA-256 of a text as lower-case hex; null where the browser offers no SubtleCrypto (a page that
 * is not served securely) or it fails.
 */
async function sha256Hex(text: string): Promise<string | null> {
  try {
    const digest = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return null;
  }
}

type Visitor = {email: string; honeypot: string; startedAt: number};

/** What is sent along with an entry; looked up when it is sent. */
export async function contextOf(
  backend: Backend,
  procedure: Procedure,
  {email, honeypot, startedAt}: Visitor,
): Promise<SubmissionContext> {
  const now = Date.now();
  const [ip, emailHash] = await Promise.all([
    lookUpIp(backend, procedure),
    sha256Hex(cleanEmail(email)),
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
