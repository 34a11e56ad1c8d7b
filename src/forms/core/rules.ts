import {LIMITS} from '@site/src/data/limits';

import type {InspectionEntries, RequiredField} from './fields';

/**
 * The email patterns, one for each form. Both require a local part, an @, a domain, a dot and an
 * ending of at least two letters; they accept what the database accepts.
 */
const INSPECTION_EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const NEWSLETTER_EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

/** What is wrong with a name. */
export type NameProblem = 'missing' | 'too-long';
/** What is wrong with a phone number. Any format is fine. */
export type PhoneProblem = 'missing' | 'too-long';
/** What is wrong with an email address, as far as it helps to correct it. */
export type EmailProblem =
  'missing' | 'no-at' | 'space' | 'no-ending' | 'short-ending' | 'malformed' | 'too-long';

/** What is wrong with a field: found here, or rejected by the server. */
export type Problem = NameProblem | PhoneProblem | EmailProblem | 'refused';

export type Problems = Partial<Record<RequiredField, Problem>>;

/** Trimmed and lower-cased, as both forms send it. */
export const cleanEmail = (email: string): string => email.trim().toLowerCase();

/** Names in every script: anything that is not empty, up to the limit. */
export function nameProblem(name: string): NameProblem | null {
  if (name.trim() === '') return 'missing';
  return name.trim().length > LIMITS.name ? 'too-long' : null;
}

export function phoneProblem(phone: string): PhoneProblem | null {
  if (phone.trim() === '') return 'missing';
  return phone.trim().length > LIMITS.phone ? 'too-long' : null;
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

function emailProblem(email: string, pattern: RegExp): EmailProblem | null {
  const clean = cleanEmail(email);
  if (clean === '') return 'missing';
  if (clean.length > LIMITS.email) return 'too-long';
  return pattern.test(clean) ? null : describe(clean);
}

export const inspectionEmailProblem = (email: string): EmailProblem | null =>
  emailProblem(email, INSPECTION_EMAIL);

export const newsletterEmailProblem = (email: string): EmailProblem | null =>
  emailProblem(email, NEWSLETTER_EMAIL);

/** Every invalid field of the inspection form; empty when it may be sent. */
export function inspectionProblems({
  name,
  phone,
  email,
}: Pick<InspectionEntries, RequiredField>): Problems {
  const problems: Problems = {};
  const results = {
    name: nameProblem(name),
    phone: phoneProblem(phone),
    email: inspectionEmailProblem(email),
  };
  if (results.name) problems.name = results.name;
  if (results.phone) problems.phone = results.phone;
  if (results.email) problems.email = results.email;
  return problems;
}
