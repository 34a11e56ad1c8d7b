/**
 * The part of a lead that may be logged: enough to recognize it in the full list, not to reach
 * anyone.
 */
export interface RedactableLead {
  id: number;
  received_at: string;
  language: string;
  name: string;
  phone: string;
}

/** "12 at 10:22 UTC, es: M., phone ending 42". */
export function redactedLine({id, received_at, language, name, phone}: RedactableLead): string {
  const digits = phone.replace(/\D/g, '');
  const initial = [...name.replace(/[^\p{L}]/gu, '')][0] ?? '?';
  const time = new Date(received_at).toISOString().slice(11, 16);
  const ending = digits.length > 4 ? `, phone ending ${digits.slice(-2)}` : '';
  return `New inspection request ${id} at ${time} UTC, ${language}: ${initial}.${ending}. Read it with: npm run leads`;
}
