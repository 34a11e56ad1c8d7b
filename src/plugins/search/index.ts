/**
 * Writes the search index of a language: articles, services and synonyms, which only the search
 * loads.
 *
 * Order: after all content plugins (`allContentLoaded`).
 * Of Docusaurus: the loaded content of the blog and docs plugins.
 */
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {company} from '../../data/company';
import {DEFAULT_LOCALE} from '../../language/locales';
import type {SearchEntry, Synonyms} from '../../lib/searchEntry';
import {tidy, words} from '../../lib/searchWords';
import {attribute, isJsx, readableText, readMarkdown} from '../../markdown';

/**
 * Vietnamese texts with two syllables as one word ("giếng_trời") where one of them mostly stands beside
 * the other: the index has each word of a page once, so that neighbors are lost.
 */
export function joined(texts: string[][]): string[][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [at, word] of text.entries())
      for (const one of [word, `${word}_${text[at + 1]}`])
        counts.set(one, (counts.get(one) ?? 0) + 1);

  const isWord = (word: string, next: string): boolean => {
    const together = counts.get(`${word}_${next}`) ?? 0;
    return together > 1 && together * 2 >= Math.min(counts.get(word)!, counts.get(next)!);
  };
  return texts.map((text) => {
    const found: string[] = [];
    for (let at = 0; at < text.length; at++) {
      const [word, next] = [text[at]!, text[at + 1]];
      found.push(next && isWord(word, next) ? `${word}_${text[++at]}` : word);
    }
    return found;
  });
}

/** Headings and running text of a Markdown body, and the statutes among its sources. */
export function searchableBody(body: Root): Pick<SearchEntry, 'headings' | 'text'> {
  const headings: string[] = [];
  const statutes: string[] = [];
  visit(body, (node) => {
    const sources = isJsx(node) ? attribute(node, 'of') : null;
    statutes.push(...(sources?.match(/\b\d+\.\d+\b/g) ?? []));
  });
  visit(body, 'heading', (heading) => {
    headings.push(readableText(heading));
  });
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return {
    headings: oneLine(headings.join(' ')),
    text: [oneLine(readableText(body)), ...statutes].join(' '),
  };
}

/** Search words for every service: where the company works, and its phone number. */
const ANYWHERE = [...Object.values(company.region), ...company.counties, company.phone.display];

type Page = {title: string; permalink: string; frontMatter: Record<string, unknown>};

/** The search entry of a page, without `isEnglish`. */
export async function searchEntry(
  kind: SearchEntry['kind'],
  {title, permalink, frontMatter}: Page,
  filePath: string,
): Promise<Omit<SearchEntry, 'isEnglish'>> {
  // `text-check` has stopped a build at an unreadable text before this; the development server goes on.
  const {body} = (await readMarkdown(filePath)).file ?? {};
  const {headings, text} = body ? searchableBody(body.tree) : {headings: '', text: ''};
  return {
    kind,
    title,
    summary: String(frontMatter[kind === 'article' ? 'excerpt' : 'summary'] ?? ''),
    headings,
    text: kind === 'article' ? text : [text, ...ANYWHERE].join(' '),
    path: permalink,
  };
}

/** The entries of a language with each word of a text once. */
export function withWordsOnce(entries: readonly SearchEntry[], locale: string): SearchEntry[] {
  const written = entries.map(({text}) => words(text, tidy));
  const texts = locale === 'vi' ? joined(written) : written;
  return entries.map((entry, at) => ({...entry, text: [...new Set(texts[at])].join(' ')}));
}

/** Where a language lists words that people type and pages do not use. */
const synonymsFile = (locale: string): string =>
  locale === DEFAULT_LOCALE
    ? 'src/data/searchSynonyms.json'
    : `i18n/${locale}/search-synonyms.json`;

export async function synonymsOf(locale: string, siteDir: string): Promise<Synonyms> {
  const file = path.join(siteDir, synonymsFile(locale));
  return existsSync(file) ? (JSON.parse(await fs.readFile(file, 'utf8')) as Synonyms) : {};
}

/** The plugin: indexes the files that Docusaurus has chosen for the locale, translated or English. */
export function searchIndex({siteDir, i18n}: LoadContext): Plugin {
  const entry = async (
    kind: SearchEntry['kind'],
    page: Page & {source: string},
  ): Promise<SearchEntry> => ({
    ...(await searchEntry(kind, page, page.source.replace(/^@site/, siteDir))),
    isEnglish: i18n.currentLocale !== i18n.defaultLocale && !page.source.startsWith('@site/i18n/'),
  });
  return {
    name: 'search-index',
    getPathsToWatch: () => [path.join(siteDir, synonymsFile(i18n.currentLocale))],
    async allContentLoaded({allContent, actions: {createData}}) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      const services = docs.loadedVersions[0]!.docs.filter(({id}) => id !== 'index');
      const entries = await Promise.all([
        ...blog.blogPosts
          .filter(({metadata}) => !metadata.unlisted)
          .map(({metadata}) => entry('article', metadata)),
        ...services.filter(({unlisted}) => !unlisted).map((doc) => entry('service', doc)),
      ]);
      await createData('entries.json', withWordsOnce(entries, i18n.currentLocale));
      await createData('synonyms.json', await synonymsOf(i18n.currentLocale, siteDir));
    },
  };
}
