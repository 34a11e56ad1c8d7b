import {clean} from './clean';

/** As dialed: a plus and the digits of any script. 011 and 00 are dialed in place of the plus. */
const dialed = (phone: string): string =>
  (phone.normalize('NFKC').match(/\+|\p{Nd}/gu) ?? []).join('').replace(/^(?:011|00)/, '+');

/** Area code and exchange begin with 2 to 9 (the North American Numbering Plan). */
const HERE = /^(?:\+?1)?((?![01])\p{Nd}{3})((?![01])\p{Nd}{3})(\p{Nd}{4})$/u;
/** 8 to 15 digits (E.164); no country's code begins with 0, and 1 is ours. */
const ABROAD = /^\+(?![01])\p{Nd}{8,15}$/u;

/** Whether a number can be called, with what may be its extension or without. */
export function isCallable(phone: string): boolean {
  const [number = ''] = phone.split(/[\p{L}#,;]/u);
  return [phone, number].map(dialed).some((it) => HERE.test(it) || ABROAD.test(it));
}

/** How many digits a number has, beside the country's 1. */
export const digitsIn = (phone: string): number =>
  [...dialed(phone).replace(/^\+1|^1(?=.{9})|\+/g, '')].length;

/** A number as it is shown: `(813) 555-0177`, or as it was typed where it is of another form. */
export function shownPhone(phone: string): string {
  const [, area, exchange, line] = HERE.exec(dialed(phone)) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : clean('phone', phone);
}
