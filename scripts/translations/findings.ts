import {allLanguages, DEFAULT_LOCALE} from '../../src/language/locales';
import {lineOfId, type MessageFile, messageFiles} from '../../src/markdown';
import {copyFaults} from './copyFaults';
import {docusaurusFaults} from './docusaurusMessages';
import {copiesIn, messageMarks, messagesFile} from './files';
import {glossaryUsages} from './glossary';
import {copyFindings, messageFindings, type Copy, type FileFault, type Finding} from './status';

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
  const {text = '', messages = {}} = files.find(({file}) => file === messagesFile(locale)) ?? {};
  const marks = await messageMarks(locale);
  return messageFindings(english, messages, marks, isStrict).map(({what, ...finding}) => {
    const line = finding.problem ? `, line ${lineOfId(text, what)}` : '';
    return {...finding, what: `${messagesFile(locale)}${line}  ${what}`};
  });
}

/** What is wrong with a copy, unless it is of an older English. */
async function faultsIn({english, copy, hash, mark}: Copy): Promise<Finding[]> {
  if (typeof hash !== 'string' || (mark ?? hash) !== hash || mark === null) return [];
  const faults = await copyFaults(english, copy);
  return faults.map(({line, problem}) => placed('faulty')({file: copy, line, problem}));
}

const placed =
  (kind: Finding['kind']) =>
  ({file, line, id, problem}: FileFault): Finding => ({
    kind,
    what: `${file}, line ${line}${id ? `  ${id}` : ''}`,
    problem,
  });

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
    ...broken.map(placed('broken')),
    ...(isReadable ? await messagesOf(locale, files, english, strict) : []),
    ...copyFindings(copies),
    ...faults.flat(),
    ...docusaurusFaults(locale, files).map(placed('faulty')),
    ...(await glossaryUsages(locale, files)).map(placed('worded')),
  ];
}
