import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {copyFaults} from './copyFaults';
import {docusaurusFaults} from './docusaurus-messages';
import {copyFolders, messageFiles, messageMarks, messagesFile, type CopyFolder} from './files';
import {glossaryUsages} from './glossary';
import {lineOfId, type MessageFile} from './json';
import {copyFindings, messageFindings, type FileFault, type Finding} from './status';

/** The languages that are translated into. */
export const languages = LOCALES.map(({code}) => code).filter((code) => code !== DEFAULT_LOCALE);

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

/** What is wrong with the copies of a folder, but for those of an older English. */
async function faultsIn(folder: CopyFolder): Promise<Finding[]> {
  const {copiesFolder, englishFolder, english, copies} = folder;
  const current = [...copies].filter(([file, mark]) => {
    const hash = english.get(file);
    return hash !== undefined && (mark ?? hash) === hash;
  });
  const found = await Promise.all(
    current.map(async ([file]) => {
      const copy = `${copiesFolder}/${file}`;
      const faults = await copyFaults(`${englishFolder}/${file}`, copy);
      return faults.map(({line, problem}): Finding => ({
        kind: 'faulty',
        what: `${copy}, line ${line}`,
        problem,
      }));
    }),
  );
  return found.flat();
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

/** What is missing, stale, faulty, orphaned or against the glossary in a language. */
export async function findings(
  locale: string,
  english: Record<string, string>,
  {only, strict = false}: Scope = {},
): Promise<Finding[]> {
  const files = await messageFiles(locale);
  const broken = files.flatMap(({file, fault}) => (fault ? [{file, ...fault}] : []));
  const isReadable = !broken.some(({file}) => file.startsWith(`i18n/${locale}/code.`));
  const folders = only === 'messages' ? [] : await copyFolders(locale);
  const faults = await Promise.all(folders.map((folder) => faultsIn(folder)));
  return [
    ...broken.map(placed('broken')),
    ...(isReadable ? await messagesOf(locale, files, english, strict) : []),
    ...folders.flatMap(({copiesFolder, english: files, copies}) =>
      copyFindings(files, copies, (file) => `${copiesFolder}/${file}`),
    ),
    ...faults.flat(),
    ...docusaurusFaults(locale, files).map(placed('faulty')),
    ...(await glossaryUsages(locale, files)).map(placed('worded')),
  ];
}
