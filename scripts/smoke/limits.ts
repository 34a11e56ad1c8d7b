import {BlockList, isIP} from 'node:net';

import {EMBEDDED_IP_TEXT} from '../../src/data/api';
import {ask} from './ask';
import {subscribe, type Api, type Marked} from './api';

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

export interface Findings {
  problems: string[];
  /** What this run could not show. */
  unproved: string[];
}

/**
 * Whether the deployment counts by visitor, in a way that no visitor can get around: this machine
 * uses up its newsletter tries, then tries again under forged headers (all must be refused), and
 * from its other address (which must be taken). Tries of a known email store nothing.
 *
 * @param marked an entry that has been subscribed by this machine: its first try.
 */
export async function limitFindings(api: Api, marked: Marked): Promise<Findings> {
  let taken = 1;
  for (; taken <= LIMIT; taken++) {
    const {error} = await subscribe(api, marked, taken);
    if (error === 'rate_limit') break;
    if (error !== 'already_subscribed')
      return only(`the limit could not be tried: answered ${error}`);
  }
  if (taken > LIMIT) {
    return only(
      `limits do not count by visitor: ${taken} tries of one visitor were all taken. The database cannot read the client IP from cf-connecting-ip, and all visitors share one limit`,
    );
  }
  const problems: string[] = [];
  if (taken < LIMIT) {
    problems.push(
      `the limit was reached after ${taken} tries, not ${LIMIT}: either other visitors count as this one, or this ran from here less than ten minutes ago`,
    );
  }
  for (const [name, value] of Object.entries(FORGED)) {
    const {status, error} = await subscribe(api, marked, 100, {headers: {[name]: value}});
    // An edge that rejects the request as a whole is as good.
    if (error === 'rate_limit' || status >= 400) continue;
    // On this machine a server of our own takes whoever sends one for an unknown proxy: nobody's IP.
    if ((await seenIp(new URL(api.origin), {[name]: value})) !== '')
      problems.push(`a visitor can get around the limits by sending the header ${name}`);
  }
  return {problems, unproved: await otherVisitors(api, marked)};
}

const only = (problem: string): Findings => ({problems: [problem], unproved: []});

/** A machine with IPv4 and IPv6 is two visitors: one of them still has its tries. */
async function otherVisitors(api: Api, marked: Marked): Promise<string[]> {
  const families = await Promise.all(
    ([4, 6] as const).map((family) =>
      subscribe(api, marked, 200 + family, {family}).then(
        ({error}) => error,
        () => 'unreachable',
      ),
    ),
  );
  if (families.includes('already_subscribed')) return [];
  return [
    'that other visitors are counted apart (this machine has one address: run it from another network as well, within ten minutes)',
  ];
}

const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

const isPublic = (ip: string): boolean =>
  isIP(ip) !== 0 && !PRIVATE.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4');

const seenIp = async (site: URL, headers?: Record<string, string>): Promise<string> =>
  (await ask(new URL(EMBEDDED_IP_TEXT, site), {headers})).text.trim();

/**
 * A site that is served by its own server says which IP it sees. Behind a proxy that it does not
 * trust that is the proxy's, and all visitors share the limits of one.
 */
export async function seenIpProblem(site: URL): Promise<string | null> {
  const ip = await seenIp(site);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(site.hostname);
  return isLocal || isPublic(ip)
    ? null
    : `the server sees visitors as "${ip.slice(0, 45)}", which is no public IP: name the proxy in TRUSTED_PROXY`;
}
