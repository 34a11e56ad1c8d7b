/**
 * The messages that are not ours: the theme's, in `code.json` under ids that begin with `theme.`, and
 * those of Docusaurus' plugins, in files of their own.
 */
import search from '@docusaurus/theme-translations/locales/base/theme-search-algolia.json';
import theme from '@docusaurus/theme-translations/locales/base/theme-common.json';

import {SITE_TEXT} from '../../src/data/siteText';
import {lineOfId, type MessageFile} from '../../src/markdown';
import {messageFaults} from './messageFaults';
import type {FileFault} from './status';

/** The English of the messages, by the path of their file in a language's folder. */
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
export const docusaurusFaults = (locale: string, files: MessageFile[]): FileFault[] =>
  files.flatMap(({file, text, messages}) =>
    Object.entries(ENGLISH[file.slice(`i18n/${locale}/`.length)] ?? {}).flatMap(([id, english]) => {
      const translation = messages[id]?.message;
      if (typeof translation !== 'string' || id.endsWith('___DESCRIPTION')) return [];
      const problems = messageFaults(formOf(english, translation), translation);
      return problems.map((problem) => ({file, id, line: lineOfId(text, id), problem}));
    }),
  );
