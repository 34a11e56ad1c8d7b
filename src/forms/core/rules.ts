import {TYPED_FIELDS, type TypedField} from '@site/src/data/inspectionFields';
import {LIMITS} from '@site/src/data/limits';

import {clean, cleanEmail} from './clean';
import type {InspectionEntries} from './fields';

/** A local part, an @, a domain, a dot and an ending of two letters or more; as the database. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** What is wrong with a name. */
export type NameProblem = 'missing' | 'too-long';
/** A wrong number of digits: the form only asks, because the visitor may know better. */
type Question = `${number}-digits`;
/** What is wrong with a phone number. Any format is fine. */
export type PhoneProblem = 'missing' | 'too-long' | Question;
/** What is wrong with an email address, as far as it helps to correct it. */
export type EmailProblem =
  'missing' | 'no-at' | 'space' | 'no-ending' | 'short-ending' | 'malformed' | 'too-long';

type ProblemOf = {
  name: NameProblem;
  phone: PhoneProblem;
  email: EmailProblem;
  message: 'too-long';
};

/** What is wrong with each field: found here, or rejected by the server. */
export type Problems = {[Field in TypedField]?: ProblemOf[Field] | 'refused'};

/** Names in every script: anything that is not empty, up to the limit. */
export function nameProblem(name: string): NameProblem | null {
  const {length} = clean('name', name);
  if (length === 0) return 'missing';
  return length > LIMITS.name ? 'too-long' : null;
}

const digitsOf = (phone: string): string[] => phone.match(/\p{Nd}/gu) ?? [];

/**
 * Ten digits in any script, or eleven that begin with 1; after a + the 8 to 15 of international numbers
 * (E.164).
 */
function isCallable(phone: string): boolean {
  const digits = digitsOf(phone);
  const {length} = digits;
  return phone.startsWith('+')
    ? length >= 8 && length <= 15
    : length === 10 || (length === 11 && digits[0] === '1');
}

/** Asks about a number that cannot be called, with what may be its extension and without. */
function digitsProblem(phone: string): Question | null {
  const plain = phone.normalize('NFKC');
  const [number = ''] = plain.split(/[\p{L}#,;]/u);
  return isCallable(plain) || isCallable(number) ? null : `${digitsOf(plain).length}-digits`;
}

/** Whether a problem is a question, which a second press answers. */
export const isQuestion = (problem: string | undefined): problem is Question =>
  problem?.endsWith('-digits') ?? false;

export function phoneProblem(phone: string): PhoneProblem | null {
  const cleaned = clean('phone', phone);
  if (cleaned === '') return 'missing';
  return cleaned.length > LIMITS.phone ? 'too-long' : digitsProblem(cleaned);
}

/** Names the one thing to correct in an email that the pattern rejected. */
function describe(email: string): EmailProblem {
  const [local = '', domain, ...more] = email.split('@');
  if (/\s/.test(email)) return 'space';
  if (domain === undefined) return 'no-at';
  if (more.length > 0 || local === '') return 'malformed';
  if (/^[^.]*\.?$/.test(domain)) return 'no-ending';
  return /\.[a-z]$/i.test(domain) ? 'short-ending' : 'malformed';
}

export function emailProblem(email: string): EmailProblem | null {
  const cleaned = cleanEmail(email);
  if (cleaned === '') return 'missing';
  if (cleaned.length > LIMITS.email) return 'too-long';
  return EMAIL.test(cleaned) ? null : describe(cleaned);
}

/** By how many characters a message is over the limit; 0 where it is not. */
export const excessOf = (message: string): number =>
  Math.max(0, clean('message', message).length - LIMITS.message);

const CHECKS: {[Field in TypedField]: (entry: string) => ProblemOf[Field] | null} = {
  name: nameProblem,
  phone: phoneProblem,
  email: emailProblem,
  message: (message) => (excessOf(message) > 0 ? 'too-long' : null),
};

/** The problems of the entries, by field; empty when they may be sent. */
export function problemsOf(entries: Partial<InspectionEntries>): Problems {
  const problems = TYPED_FIELDS.map((field) => {
    const entry = entries[field];
    return [field, entry === undefined ? null : CHECKS[field](entry)];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Problems;
}
