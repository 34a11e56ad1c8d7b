import {isNear, readIp} from '../../server/http/clientIp';
import {EMBEDDED_IP_TEXT} from '../../src/data/api';
import {subscribe, type Api, type Marked} from './api';
import {ask} from './ask';

/** Newsletter tries of one client in ten minutes: intake.count_try. */
const LIMIT = 10;

/** What a visitor could write into a request to look like another. */
const FORGED = {
  'cf-connecting-ip': '203.0.113.77',
  'x-forwarded-for': '203.0.113.77',
  'x-real-ip': '203.0.113.77',
  'true-client-ip': '203.0.113.77',
  forwarded: 'for=203.0.113.77',
};

/**
 * Whether the deployment counts by visitor, in a way that no visitor can get around: this machine
 * uses up its newsletter tries, then tries again under forged headers, and all must be refused. Tries
 * of a known email store nothing.
 *
 * @param marked an entry that has been subscribed by this machine: its first try.
 */
export async function limitProblems(api: Api, marked: Marked): Promise<string[]> {
  let taken = 1;
  for (; taken <= LIMIT; taken++) {
    const {error} = await subscribe(api, marked, taken);
    if (error === 'rate_limit') break;
    if (error !== 'already_subscribed') return [`the limit could not be tried: answered ${error}`];
  }
  if (taken > LIMIT)
    return [
      `limits do not count by visitor: ${taken} tries of one visitor were all taken. The database cannot read the client IP from cf-connecting-ip, and all visitors share one limit`,
    ];
  const problems: string[] = [];
  if (taken < LIMIT)
    problems.push(
      `the limit was reached after ${taken} tries, not ${LIMIT}: either other visitors count as this one, or this ran from here less than ten minutes ago`,
    );
  for (const [name, value] of Object.entries(FORGED)) {
    const {status, error} = await subscribe(api, marked, 100, {[name]: value});
    // An edge that rejects the request as a whole is as good.
    if (error === 'rate_limit' || status >= 400) continue;
    // On this machine a server of our own takes whoever sends one for an unknown proxy: nobody's IP.
    if ((await seenIp(new URL(api.origin), {[name]: value})) !== '')
      problems.push(`a visitor can get around the limits by sending the header ${name}`);
  }
  return problems;
}

const seenIp = async (site: URL, headers?: Record<string, string>): Promise<string> =>
  (await ask(new URL(EMBEDDED_IP_TEXT, site), headers)).text.trim();

/**
 * A site that is served by its own server says which IP it sees. Behind a proxy that it does not
 * trust that is the proxy's, and all visitors share the limits of one.
 */
export async function seenIpProblem(site: URL): Promise<string | null> {
  const seen = await seenIp(site);
  const ip = readIp(seen);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
  return isLocal || (ip && !isNear(ip))
    ? null
    : `the server sees visitors as "${seen.slice(0, 45)}", which is no public IP: name the proxy in TRUSTED_PROXY`;
}
