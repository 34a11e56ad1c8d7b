import fs from 'node:fs/promises';

import type {ParseFrontMatter} from '@docusaurus/types';

import {sources} from '../../data/sources';
import {DEFAULT_LOCALE} from '../../language/locales';
import {copyAt, escapingFact, idsIn, LANGUAGE_FIELDS} from '../../markdown';
import {shownAddress} from '../photos';
import {siteText} from '../support/siteText';

/**
 * Front matter of a copy: its own translatable fields, and from the English all others (date,
 * category, topics, read time, picture, position), so that a fact is corrected in one place. A copy
 * may name its own `authors`, because a byline can hold words.
 */
export function inherit(
  english: Record<string, unknown>,
  copy: Record<string, unknown>,
): Record<string, unknown> {
  const facts = Object.fromEntries(
    Object.entries(english).filter(
      ([field]) => !LANGUAGE_FIELDS.includes(field) && !(field === 'authors' && copy.authors),
    ),
  );
  return {...copy, ...facts};
}

/** Stands for the company's crew in the front matter of an article: `authors: {name: crew}`. */
export const CREW = 'crew';

/**
 * Authors as an article shows them: the crew under the company's name, in the language, a person as
 * written. Feeds and structured data take them from here.
 */
export function bylineIn(locale: string, authors: unknown): unknown {
  if (Array.isArray(authors)) return authors.map((author) => bylineIn(locale, author));
  const {name} = (authors ?? {}) as {name?: unknown};
  if (name !== CREW) return authors;
  return {...(authors as object), name: siteText(locale)('site.article.crew')};
}

/** The oldest day on which one of the text's sources was checked; null where it names none. */
export function checkedOn(text: string): string | null {
  const lists = [...text.matchAll(/<Sources\s+of="(?<ids>[^"]*)"/g)];
  const ids = lists.flatMap(({groups}) => idsIn(groups!.ids!));
  const days = sources.filter(({id}) => ids.includes(id)).map((source) => source.checkedOn);
  // ISO dates sort by time.
  return days.sort()[0] ?? null;
}

/**
 * Docusaurus' front matter parser, with the crew's byline, the addresses of photographs, the
 * day of the last check, and inheritance for translated copies. For feeds, sitemaps and structured data an
 * article is as new as that day: most commits change nothing that a reader sees.
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  // The parser of Docusaurus 3.10.2 would run what stands below `---js`.
  if (/^\ufeff?---[^\S\n]*[^\s-]/.test(fileContent))
    throw new Error(`${filePath} has to begin with a line of three hyphens alone.`);
  const result = await defaultParseFrontMatter({filePath, fileContent});
  const escaping = escapingFact(result.frontMatter);
  if (escaping) throw new Error(`${filePath} has a \\ in ${escaping}, where code could follow it.`);
  const copy = copyAt(filePath);
  const english = copy && (await fs.readFile(copy.english, 'utf8').catch(() => null));
  const all = english
    ? inherit(
        (await defaultParseFrontMatter({filePath: copy.english, fileContent: english})).frontMatter,
        result.frontMatter,
      )
    : result.frontMatter;
  const {authors, image, ...others} = all;
  const locale = copy?.locale ?? DEFAULT_LOCALE;
  const byline = authors ? {authors: bylineIn(locale, authors)} : {};
  const picture = typeof image === 'string' ? {image: await shownAddress(image)} : {};
  const checked = checkedOn(english || fileContent);
  const date = new Date(all.date as Date);
  const changed = new Date(Math.max(date.getTime(), new Date(checked ?? 0).getTime()));
  // A later date keeps the article a draft, until a build on that day.
  const waits = date > new Date();
  return {
    ...result,
    frontMatter: {
      ...others,
      ...byline,
      ...picture,
      ...(checked && {checked}),
      ...(all.date !== undefined && {last_update: {date: changed}}),
      ...(waits && {draft: true}),
    },
  };
};
