/**
 * Reviews, team, finished jobs and the company's story from `company/` and their copies, each in a
 * file of its own for the pages that show it.
 */
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {company as facts} from '../../data/company';
import type {Text} from '../../data/companyText';
import {type Job, MOST_JOBS} from '../../data/jobs';
import type {Review} from '../../data/reviews';
import type {Member} from '../../data/team';
import {DEFAULT_LOCALE} from '../../language/locales';
import {computedStats} from '../../lib/reviewStats';
import {COPIES, filesIn, paragraphsOf, readMarkdown, unusableFields} from '../../markdown';
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

const said = (text: {words: Words} | null): string[] =>
  text ? [...text.words.paragraphs, ...(text.words.reply ?? [])] : [];

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
  const given = await inLanguage(locale);
  // A copy that is begun shows once nothing in it is English anymore.
  const isBegun =
    locale !== DEFAULT_LOCALE && said(given).some((words) => said(own).includes(words));
  const copy = isBegun ? null : given;
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
  const names = filesIn(path.join(siteDir, 'company', folder), /^[^/]+\.md$/);
  const entries = await Promise.all(names.map((name) => entryOf(folder, name, siteDir, locale)));
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

/** The number of reviews on the home page, the featured ones first. */
const QUOTED = 2;

/** A month, while it is not older than a year. */
function withinAYear(month: string | null): string | null {
  const yearAgo = new Date();
  yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1);
  return month !== null && month >= yearAgo.toISOString().slice(0, 7) ? month : null;
}

export function company({siteDir, i18n}: LoadContext): Plugin {
  return {
    name: 'docusaurus-plugin-company',
    getPathsToWatch: () =>
      ['company', 'i18n/*/docusaurus-plugin-company'].map((one) => `${siteDir}/${one}/**/*`),
    async contentLoaded({actions: {createData}}) {
      const read = <T>(folder: (typeof TEXTS)[number]): Promise<T[]> =>
        readTexts(folder, siteDir, i18n.currentLocale);
      const reviews = await read<Review>('reviews');
      const featured = [...reviews].sort((a, b) => Number(b.featured) - Number(a.featured));
      const files = {
        reviews,
        quoted: featured.slice(0, QUOTED),
        // The first review of each service.
        byService: Object.fromEntries([...reviews].reverse().map((one) => [one.service, one])),
        stats: facts.reviewStats ?? computedStats(reviews),
        recordsOpened: withinAYear(facts.recordsOpened),
        team: await read<Member>('team'),
        jobs: (await read<Job>('jobs')).slice(0, MOST_JOBS),
        story: (await read<Text<object>>('story'))[0] ?? null,
      };
      for (const [name, data] of Object.entries(files)) {
        await createData(`${name}.json`, JSON.stringify(data));
      }
    },
  };
}
