import {oneLine} from './clean';

/**
 * What dials a number that a person typed, in any form; null where it holds too few digits. Ten are
 * a number of North America. An extension is left out: no link dials it on every phone.
 */
export function telHref(typed: string): string | null {
  const [number = ''] = oneLine(typed)
    .normalize('NFKC')
    .split(/e?xt?|[#,;]/i);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  if (number.startsWith('+')) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`;
}

/** Stricter than the form: nothing that a header or a link could take for anything else. */
const PLAIN_ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u;

/** The address where it may stand in a header or a link, else null. */
export const plainAddress = (typed: string): string | null =>
  PLAIN_ADDRESS.test(typed) ? typed : null;

/** A link that begins a mail (RFC 6068); null for an address that may not stand in one. */
export function mailtoHref(to: string, mail?: {subject: string; body: string}): string | null {
  const address = plainAddress(to);
  if (address === null) return null;
  const href = `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
  if (!mail) return href;
  const body = encodeURIComponent(mail.body.replaceAll('\n', '\r\n'));
  return `${href}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
}
