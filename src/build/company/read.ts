import fs from 'node:fs/promises';
import path from 'node:path';

import type {JobFacts, Job} from '../../data/jobs';
import {MOST_JOBS} from '../../data/jobs';
import type {Mark} from '../../data/marks';
import {COUNTED, computedStats, type ReviewStats} from '../../data/reviewStats';
import type {Review, ReviewFacts} from '../../data/reviews';
import type {Member, MemberFacts} from '../../data/team';
import {DEFAULT_LOCALE, type LocaleCode} from '../../language/locales';
import {COPIES, paragraphsOf, readMarkdown, unusableFields} from '../../markdown';
import {shownAddress} from '../photos';

/** What every file of `company/` has above its words. */
type Common = {
  /** Invented, words included: a real company replaces both and sets false. */
  placeholder: boolean;
  /** Its place among the others; those without one follow, the newest first. */
  order?: number;
  date?: string;
};

type Words = {title: string; paragraphs: string[]; reply: string[]};

type Entry<Facts> = {
  id: string;
  file: string;
  facts: Facts & Common;
  /** In the page's language, or else in English. */
  words: Words;
  /** English, where they are in no other. */
  lang?: LocaleCode;
  wordsIn: (code: LocaleCode) => Promise<Words | null>;
};

/** The folders, and what a file in each of them is called. */
const KINDS = {reviews: 'review', team: 'member', jobs: 'job'} as const;
type Folder = keyof typeof KINDS;

const isListed = (name: string): boolean => /^[^_.].*\.md$/.test(name);

/**
 * The usable files of a folder. A build stops before this at one that is not (`text-check`); the
 * development server says what is wrong with it, and shows the rest.
 */
async function entries<Facts>(
  folder: Folder,
  siteDir: string,
  locale: LocaleCode,
): Promise<Entry<Facts>[]> {
  const english = `company/${folder}`;
  const {copies} = COPIES.find((one) => one.english === english)!;
  const names = await fs.readdir(path.join(siteDir, english)).catch(() => []);
  const read = names.filter(isListed).map(async (name): Promise<Entry<Facts>[]> => {
    const at = async (code: LocaleCode) => {
      const place = code === DEFAULT_LOCALE ? english : `i18n/${code}/${copies}`;
      const {file} = await readMarkdown(path.join(siteDir, place, name)).catch(() => ({
        file: null,
      }));
      return file?.body
        ? {
            facts: file.frontMatter,
            words: {title: String(file.frontMatter.title ?? ''), ...paragraphsOf(file.body.tree)},
          }
        : null;
    };
    const own = await at(DEFAULT_LOCALE);
    if (!own || unusableFields(own.facts, KINDS[folder]).length > 0) return [];
    const copy = await at(locale);
    return [
      {
        id: path.parse(name).name,
        file: `${english}/${name}`,
        facts: own.facts as Facts & Common,
        words: (copy ?? own).words,
        ...(!copy && {lang: DEFAULT_LOCALE}),
        wordsIn: async (code) => (await at(code))?.words ?? null,
      },
    ];
  });
  return (await Promise.all(read))
    .flat()
    .sort(
      ({facts: one}, {facts: other}) =>
        (one.order ?? Infinity) - (other.order ?? Infinity) ||
        (other.date ?? '').localeCompare(one.date ?? ''),
    );
}

const textOf = ({title, paragraphs}: Words) => ({title, text: paragraphs.join(' ')});

async function reviewOf(
  {id, facts, words, lang, wordsIn}: Entry<ReviewFacts>,
  locale: LocaleCode,
): Promise<Review> {
  const {placeholder: _, order: __, language = DEFAULT_LOCALE, ...shown} = facts;
  const original = language === locale ? null : await wordsIn(language);
  return {
    ...shown,
    ...textOf(words),
    id,
    language,
    ...(words.reply.length > 0 && {reply: words.reply.join(' ')}),
    ...(lang && {lang}),
    ...(original && lang !== language && {original: textOf(original)}),
  };
}

/** What a company says of itself and its customers of it, in a language. */
export type CompanyWords = {reviews: Review[]; team: Member[]; jobs: Job[]; stats: ReviewStats};

/** Reads `company/`: words in the language or else in English, pictures by the address of their files. */
export async function readCompany(
  siteDir = '.',
  locale: LocaleCode = DEFAULT_LOCALE,
): Promise<CompanyWords> {
  const [customers, people, roofs] = await Promise.all([
    entries<ReviewFacts>('reviews', siteDir, locale),
    entries<MemberFacts>('team', siteDir, locale),
    entries<JobFacts>('jobs', siteDir, locale),
  ]);
  const shown = (name?: string | null) => (name ? shownAddress(name, siteDir) : null);
  const reviews = await Promise.all(customers.map((entry) => reviewOf(entry, locale)));
  const team = people.map(async ({id, facts: {name, photo}, words, lang}): Promise<Member> => ({
    ...{id, name, title: words.title, quotes: words.paragraphs, photo: await shown(photo)},
    ...(lang && {lang}),
  }));
  const jobs = roofs.slice(0, MOST_JOBS).map(async ({id, facts, words, lang}): Promise<Job> => {
    const {placeholder: _, order: __, ...job} = facts;
    const text = words.paragraphs.join(' ');
    return {
      ...{
        ...job,
        id,
        before: await shown(job.before),
        after: await shownAddress(job.after, siteDir),
      },
      ...(text && {text, ...(lang && {lang})}),
    };
  });
  return {
    reviews,
    team: await Promise.all(team),
    jobs: await Promise.all(jobs),
    stats: COUNTED ?? computedStats(reviews),
  };
}

/** The marks of `company/`, by its files. */
export async function companyMarks(siteDir = '.'): Promise<Mark[]> {
  const found = Object.entries(KINDS).map(async ([folder, kind]) =>
    (await entries(folder as Folder, siteDir, DEFAULT_LOCALE)).map(
      ({id, file, facts: {placeholder}}) => ({name: `the ${kind} “${id}”`, file, placeholder}),
    ),
  );
  return (await Promise.all(found)).flat();
}
