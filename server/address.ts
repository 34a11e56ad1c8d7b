import {BlockList, isIP} from 'node:net';

import {Refusal} from './failure';

/** Says of an address whether it is that of a proxy we were told to trust. */
export type TrustedProxies = (address: string) => boolean;

/**
 * The proxies that TRUSTED_PROXY names: addresses and ranges (10.0.0.0/8), with commas between them.
 *
 * @throws Refusal for an entry that is neither, or a range that trusts everybody.
 */
export function trustedProxies(list: string): TrustedProxies {
  const known = new BlockList();
  for (const entry of list.split(',').map((text) => text.trim())) {
    if (entry === '') continue;
    const [text = '', bits, ...more] = entry.split('/');
    const address = readAddress(text);
    const longest = isIP(address ?? '') === 6 ? 128 : 32;
    const isRange = bits !== undefined;
    if (!address || more.length > 0 || (isRange && !inRange(bits, longest))) {
      throw new Refusal(
        `TRUSTED_PROXY: "${entry}" is neither an address nor a range such as 10.0.0.0/8; correct it.`,
      );
    }
    known.addSubnet(address, isRange ? Number(bits) : longest, family(address));
  }
  return (address) => isIP(address) !== 0 && known.check(address, family(address));
}

const inRange = (bits: string, longest: number): boolean =>
  /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= longest;

const family = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The address of the client: that of the socket, unless the socket is a proxy that we were told to
 * trust; then the last entry of X-Forwarded-For that no trusted proxy wrote. What stands before that
 * entry is never believed: anybody can send it.
 *
 * @param socket remote address of the connection.
 * @param forwarded the X-Forwarded-For header, if any.
 * @returns null where the address cannot be read: such clients share one limit.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trusted: TrustedProxies,
): string | null {
  const direct = readAddress(socket ?? '');
  if (direct === null || !trusted(direct)) return direct;
  let client: string | null = null;
  for (const hop of (forwarded ?? '').split(',').reverse()) {
    client = readAddress(hop);
    if (client === null || !trusted(client)) break;
  }
  return client;
}

/**
 * An address as proxies and sockets write it: with a port (203.0.113.1:4711, [2001:db8::1]:4711), in
 * quotes, with the name of an interface (fe80::1%eth0), IPv4 as ::ffff:203.0.113.1. Null where it is
 * none.
 */
function readAddress(written: string): string | null {
  const text = written.trim().replace(/^"(.*)"$/, '$1');
  const bare = /^\[(.*)\](?::\d{1,5})?$/.exec(text) ?? /^(\d+(?:\.\d+){3}):\d{1,5}$/.exec(text);
  const address = (bare?.[1] ?? text).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : null;
}
