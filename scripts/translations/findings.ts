import {DEFAULT_LOCALE, LOCALES} from '../../src/language/locales';
import {copyFolders, messageMarks, messagesFile, translatedMessages} from './files';
import {copyFindings, messageFindings, type Finding} from './status';

/** The languages that are translated into. */
export const languages = LOCALES.map(({code}) => code).filter((code) => code !== DEFAULT_LOCALE);

/**
 * What is missing, stale or orphaned in a language.
 *
 * @param only `messages` leaves out the copies, whose English shows until they are there.
 */
export async function findings(
  locale: string,
  english: Record<string, string>,
  only?: string,
): Promise<Finding[]> {
  const messages = messageFindings(
    english,
    await translatedMessages(locale),
    await messageMarks(locale),
  );
  const folders = only === 'messages' ? [] : await copyFolders(locale);
  return [
    ...messages.map(({kind, what}) => ({kind, what: `${messagesFile(locale)}  ${what}`})),
    ...folders.flatMap(({copiesFolder, english: files, copies}) =>
      copyFindings(files, copies, (file) => `${copiesFolder}/${file}`),
    ),
  ];
}
