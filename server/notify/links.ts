import {oneLine} from './clean';

/**
 * The digits and + of a number as a person typed it, as in intake.bundled. Leaves out an extension: no link
 * dials one on every phone.
 */
export function plainNumber(typed: string): string {
  const [number = ''] = oneLine(typed)
    .normalize('NFKC')
    .split(/e?xt?|[#,;]/i);
  return number.replace(/[^\d+]/g, '');
}

/**
 * A `tel:` link for a number as a person typed it; null unless it has 7 to 15 digits. Ten digits are a
 * North American number.
 */
export function telHref(typed: string): string | null {
  const number = plainNumber(typed);
  const digits = number.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return null;
  if (number.startsWith('+')) return `tel:+${digits}`;
  if (digits.length === 10) return `tel:+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `tel:+${digits}` : `tel:${digits}`;
}

/** Stricter than the form: no character that has a meaning in a header or a link. */
const PLAIN_ADDRESS = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u;

/** The address where it may stand in a header or a link, else null. */
export const plainAddress = (typed: string): string | null =>
  PLAIN_ADDRESS.test(typed) ? typed : null;

/** A `mailto:` link (RFC 6068); null for an address that is not safe in a link. */
export function mailtoHref(to: string, mail?: {subject: string; body: string}): string | null {
  const address = plainAddress(to);
  if (address === null) return null;
  const href = `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;
  if (!mail) return href;
  const body = encodeURIComponent(mail.body.replaceAll('\n', '\r\n'));
  return `${href}?subject=${encodeURIComponent(mail.subject)}&body=${body}`;
}
