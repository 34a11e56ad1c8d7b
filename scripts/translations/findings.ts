import search from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import theme from '@docusaurus/theme-translations/locales/base/theme-common.json';

import {SITE_TEXT} from '../../src/data/siteText';
import {allLanguages, DEFAULT_LOCALE} from '../../src/language/locales';
import {lineOfId, type MessageFile, messageFiles, printable} from '../../src/markdown';
import {copyFaults} from './copyFaults';
import {copiesIn, englishMessages, messageMarks, messagesFile} from './files';
import {glossaryUsages} from './glossary';
import {messageFaults, STILL_ENGLISH} from './messageFaults';
import {type Copy, copyFindings, type Fault, type Finding, messageFindings} from './status';

/** All languages but English, including those that are held back. */
export const languages = allLanguages()
  .map(({code}) => code)
  .filter((code) => code !== DEFAULT_LOCALE);

async function messagesOf(
  locale: string,
  files: MessageFile[],
  english: Record<string, string>,
  isStrict: boolean,
): Promise<Finding[]> {
  const file = messagesFile(locale);
  const {text = '', messages = {}} = files.find((one) => one.file === file) ?? {};
  const marks = await messageMarks(locale);
  return messageFindings(english, messages, marks, isStrict).map((one) => ({
    ...one,
    file,
    ...(one.problem && {line: lineOfId(text, one.id)}),
  }));
}

/**
 * What is wrong with a copy, unless it is of an older English. A copy without a mark is begun: what is still
 * English in it is missing, not faulty.
 */
async function faultsIn({english, copy, hash, mark}: Copy): Promise<Finding[]> {
  if (typeof hash !== 'string' || (mark ?? hash) !== hash || mark === null) return [];
  const faults = await copyFaults(english, copy);
  return faults.map((fault) => {
    const isBegun = mark === undefined && fault.problem.endsWith(STILL_ENGLISH);
    return {kind: isBegun ? 'missing' : 'faulty', file: copy, ...fault};
  });
}

/**
 * The English of messages that are not ours, by the path of their file in a language's folder: the theme's
 * have ids that begin with `theme.`, those of Docusaurus' plugins files of their own.
 */
const ENGLISH: Record<string, Record<string, string>> = {
  'code.json': {...search, ...theme},
  'docusaurus-plugin-content-blog/options.json': {
    title: SITE_TEXT['site.knowledgeCenter.title'],
    description: SITE_TEXT['site.knowledgeCenter.description'],
    'sidebar.title': 'Recent posts',
  },
  'docusaurus-plugin-content-docs/current.json': {'version.label': 'Next'},
};

/** A language with one plural form, such as Korean, needs the last of the English: `1 item|{count} items`. */
const formOf = (english: string, translation: string): string =>
  translation.includes('|') ? english : english.split('|').at(-1)!;

/** Faults in the translations of Docusaurus' messages: lost values, and words left in English. */
export const docusaurusFaults = (locale: string, files: MessageFile[]): Fault[] =>
  files.flatMap(({file, text, messages}) =>
    Object.entries(ENGLISH[file.slice(`i18n/${locale}/`.length)] ?? {}).flatMap(([id, english]) => {
      const translation = messages[id]?.message;
      if (translation === undefined || id.endsWith('___DESCRIPTION')) return [];
      const problems = messageFaults(formOf(english, translation), translation);
      return problems.map((problem) => ({file, id, line: lineOfId(text, id), problem}));
    }),
  );

const ofKind =
  (kind: Finding['kind']) =>
  (fault: Fault): Finding => ({kind, ...fault});

/** Where something was found, for people. */
export const placeOf = ({file, line, id}: Finding): string =>
  `${file}${line ? `, line ${line}` : ''}${id ? `  ${id}` : ''}`;

export type Scope = {
  /** `messages` leaves out the copies, whose English shows until they are there. */
  only?: string | undefined;
  /** Messages without a mark count, too, and so does what is against the glossary. */
  strict?: boolean | undefined;
};

export async function findings(
  locale: string,
  english: Record<string, string>,
  {only, strict = false}: Scope = {},
): Promise<Finding[]> {
  const files = await messageFiles(locale);
  const broken = files.flatMap(({file, fault}) => (fault ? [{file, ...fault}] : []));
  const isReadable = !broken.some(({file}) => file.startsWith(`i18n/${locale}/code.`));
  const copies = only === 'messages' ? [] : await copiesIn(locale);
  const faults = await Promise.all(copies.map(faultsIn));
  return [
    ...broken.map(ofKind('broken')),
    ...(isReadable ? await messagesOf(locale, files, english, strict) : []),
    ...copyFindings(copies),
    ...faults.flat(),
    ...docusaurusFaults(locale, files).map(ofKind('faulty')),
    ...(await glossaryUsages(locale, files)).map(ofKind('worded')),
  ];
}

/** What each kind of finding means, and what to do. */
export const MEANING: Record<Finding['kind'], string> = {
  broken: 'broken: the file cannot be read',
  missing: 'missing: not translated yet',
  stale: 'stale: the English has changed since (--diff shows it); correct it, then --mark it',
  faulty: 'faulty: differs from the English in more than the words',
  unmarked: 'unmarked: no record of which English they translate; once they are right, --mark them',
  renamed: 'renamed: the English has another name',
  orphaned: 'orphaned: the English is gone; delete them',
  worded: 'worded: against the glossary in the README; write the word that it recommends',
};

/** The findings that need work: those against the glossary are only warnings, unless `strict`. */
export const toDoOf = (found: Finding[], {strict = false}: Scope): Finding[] =>
  found.filter(({kind}) => kind !== 'worded' || strict);

function print(found: Finding[]): void {
  for (const kind of Object.keys(MEANING) as Finding['kind'][]) {
    const lines = found.filter((finding) => finding.kind === kind);
    if (lines.length === 0) continue;
    console.log(`  ${MEANING[kind]}`);
    for (const finding of lines) {
      const {problem} = finding;
      console.log(printable(`    ${placeOf(finding)}${problem ? `: ${problem}` : ''}`));
    }
  }
}

export async function report(locales: readonly string[], scope: Scope): Promise<number> {
  const english = await englishMessages();
  let toDo = 0;
  for (const locale of locales) {
    const found = await findings(locale, english, scope);
    const {length} = toDoOf(found, scope);
    toDo += length;
    console.log(`${locale}: ${length === 0 ? 'complete' : `${length} to do`}`);
    print(found);
  }
  return toDo;
}
