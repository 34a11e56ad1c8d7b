/**
 * The messages that are not ours: the theme's, in `code.json` under ids that begin with `theme.`, and
 * those of Docusaurus' plugins, in folders of their own.
 */
import fs from 'node:fs/promises';

import search from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import theme from '@docusaurus/theme-translations/locales/base/theme-common.json';

import {SITE_TEXT} from '../../src/data/siteText';
import {lineOfId} from './json';
import {messageFaults} from './messageFaults';
import type {Messages} from './status';

type English = Record<string, string>;

const THEME: English = {...search, ...theme};

/** The English of the files that `write-translations` makes, by their path in a language's folder. */
const FILES: Record<string, English> = {
  'docusaurus-plugin-content-blog/options.json': {
    title: SITE_TEXT['site.knowledgeCenter.title'],
    description: SITE_TEXT['site.knowledgeCenter.description'],
    'sidebar.title': 'Recent posts',
  },
  'docusaurus-plugin-content-docs/current.json': {'version.label': 'Next'},
};

const FOLDERS = [
  'docusaurus-plugin-content-blog',
  'docusaurus-plugin-content-docs',
  'docusaurus-theme-classic',
];

/** Ids that end with the English: of an entry in the header, the footer or a sidebar. */
const LABEL =
  /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(?<english>(?!.*\.link\.generated-index\.)[^]+)$/;

/** The English of a message in a file of Docusaurus; undefined where only the configuration has it. */
function englishOf(name: string, id: string): string | undefined {
  if (name === 'code.json') return id.endsWith('___DESCRIPTION') ? undefined : THEME[id];
  return FILES[name]?.[id] ?? LABEL.exec(id)?.groups?.english;
}

/** A language with one plural form, such as Korean, needs the last of the English: `1 item|{count} items`. */
const formOf = (english: string, translation: string): string =>
  translation.includes('|') ? english : english.split('|').at(-1)!;

/** The files of a language that hold such messages, by their path in its folder. */
async function filesOf(locale: string): Promise<string[]> {
  const folders = await Promise.all(
    FOLDERS.map(async (folder) => {
      const names = await fs.readdir(`i18n/${locale}/${folder}`).catch(() => []);
      return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
    }),
  );
  return ['code.json', ...folders.flat().sort()];
}

export type MessageFault = {file: string; line: number; id: string; problem: string};

/**
 * Values that are lost and English words that stayed in the messages of Docusaurus.
 *
 * @param unreadable files that are no JSON, which others tell
 */
export async function docusaurusFaults(
  locale: string,
  unreadable: string[],
): Promise<MessageFault[]> {
  const faults = await Promise.all(
    (await filesOf(locale)).map(async (name) => {
      const file = `i18n/${locale}/${name}`;
      if (unreadable.includes(file)) return [];
      const text = await fs.readFile(file, 'utf8').catch(() => '{}');
      return Object.entries(JSON.parse(text) as Messages).flatMap(([id, {message}]) => {
        const english = englishOf(name, id);
        if (english === undefined || typeof message !== 'string') return [];
        return messageFaults(id, formOf(english, message), message, locale).map((problem) => ({
          file,
          line: lineOfId(text, id),
          id,
          problem,
        }));
      });
    }),
  );
  return faults.flat();
}
