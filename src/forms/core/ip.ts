import {withTimeout} from '../../lib/withTimeout';

/** The lookup is only a hint for the spam check: sending waits no longer for it. */
export const IP_LIMIT_MS = 2000;

const IP = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9a-f.]*:[0-9a-f:.]*)$/i;

/** Returns the text if it looks like an IP, not like a web page, an error or garbage; else null. */
const plausibleIp = (text: unknown): string | null => {
  const trimmed = typeof text === 'string' ? text.trim() : '';
  return trimmed.length <= 45 && IP.test(trimmed) ? trimmed : null;
};

/**
 * Asks a lookup service for the visitor's IP.
 *
 * @param url a service that answers plain text, or `{"ip": "…"}` with `as: 'json'`
 * @returns null on any failure, timeout or answer that is not an IP; never throws
 */
export async function lookUpIp(url: string, as: 'json' | 'text'): Promise<string | null> {
  try {
    return await withTimeout(IP_LIMIT_MS, async (signal) => {
      const response = await fetch(url, {signal, credentials: 'omit'});
      if (!response.ok) return null;
      const body = await response.text();
      return plausibleIp(as === 'json' ? (JSON.parse(body) as {ip?: unknown} | null)?.ip : body);
    });
  } catch {
    return null;
  }
}
