// cspell:ignore mial amil hooo outlok iclou
import {TYPED_FIELDS, type TypedField} from '@site/src/data/inspectionFields';
import {LIMITS} from '@site/src/data/limits';

import {clean, cleanEmail} from './clean';
import {type InspectionEntries, LEAK} from './fields';
import {digitsIn, isCallable} from './phone';
import {messageLimit} from './urgent';

/** A local part, an @, a domain, a dot and an ending of two letters or more; as the database. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
/** No part of a domain is empty, or begins or ends with a hyphen; as the database. */
const NO_DOMAIN = /^[.-]|\.[.-]|-\./;
/** What some mail servers take before the @, and most people have mistyped. */
const ODD_LOCAL = /^[.-]|[.-]$|\.\.|[^!-~]/;
/** Endings that nobody has, or that stand twice, and providers as they are misspelled. */
const SLIP =
  /\.(?:con|co[mn]m|coom|cmo|cpm|ocm|[vx]om|nett|ogr)$|\.([a-z]{2,})\.?\1$|^(?:g(?:mial|amil|mai|mal|nail)|hot(?:mial|mai|mal)|ya(?:ho|hooo)|outlok|iclou)\./;

/** What is wrong with a name. */
export type NameProblem = 'missing' | 'too-long';
/**
 * A wrong number of digits, ten that nobody has, or a slip of the fingers: the form only asks, because the
 * visitor may know better.
 */
type Question = `${number}-digits` | 'unreachable' | 'unusual';
/** What is wrong with a phone number. Any format is fine. */
export type PhoneProblem = 'missing' | 'too-long' | Exclude<Question, 'unusual'>;
/** What is wrong with an email address, as far as it helps to correct it. */
export type EmailProblem =
  | 'missing'
  | 'no-at'
  | 'space'
  | 'no-ending'
  | 'short-ending'
  | 'malformed'
  | 'too-long'
  | 'unusual';

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
  const length = lengthOf(clean('name', name));
  if (length === 0) return 'missing';
  return length > LIMITS.name ? 'too-long' : null;
}

/** Counts as the database does: an emoji is one. */
export const lengthOf = (text: string): number => [...text].length;

/** Whether a problem is a question, which a second press answers. */
export const isQuestion = (problem: string | undefined): problem is Question =>
  /-digits$|^un/.test(problem ?? '');

export function phoneProblem(phone: string): PhoneProblem | null {
  const cleaned = clean('phone', phone);
  if (cleaned === '') return 'missing';
  if (lengthOf(cleaned) > LIMITS.phone) return 'too-long';
  if (isCallable(cleaned)) return null;
  const count = digitsIn(cleaned);
  return count === 10 ? 'unreachable' : `${count}-digits`;
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
  if (lengthOf(cleaned) > LIMITS.email) return 'too-long';
  if (!EMAIL.test(cleaned)) return describe(cleaned);
  const [local = '', domain = ''] = cleaned.split('@');
  if (NO_DOMAIN.test(domain)) return 'malformed';
  return ODD_LOCAL.test(local) || SLIP.test(domain) ? 'unusual' : null;
}

/** By how many characters a message is over its limit; 0 where it is not. */
export const excessOf = (message: string, isLeaking: boolean): number =>
  Math.max(0, lengthOf(clean('message', message)) - messageLimit(isLeaking));

/** The problems of the entries, by field; empty when they may be sent. */
export function problemsOf(entries: Partial<InspectionEntries>): Problems {
  const isLeaking = Boolean(entries[LEAK]);
  const checks: {[Field in TypedField]: (entry: string) => ProblemOf[Field] | null} = {
    name: nameProblem,
    phone: phoneProblem,
    email: emailProblem,
    message: (message) => (excessOf(message, isLeaking) > 0 ? 'too-long' : null),
  };
  const problems = TYPED_FIELDS.map((field) => {
    const entry = entries[field];
    return [field, entry === undefined ? null : checks[field](entry)];
  });
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null)) as Problems;
}

/** Length of a pause in typing after which a change is announced: with each keystroke it would be too much. */
export const QUIET_MS = 1000;

/**
 * The problems to show while a form is edited: none at a field that has become valid, "missing" as soon
 * as it is empty. Any other problem waits for a pause in typing, so that the message does not change
 * with every keystroke.
 *
 * @param shown the problems shown now; a valid field is not checked again before sending
 * @param current the problems of the current values
 */
export function revisedProblems(shown: Problems, current: Problems, hasPaused: boolean): Problems {
  const fields = Object.keys(shown) as TypedField[];
  const revised = fields.map((field) => {
    const isNew = hasPaused || current[field] === 'missing';
    return [field, isNew ? current[field] : shown[field]] as const;
  });
  return Object.fromEntries(revised.filter(([field, problem]) => problem && current[field]));
}
