/**
 * The messages that are not ours: the theme's, in `code.json` under ids that begin with `theme.`, and
 * those of Docusaurus' plugins, in folders of their own.
 */
import path from 'node:path';

import search from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import theme from '@docusaurus/theme-translations/locales/base/theme-common.json';

import {SITE_TEXT} from '../../src/data/siteText';
import {lineOfId, type MessageFile} from './json';
import {messageFaults} from './messageFaults';
import type {FileFault} from './status';

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
  '.',
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

/** Values that are lost and English words that stayed in the messages of Docusaurus. */
export function docusaurusFaults(locale: string, files: MessageFile[]): FileFault[] {
  return files.flatMap(({file, text, messages}) => {
    const name = file.slice(`i18n/${locale}/`.length);
    if (!FOLDERS.includes(path.posix.dirname(name))) return [];
    return Object.entries(messages).flatMap(([id, {message}]) => {
      const english = englishOf(name, id);
      if (english === undefined || typeof message !== 'string') return [];
      return messageFaults(formOf(english, message), message).map((problem) => ({
        file,
        line: lineOfId(text, id),
        id,
        problem,
      }));
    });
  });
}
