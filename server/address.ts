/**
 * The address of the client: that of the socket, unless the socket is a proxy that we were told to
 * trust; then the last entry of X-Forwarded-For that no trusted proxy wrote. The first entry is
 * never believed: anybody can send one.
 *
 * @param socket remote address of the connection.
 * @param forwarded the X-Forwarded-For header, if any.
 * @param trusted addresses from TRUSTED_PROXY.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trusted: readonly string[],
): string | null {
  const direct = plain(socket);
  if (direct === null || !trusted.includes(direct) || !forwarded) return direct;
  const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
  const client = hops.reverse().find((hop) => hop !== null && !trusted.includes(hop));
  return client ?? direct;
}

/** Sockets that listen on both protocols report IPv4 as ::ffff:127.0.0.1. */
function plain(address: string | undefined): string | null {
  if (!address) return null;
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
