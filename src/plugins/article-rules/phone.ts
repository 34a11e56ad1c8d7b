import {company} from '../../data/company';

const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(company.phone.e164)!;
const BETWEEN = String.raw`[^\p{L}\p{N}]{0,3}`;

/** The company's number however it is written, even if a line breaks between its parts. */
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\+?1${BETWEEN})?\(?${[area, exchange, line].join(BETWEEN)}(?!\p{N})`,
  'gu',
);

/** Where a text has the company's number. */
export const numbersIn = (text: string): number[] =>
  // Most texts have not even its end, which is quicker to look for.
  text.includes(line!) ? [...text.matchAll(NUMBER)].map(({index}) => index) : [];

/** Whether an address calls the company. */
export const callsUs = (url: string): boolean =>
  /^tel:/i.test(url) && url.replace(/\D/g, '').endsWith(company.phone.e164.slice(2));
