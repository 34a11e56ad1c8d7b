/** What differs between a copy of a Markdown file and its English, apart from the words. */
import {lineOfFact} from '../../src/plugins/article-rules/facts';
import {readMarkdown, type Read} from '../../src/plugins/article-rules/read';
import {LANGUAGE_FIELDS} from '../../src/plugins/copies';
import {compareOutlines, isStillEnglish, type Fault} from './compare';
import {numberFaults} from './numbers';
import {outlineOf} from './outline';

/** The facts that are words, those of `cta` by their whole name. */
export function wordsOfFacts(facts: Record<string, unknown>): Map<string, string> {
  const words = new Map<string, string>();
  for (const field of LANGUAGE_FIELDS) {
    const value = facts[field];
    if (typeof value === 'string') words.set(field, value);
    else if (value && typeof value === 'object') {
      Object.entries(value).forEach(([name, inner]) =>
        words.set(`${field}.${name}`, String(inner)),
      );
    }
  }
  return words;
}

function factFaults(english: Read, copy: Read, locale: string): Fault[] {
  const theirs = wordsOfFacts(copy.file!.frontMatter);
  return [...wordsOfFacts(english.file!.frontMatter)].flatMap(([field, words]) => {
    const translation = theirs.get(field);
    const line = lineOfFact(copy.file!.head, field);
    const fault = (problem: string): Fault => ({line, problem: `${field}: ${problem}`});
    if (translation === undefined) return [fault('is missing')];
    return [
      ...(isStillEnglish(words, translation, 1) ? [fault('is still the English words')] : []),
      ...numberFaults(words, translation, locale).map(fault),
    ];
  });
}

/** Compares a copy with its English, piece by piece. */
export async function copyFaults(
  englishFile: string,
  copyFile: string,
  locale: string,
): Promise<Fault[]> {
  const [english, copy] = await Promise.all([readMarkdown(englishFile), readMarkdown(copyFile)]);
  const [ours, theirs] = [english.file?.body, copy.file?.body];
  // The article rules tell both, in more words.
  if (!ours) return [{line: 1, problem: `the English cannot be read: ${english.problems[0]}`}];
  if (!theirs) return [{line: 1, problem: `cannot be read: ${copy.problems[0]}`}];
  return [
    ...factFaults(english, copy, locale),
    ...compareOutlines(
      outlineOf(ours.tree, ours.firstLine),
      outlineOf(theirs.tree, theirs.firstLine),
      locale,
    ),
  ];
}
