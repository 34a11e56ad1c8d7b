import {ask} from './ask';

/** A mail server that is upgraded is back by then; a person who waits for a call is still there. */
const PATIENCE_MINUTES = 10;

/**
 * Whether notices of new requests leave the server of this site. A site without a server of ours
 * has nothing to say here.
 */
export async function noticesProblem(site: URL): Promise<string | null> {
  const {status, text} = await ask(new URL('/healthz', site));
  const minutes = status === 200 ? undelivered(text) / 60 : 0;
  return minutes > PATIENCE_MINUTES
    ? `the oldest has waited for ${Math.floor(minutes)} minutes: see the server's log`
    : null;
}

/** In seconds. */
function undelivered(text: string): number {
  try {
    return Number((JSON.parse(text) as {undelivered?: unknown} | null)?.undelivered) || 0;
  } catch {
    return 0;
  }
}
