import {company} from '../../data/company';
import {search, withoutCode, type Found} from './found';

/** A name as people type it. One of a single word may be a common word. */
const NAMED = company.name.includes(' ')
  ? new RegExp(company.name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'), 'gi')
  : null;
const EMAIL = new RegExp(company.email.replaceAll('.', '\\.'), 'gi');

/** A note to oneself in place of the words: `TODO`, `$XXX`. Spanish has the word in small letters. */
const NOTE = /\b(?:TODO|TBD|TBA|FIXME|X{3,})\b|\?{3,}/g;
/** What waits to be filled in: `[insert price]`. */
const GAP =
  /\blorem ipsum\b|\[(?:insert|add|fill in|your|name|date|price|link|photo|picture|check|ask)\b[^\]\n]*\](?![(:[])/gi;
/** Letters that were read in the wrong encoding once: `â€™` for ’, `Ã©` for é. */
const GARBLED = /â€[\u0080-\u2122]|Ã[\u0080-\u00bf\u0152-\u2122]|Â[\u00a0-\u00bf]|\ufffd/g;
/** Signs that nobody sees, which come with copied words, and which break searches and lines. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060\ufeff]/g;

type Slip = {pattern: RegExp; problem: (written: string) => string};

/** What no text and no fact of an article may hold. */
const EVERYWHERE: Slip[] = [
  ...[NOTE, GAP].map((pattern) => ({
    pattern,
    problem: (written: string) =>
      `"${written}" looks like a note to yourself; write the words, or delete it`,
  })),
  {
    pattern: GARBLED,
    problem: (written) =>
      `"${written}" is a letter that was damaged in copying; delete it and type the letter anew`,
  },
  {
    pattern: INVISIBLE,
    problem: () =>
      'a sign that cannot be seen was copied with the words; delete the word and type it anew',
  },
  {
    pattern: /\$\d{1,3}(?:,\d{3})*,(?:\d{1,2}|\d{4,})(?!\d)/g,
    problem: (written) =>
      `the amount ${written} has its comma in the wrong place; write three digits after it, like $10,000`,
  },
];

const IN_TEXT: Slip[] = [
  {
    pattern: EMAIL,
    problem: () =>
      'write <Email /> instead of our email address, so that it changes everywhere at once',
  },
  ...(NAMED
    ? [
        {
          pattern: NAMED,
          problem: () =>
            "write <Company /> instead of the company's name, so that it changes everywhere at once",
        },
      ]
    : []),
  {
    pattern: /\[\/?(?:b|i|u|url|img|quote)(?:=[^\]\n]*)?\](?![([])/gi,
    problem: (written) => `${written} is a sign of forums; write bold words as **words**`,
  },
  {
    pattern: /\b(?<word>the|of|and|with|your|our|for|is) \k<word>\b/gi,
    problem: (written) => `"${written}" has a word twice; delete one`,
  },
];

/** What is left of drafts, of other programs and of copying in a text. */
export function leftoverProblems(source: string): Found[] {
  const text = withoutCode(source);
  return [...EVERYWHERE, ...IN_TEXT].flatMap(({pattern, problem}) =>
    search(text, pattern, ([written]) => problem(written)),
  );
}

/** The same in a fact, where no tag can stand: the first of it, in words; null if there is none. */
export function leftoverInFact(value: string): string | null {
  for (const {pattern, problem} of EVERYWHERE) {
    const found = value.match(pattern);
    if (found) return problem(found[0]);
  }
  if (value.search(EMAIL) >= 0) {
    return 'leave our email address out; the page shows it, and it changes everywhere at once';
  }
  if (NAMED && value.search(NAMED) >= 0) {
    return "leave the company's name out; the page shows it, and it changes everywhere at once";
  }
  return null;
}
