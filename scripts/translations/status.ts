/** Compares the English with its translations; pure functions without file access. */
import crypto from 'node:crypto';

import {UserError} from '../../server/cli';
import {LANGUAGE_FIELDS, type Messages} from '../../src/markdown';
import {messageFaults} from './messageFaults';

export type Finding = {
  kind: 'broken' | 'missing' | 'stale' | 'faulty' | 'unmarked' | 'orphaned' | 'renamed' | 'worded';
  file: string;
  /** Of a problem. */
  line?: number;
  /** Of a message. */
  id?: string;
  /** What is wrong, in words for a translator, where the kind alone does not say it. */
  problem?: string;
};

/** A finding whose kind is still to be said. */
export type Fault = Omit<Finding, 'kind'>;

/** Which English each message was translated from, by id, and the hash of its translation then. */
export type Marks = Record<string, {english: string; translation: string}>;

/** A Markdown text of the site and its copy in one language, by their paths. */
export type Copy = {
  english: string;
  copy: string;
  /** Of the English; null where it is gone or has no words, undefined while it is a draft. */
  hash: string | null | undefined;
  /** Which English the copy says it translates; undefined where it does not say, null where it is not there. */
  mark: string | null | undefined;
};

/** Eight hexadecimal digits that change when the text does; line endings do not count. */
export const hashOf = (text: string): string =>
  crypto.hash('sha256', text.replaceAll('\r\n', '\n').trim()).slice(0, 8);

/**
 * Hash of what a copy of a Markdown file translates: its words, not its dates or pictures. Undefined of a
 * draft, null where there is nothing to translate: a finished job may be facts alone.
 */
export function sourceHash(
  {draft, ...facts}: Record<string, unknown>,
  body: string,
): string | null | undefined {
  const words = LANGUAGE_FIELDS.map((field) => facts[field] ?? null);
  if (draft === true) return undefined;
  return body.trim() === '' && !words.some(Boolean)
    ? null
    : hashOf(`${JSON.stringify(words)}\n${body}`);
}

/**
 * Compares one language's messages with the English.
 *
 * @param isStrict reports messages without a mark, too: nobody has said which English they translate
 */
export function messageFindings(
  english: Record<string, string>,
  translated: Messages,
  marks: Marks,
  isStrict = false,
): (Omit<Finding, 'file'> & {id: string})[] {
  const findings: ReturnType<typeof messageFindings> = [];
  for (const [id, message] of Object.entries(english)) {
    const translation = translated[id]?.message;
    const mark = marks[id];
    if (translation === undefined || translation.trim() === '') {
      findings.push({kind: 'missing', id});
      continue;
    }
    if (mark && mark.english !== message) findings.push({kind: 'stale', id});
    if (mark === undefined && isStrict) findings.push({kind: 'unmarked', id});
    // A mark also approves a translation that reads like the English.
    for (const problem of messageFaults(message, translation, mark !== undefined)) {
      findings.push({kind: 'faulty', id, problem});
    }
  }
  for (const id of Object.keys(translated)) {
    // The theme's own ids are Docusaurus' to know; a copy here only improves on its translation.
    if (!(id in english) && !id.startsWith('theme.')) findings.push({kind: 'orphaned', id});
  }
  return findings;
}

/** What is missing, stale, unmarked, renamed or orphaned of one language's copies. */
export function copyFindings(copies: Copy[]): Finding[] {
  // Under another name the English has no copy, and its copy still says which English it translates.
  const newName = ({hash, mark}: Copy): Copy | undefined =>
    copies.find((one) => hash === null && one.mark === null && one.hash === mark);
  const renamed = copies.map(newName);
  return copies.flatMap((one, index): Finding[] => {
    const {copy: file, hash, mark} = one;
    const now = renamed[index];
    if (now) {
      const problem = `is the copy of ${now.english}; rename it to ${now.copy}`;
      return [{kind: 'renamed', file, problem}];
    }
    // The English is a draft: the copy is compared once it is published.
    if (hash === undefined || mark === hash || renamed.includes(one)) return [];
    if (hash === null) return [{kind: 'orphaned', file}];
    if (mark === null) return [{kind: 'missing', file}];
    return [{kind: mark === undefined ? 'unmarked' : 'stale', file}];
  });
}

/** Writes `source` into the front matter of a copy, or renews it. */
export function withSource(file: string, content: string, hash: string): string {
  const match = /^(---\r?\n)([\s\S]*?)(?=\r?\n---)/.exec(content);
  if (!match) throw new UserError(`${file} has no facts between two --- lines at its top.`);
  const [head, opening = '', facts = ''] = match;
  const line = `source: '${hash}'`;
  const marked = /^source:.*$/m.test(facts)
    ? facts.replace(/^source:.*$/m, line)
    : [facts, line].filter(Boolean).join('\n');
  return opening + marked + content.slice(head.length);
}
