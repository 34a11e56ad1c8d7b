import fs from 'node:fs/promises';
import path from 'node:path';

import type {Text} from '../../data/companyText';
import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES, paragraphsOf, readMarkdown, unusableFields} from '../../markdown';
import {shownAddress} from '../photos';

/** What a real company replaces before the site goes public: `placeholder` says that it has not yet. */
export type Placeholder = {name: string; file: string; placeholder: boolean};

const TEXTS = ['reviews', 'team', 'jobs', 'story'] as const;

type Facts = Record<string, unknown>;
type Words = Pick<Text<object>, 'title' | 'paragraphs' | 'reply'>;
type Entry = {source: Placeholder; order: number; date: string; shown: Text<Facts>};

const PICTURES = ['photo', 'before', 'after'];

/** Facts and words of a file; null where the file is missing or unreadable. */
async function textAt(filePath: string): Promise<{facts: Facts; words: Words} | null> {
  const {file} = await readMarkdown(filePath).catch(() => ({file: undefined}));
  if (!file?.body) return null;
  const {paragraphs, reply} = paragraphsOf(file.body.tree);
  const {title} = file.frontMatter as {title?: string};
  return {
    facts: file.frontMatter,
    words: {...(title && {title}), paragraphs, ...(reply.length > 0 && {reply})},
  };
}

async function entryOf(
  folder: string,
  name: string,
  siteDir: string,
  locale: string,
): Promise<Entry | null> {
  const id = path.parse(name).name;
  const english = `company/${folder}`;
  const {copies, kind} = COPIES.find((one) => one.english === english)!;
  const inLanguage = (code: string) =>
    textAt(path.join(siteDir, code === DEFAULT_LOCALE ? english : `i18n/${code}/${copies}`, name));
  const own = await inLanguage(DEFAULT_LOCALE);
  if (!own || unusableFields(own.facts, kind).length > 0) return null;
  const {placeholder, order = Infinity, ...facts} = own.facts;
  const copy = await inLanguage(locale);
  const shownIn = copy ? locale : DEFAULT_LOCALE;
  const {language = DEFAULT_LOCALE} = facts as {language?: string};
  const original = language === shownIn ? null : await inLanguage(language);
  for (const field of PICTURES) {
    if (facts[field]) facts[field] = await shownAddress(String(facts[field]), siteDir);
  }
  return {
    source: {
      name: `the ${kind} “${id}”`,
      file: `${english}/${name}`,
      placeholder: placeholder === true,
    },
    order: Number(order),
    date: String(facts.date ?? ''),
    shown: {
      ...facts,
      id,
      ...(copy ?? own).words,
      ...(shownIn !== locale && {lang: shownIn}),
      ...(original && {
        original: {title: original.words.title, paragraphs: original.words.paragraphs},
      }),
    },
  };
}

/** The usable files of a folder: first those with an `order`, then the newest. */
async function entriesIn(folder: string, siteDir: string, locale: string): Promise<Entry[]> {
  const names = await fs.readdir(path.join(siteDir, 'company', folder)).catch(() => []);
  const entries = await Promise.all(
    names
      .filter((name) => /^[^_.].*\.md$/.test(name))
      .map((name) => entryOf(folder, name, siteDir, locale)),
  );
  return entries
    .filter((entry) => entry !== null)
    .sort((a, b) => a.order - b.order || b.date.localeCompare(a.date));
}

/**
 * Reads a folder of `company/`: words in a language or else in English, pictures by the URL of their
 * built files. `text-check` has stopped a build with faulty files before this; the development server
 * reports them, and shows the rest.
 */
export async function readTexts<T>(
  folder: (typeof TEXTS)[number],
  siteDir = '.',
  locale: string = DEFAULT_LOCALE,
): Promise<T[]> {
  return (await entriesIn(folder, siteDir, locale)).map(({shown}) => shown as T);
}

export async function companyTexts(siteDir = '.'): Promise<Placeholder[]> {
  const folders = TEXTS.map((one) => entriesIn(one, siteDir, DEFAULT_LOCALE));
  return (await Promise.all(folders)).flat().map(({source}) => source);
}
