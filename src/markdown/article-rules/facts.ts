/** Finds problems in the facts of a text, with their lines. */
import type {Joi} from '@docusaurus/utils-validation';

import {LANGUAGE_FIELDS} from '../copies';
import {nearest} from '../nearest';
import {find, inFile, type Sayings} from './found';
import {type Kind, SCHEMAS} from './frontMatter';

type Facts = Record<string, unknown>;

/** The line of a fact in its file (`cta.title` has its own line); 1 if the fact is missing. */
export function lineOfFact(head: string, field: string): number {
  const [name, inner] = field.split('.');
  const lines = head.split('\n');
  const top = lines.findIndex((line) => line.startsWith(`${name}:`));
  const own = lines.findIndex(
    (line, index) => index > top && new RegExp(`^\\s+${inner}:`).test(line),
  );
  return Math.max(own, top, 0) + 1;
}

const UNREADABLE =
  'cannot be read; write a name, a colon, a space and the words between quotation marks, like title: "Words"';

/** Common mistakes that YAML cannot parse; `$&` is the name of the fact. */
const FACTS: Sayings = {
  'begins with a tab; write two spaces instead': /^ *\t/gm,
  '$&: its quotation mark is not closed; write a straight one (") at both ends':
    /^[\w -]+(?=:[ \t]*(?:"(?:[^"\\\n]|\\.)*|'(?:[^'\n]|'')*)$)/gm,
  '$&: has a straight quotation mark within its words; write curly ones there (“…”)':
    /^[\w -]+(?=:[ \t]*"(?:[^"\\\n]|\\.)*"[ \t]*[^\s#,}\]])/gm,
  '$&: has a colon in its words; put quotation marks around them: "…"':
    /^[\w -]+(?=:[ \t]+[^"'\s{[#][^"\n]*:\s)/gm,
  '$&: its bracket is not closed': /^[\w -]+(?=:[ \t]*(?:\[[^\]\n]*|\{[^}\n]*)$)/gm,
  [UNREADABLE]: /^\s*[\w-]+:\S|^[A-Za-z][^:\n]*$/gm,
  '$&: begins with a sign that means something else here, or has one within; put straight quotation marks around the words: "…"':
    /^[\w -]+(?=:[ \t]*(?:[@`%*&!|>?-]|(?:\[[^\]\n]*\]|\{[^}\n]*\}|'(?:[^'\n]|'')*')[ \t]*[^\s#,}\]]))/gm,
};

/** Why YAML cannot parse the facts, with the line. Throws an error that is not the parser's. */
export function unreadableFacts(head: string, error: unknown): string {
  const {mark, reason} = error as {mark?: {line: number}; reason?: string};
  if (reason === undefined) throw error;
  const line = (mark?.line ?? 0) + 1;
  const name = head.split('\n')[line - 1]!.split(':')[0]!.trim();
  const found = reason.includes('duplicate')
    ? {line, problem: `${name}: is there twice; delete one of the two lines`}
    : (find(head, FACTS)[0] ?? {line, problem: UNREADABLE});
  return inFile([found])[0]!;
}

const fieldsOf = (kind: Kind): string[] => Object.keys(SCHEMAS[kind].describe().keys as object);

function unknownField(name: string, kind: Kind): string {
  if (name === 'slug') return 'leave it out: the URL of an article is its file name';
  if (name === 'tags') return 'write topics instead: [shingle, metal]';
  const original = kind.replace('-copy', '') as Kind;
  if (original !== kind && fieldsOf(original).includes(name)) {
    const own = LANGUAGE_FIELDS.filter((one) => fieldsOf(kind).includes(one)).join(', ');
    return `leave it out: it comes from the English ${original}. A copy gives only ${own || 'the text'}`;
  }
  const near = nearest(name, fieldsOf(original), 2);
  return `is not a field of ${original === 'article' ? 'an' : 'a'} ${original}${near ? `; did you mean ${near}?` : ''}`;
}

const validate = (facts: Facts, kind: Kind): Joi.ValidationErrorItem[] =>
  SCHEMAS[kind].validate(facts, {
    abortEarly: false,
    convert: false,
    errors: {label: false, wrap: {label: false}},
  }).error?.details ?? [];

/** The fields that pages could not show: missing, of another form or unknown. */
export const unusableFields = (facts: Facts, kind: Kind): string[] =>
  validate(facts, kind)
    .filter(({type}) => type !== 'words')
    .map(({path}) => String(path[0]));

/**
 * The first fact with a backslash in its words or names. Docusaurus 3.10.2 writes facts into the code of a page
 * by stringify-object 3.3.0, where a backslash ends the quotation and lets the rest run.
 */
export const escapingFact = (facts: Facts): string | undefined =>
  // JSON doubles a backslash, and no other sign.
  Object.keys(facts).find((name) => JSON.stringify([name, facts[name]]).includes('\\\\'));

/**
 * Problems of a file's front matter, as `field: what is wrong and what to write`.
 *
 * @param head the front matter as written: YAML silently turns February 30 into March 2, a time into the
 *   next day, and leaves out what follows a ` #`
 */
export function frontMatterProblems(facts: Facts, kind: Kind, head = ''): string[] {
  const days = head.matchAll(/^(date|reviewBy):\s*(\d{4}-\d{2}-\d{2}\S*)/gm);
  const written = Object.fromEntries([...days].map(([, name, day]) => [name, day]));
  const cut = [
    ...head.matchAll(
      /^\s*(?:-[ \t]+)?([\w-]+):[ \t]+(?:([&!])\S|(?:[^\s"'#\n][^\n]*?)?[ \t]?(?<=[ \t])(#)).*$/gm,
    ),
  ].map(
    ([line, name, before, behind]) =>
      `${name}: ${before ? `the word that begins with ${before}` : `what follows ${behind}`} in "${line.trim()}" is left out; put quotation marks around the words, or delete it`,
  );
  const problems = validate({...facts, ...written}, kind).map(({path, type, message}) => {
    // The index of a list entry is left out: the message quotes its value.
    const name = path.filter((part) => typeof part === 'string').join('.');
    const isUnknown = type === 'object.unknown' && path.length === 1;
    return `${name}: ${isUnknown ? unknownField(name, kind) : message}`;
  });
  const escaping = escapingFact(facts);
  return [
    ...problems,
    ...cut,
    // Joi does not see it: it sets what all facts inherit.
    ...(head.includes('__proto__') ? ['__proto__: is no fact; leave it out'] : []),
    ...(escaping && !problems.some((one) => one.startsWith(`${escaping}:`))
      ? [`${escaping}: has a \\ in it, and what follows would be read as code; leave it out`]
      : []),
  ];
}
