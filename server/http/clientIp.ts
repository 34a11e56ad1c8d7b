import {BlockList, isIP} from 'node:net';

import {UserError} from '../cli';

export type TrustedProxies = (ip: string) => boolean;

/**
 * Parses TRUSTED_PROXY: IPs and ranges (10.0.0.0/8), separated by commas.
 *
 * @throws UserError for an entry that is neither, or a range that covers everybody.
 */
export function trustedProxies(list: string): TrustedProxies {
  const known = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [text = '', ...bits] = entry.split('/');
    const ip = readIp(text) ?? '';
    try {
      if (bits.length === 0) known.addAddress(ip, family(ip));
      // NaN makes addSubnet throw: for /0, all addresses, and for text that is no number.
      else known.addSubnet(ip, Number(bits.join('/')) || NaN, family(ip));
    } catch {
      throw new UserError(
        `TRUSTED_PROXY: "${entry}" is neither an IP nor a range such as 10.0.0.0/8; correct it.`,
      );
    }
  }
  return (ip) => isIP(ip) !== 0 && known.check(ip, family(ip));
}

const family = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');

/** Private and link-local networks, those of carriers, and what is written for nobody. */
const PRIVATE =
  '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,100.64.0.0/10,169.254.0.0/16,0.0.0.0/8,::,fc00::/7,fe80::/10';
const isPrivate = trustedProxies(PRIVATE);

/** Where a proxy stands: there, and on this machine. */
export const isNear = trustedProxies(`127.0.0.0/8,::1,${PRIVATE}`);

/** Headers with which proxies name a client. */
const NAMED = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip'];
/** Headers that proxies add. Only the first is read; the others just reveal a proxy. */
const FORWARDED = [...NAMED, 'forwarded'];

/**
 * The client IP: that of the socket, unless the socket is a trusted proxy; then the last entry of
 * X-Forwarded-For that is not a trusted proxy. Earlier entries are never trusted: anybody can send them.
 *
 * @param socket remote IP of the connection.
 * @param header a header of the request by its lower-case name.
 * @returns null where it cannot be read, or an unknown proxy seems to be in between: all such clients
 *   share one limit.
 */
export function clientIp(
  socket: string | undefined,
  header: (name: string) => string | undefined,
  trusted: TrustedProxies,
): string | null {
  const direct = readIp(socket ?? '');
  if (direct === null) return null;
  if (!trusted(direct)) {
    const isProxy = isNear(direct) && FORWARDED.some((name) => header(name) !== undefined);
    return isProxy ? null : direct;
  }
  for (const hop of (header('x-forwarded-for') ?? '').split(',').reverse()) {
    const client = readIp(hop);
    if (client === null) return null;
    // A private one is a proxy too, such as Docker's gateway or a load balancer.
    if (!trusted(client)) return isPrivate(client) ? null : client;
  }
  // Every hop is a proxy: the one before them hides its visitors.
  return null;
}

/** Headers with which a CDN, or a proxy before ours, names its visitor to whoever stands behind it. */
const NAMED_BY_CDN = [
  ...NAMED,
  'fastly-client-ip',
  'x-azure-clientip',
  'x-sucuri-clientip',
  'incap-client-ip',
];

/**
 * Whether a trusted proxy passed on another client than `ip`, or a mark of Cloudflare (which can be told to
 * name nobody) or of CloudFront (which never does): there may be a CDN in front of it.
 */
export function namesAnother(
  socket: string | undefined,
  ip: string | null,
  header: (name: string) => string | undefined,
  trusted: TrustedProxies,
): boolean {
  if (!trusted(readIp(socket ?? '') ?? '')) return false;
  const named = NAMED_BY_CDN.flatMap((name) => (header(name) ?? '').split(',')).map(readIp);
  const isHidden = header('cf-connecting-ip') === undefined && header('cf-ray') !== undefined;
  return (
    isHidden ||
    header('x-amz-cf-id') !== undefined ||
    named.some((other) => other !== null && other !== ip && !trusted(other))
  );
}

/**
 * Parses an IP as proxies and sockets write it: with a port (203.0.113.1:4711, [2001:db8::1]:4711),
 * in quotes, with the name of an interface (fe80::1%eth0), IPv4 as ::ffff:203.0.113.1. Null where
 * it is not an IP.
 */
export function readIp(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[(.*)\](?::\d{1,5})?$/.exec(text) ?? /^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(text);
  const ip = (bare?.[1] ?? text).split('%', 1)[0]!.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(ip) ? ip : null;
}
