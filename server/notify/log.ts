import type {Channel, NoticeRequest} from './notice';

/**
 * The channel that every server has: a line for each new request in its output. It reaches nobody, so
 * /healthz and intake.oldest_undelivered do not count it.
 */
export const logChannel = (print: (line: string) => void = console.log): Channel => ({
  name: 'log',
  // A line costs nothing: two writes for each would take most of what a flood of requests leaves.
  atOnce: 200,
  async deliver({kind, request}) {
    if (kind === 'request' && request) print(redactedLine(request));
    if (kind === 'set_aside' && request)
      print(`Inspection request ${request.id} was set aside: npm run leads -- --suspected`);
  },
});

/**
 * Enough of a request to recognize it in the full list, not to reach anyone: "12 at 10:22 UTC, es: M.,
 * phone ending 42".
 */
export function redactedLine({
  id,
  receivedAt,
  language,
  name,
  phone,
}: Pick<NoticeRequest, 'id' | 'receivedAt' | 'language' | 'name' | 'phone'>): string {
  const digits = phone.replace(/\D/g, '');
  const initial = [...name.replace(/[^\p{L}]/gu, '')][0] ?? '?';
  const time = new Date(receivedAt).toISOString().slice(11, 16);
  const ending = digits.length > 4 ? `, phone ending ${digits.slice(-2)}` : '';
  return `New inspection request ${id} at ${time} UTC, ${language}: ${initial}.${ending}. Read it with: npm run leads`;
}
