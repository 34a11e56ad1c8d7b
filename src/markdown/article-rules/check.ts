import fs from 'node:fs/promises';
import path from 'node:path';

import {posixPath} from '@docusaurus/utils';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {routes} from '../../data/routes';
import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES} from '../copies';
import {brokenPhotos, isPicture, isRaster, PHOTO_FOLDERS, photoProblem} from '../pictures';
import type {Page, Place} from './address';
import {frontMatterProblems, lineOfFact} from './facts';
import {find, inFile, said} from './found';
import type {Kind} from './frontMatter';
import {hasSameHeadings, headingsOf} from './headings';
import {attribute, isJsx} from '../jsx';
import {lint} from './lint';
import {catalogProblems, OF_SYSTEMS, staticProblems} from './otherSources';
import {isFile, orderProblem, reviewProblems} from './otherFiles';
import {readMarkdown} from './read';
import {countWords} from './readable';
import {pictureProblem} from './references';
import {plainRules, rulesFor} from './rules';
import {SAMPLE} from './sample';

export const WORDS_PER_MINUTE = 200;

export type FileReport = {
  file: string;
  isDraft: boolean;
  /** Problems that a draft may have: of its facts, and lines left of the sample. */
  facts: string[];
  text: string[];
  warnings: string[];
  words: number;
  readTime?: number;
};

/** `name` is the path in its folder. */
type Text = {
  file: string;
  name: string;
  kind: Kind;
  section: string | null;
  page: Page;
  hasOtherHeadings: boolean;
};

/**
 * By folder: the prefix of its pages' addresses (null where a text is part of another page), and the
 * kinds of its files and of their copies.
 */
export const FOLDERS: Record<string, {section: string | null; kinds: [Kind, Kind]}> = {
  blog: {section: routes.knowledgeCenter, kinds: ['article', 'copy']},
  services: {section: routes.services, kinds: ['service', 'service-copy']},
  'src/pages': {section: '', kinds: ['page', 'page']},
  'company/reviews': {section: null, kinds: ['review', 'review-copy']},
  'company/team': {section: null, kinds: ['member', 'member-copy']},
  'company/jobs': {section: null, kinds: ['job', 'job-copy']},
  'company/story': {section: null, kinds: ['story', 'story-copy']},
};

/**
 * The files in a folder and in those below it, which Docusaurus reads, too. Names that begin with `_` or
 * `.` are notes, as for Docusaurus.
 */
async function list(...folder: string[]): Promise<string[]> {
  const names = await fs.readdir(path.join(...folder), {recursive: true}).catch(() => []);
  return names
    .map(posixPath)
    .filter((name) => !/(?:^|\/)_/.test(name) && !OF_SYSTEMS.test(name))
    .sort();
}

/** The anchors of a text: of its headings, and the ids of tags. */
function anchorsOf(tree: Root, english?: Root): Set<string> {
  const anchors = new Set(headingsOf(tree, english).map(({id}) => id));
  visit(tree, (node) => {
    if (isJsx(node)) anchors.add(attribute(node, 'id') ?? '');
  });
  return anchors;
}

/** Why the name of a file, which becomes part of the URL, is wrong, in words; null if it is not. */
export function nameProblem(name: string, isPage = true): string | null {
  if (/^\d{4}-\d{1,2}-\d{1,2}/.test(name)) {
    return 'begins with a date, which would become part of its URL; write the date in date: instead';
  }
  const example = isPage ? 'new-roof-checklist.mdx' : 'maria-t.md';
  const {dir, name: words, ext} = path.parse(name);
  return dir === '' && ext === path.extname(example) && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(words)
    ? null
    : `is not a name that is read: use lowercase letters, numbers and hyphens, and end in ${path.extname(example)}, like ${example}, directly in this folder`;
}

const PICTURES = ['image', 'photo', 'before', 'after'];

async function checkText(
  siteDir: string,
  {file, name, kind, section, page, hasOtherHeadings}: Text,
  today: Date,
  site: Omit<Place, 'page' | 'section'>,
): Promise<Partial<FileReport>> {
  const unnamed = nameProblem(name, section !== null);
  if (unnamed) return {facts: [unnamed]};
  const {file: parts, problems} = await readMarkdown(path.join(siteDir, file));
  if (!parts) return {facts: problems};
  const {frontMatter, body, rest, head} = parts;
  const {date, readTime} = frontMatter;
  const reviewBy = new Date(frontMatter.reviewBy as Date);
  const words = body ? countWords(body.tree) : 0;
  const minutes = words / WORDS_PER_MINUTE;
  const pictures = PICTURES.map((name) => {
    const problem = isPicture(frontMatter[name]) && pictureProblem(frontMatter[name], site);
    return problem && `${name}: ${problem}`;
  });
  const wrong = said([
    ...frontMatterProblems(frontMatter, kind, head),
    ...pictures,
    kind === 'service' && orderProblem(page, site),
    ...(kind === 'review' ? reviewProblems(frontMatter, file, siteDir, site) : []),
    words > 0 &&
      Math.abs(minutes - Number(readTime)) > 1 &&
      `readTime: says ${String(readTime)}, but ${words} words take about ${minutes.toFixed(1)} minutes at ${WORDS_PER_MINUTE} a minute; write ${Math.max(1, Math.round(minutes))}`,
  ]);
  const facts = wrong.map((problem) => ({line: lineOfFact(head, problem.split(':')[0]!), problem}));
  const warnings = said([
    reviewBy < today &&
      `reviewBy: was ${reviewBy.toISOString().slice(0, 10)}. Check the facts, correct what has changed, and set a new date`,
    hasOtherHeadings &&
      'its headings are not those of the English, one by one and of the same level: until they are, shared links to a heading lead to the top of the page',
    new Date(date as Date) > today &&
      'date: is in the future: the article shows from the first build of that day on',
  ]);
  const report = {
    ...{isDraft: frontMatter.draft === true, words, readTime: readTime as number},
    facts: inFile(facts),
    warnings: facts.length > 0 ? [] : warnings,
  };
  const readable = body ?? rest;
  if (!readable) return {...report, text: problems};
  const sample = ['article', 'review'].includes(kind)
    ? inFile(find(readable.source, SAMPLE), readable.firstLine)
    : [];
  const rules = section === null ? plainRules(kind) : rulesFor({...site, section, page});
  const found = inFile(lint(readable, rules), readable.firstLine);
  // For a text with an unclosed tag, parser and rules report some problems twice.
  const text = [...new Set([...problems, ...found])];
  return {...report, facts: [...report.facts, ...sample], text};
}

async function checkLanguage(
  siteDir: string,
  locale: string,
  today: Date,
  broken: Map<string, string>,
): Promise<FileReport[]> {
  const pages = new Map<string, Page>([
    ['/', {}],
    [routes.knowledgeCenter, {}],
  ]);
  const texts: Text[] = [];
  const strays: FileReport[] = [];
  for (const {copies, english} of COPIES) {
    const {section, kinds} = FOLDERS[english]!;
    for (const name of await list(siteDir, english)) {
      const copy = `i18n/${locale}/${copies}/${name}`;
      const original = `${english}/${name}`;
      const file = isFile(siteDir, copy) ? copy : original;
      const page: Page = {};
      let hasOtherHeadings = false;
      if (name.endsWith('.mdx')) {
        const [there, here] = await Promise.all(
          [original, file].map((one) => readMarkdown(path.join(siteDir, one))),
        );
        const {draft, date, order} = there!.file?.frontMatter ?? {};
        page.order = order;
        page.isDraft = draft === true || new Date(date as Date) > today;
        const [english, tree] = [there, here].map((one) => one!.file?.body?.tree);
        if (tree) page.anchors = anchorsOf(tree, english);
        if (tree && english) hasOtherHeadings = !hasSameHeadings(tree, english);
      }
      const slug = name.replace(/(?:(?<=^)index)?\.\w+$/, '');
      if (section !== null) pages.set(`${section}/${slug}`.replace(/(?<=.)\/$/, ''), page);
      // `src/pages` also has files that are not Markdown.
      if (/\.mdx?$/.test(name) && (locale === DEFAULT_LOCALE || file === copy)) {
        const kind = name === 'index.mdx' ? 'page' : kinds[file === copy ? 1 : 0];
        texts.push({file, name, kind, section, page, hasOtherHeadings});
      }
    }
    // What nothing reads, such as `ana.md.txt`: nobody would miss it before its day.
    if (english === 'src/pages') continue;
    const folder = locale === DEFAULT_LOCALE ? english : `i18n/${locale}/${copies}`;
    const mayHold = PHOTO_FOLDERS.includes(folder);
    for (const name of await list(siteDir, folder)) {
      if (
        /\.(?:mdx?|json)$/.test(name) ||
        (mayHold && isRaster(name)) ||
        !isFile(siteDir, folder, name)
      )
        continue;
      strays.push({
        ...NO_WORDS,
        file: `${folder}/${name}`,
        facts: [nameProblem(name, section !== null)!],
      });
    }
  }
  const hasFile = (address: string): boolean => isFile(siteDir, 'static', address);
  const site = {
    pages,
    // `%20` and the like may be literal or encoded.
    hasFile: (address: string) => hasFile(address) || hasFile(address.replaceAll('%20', ' ')),
    photoProblem: (name: string) => photoProblem(name, siteDir) ?? broken.get(name) ?? null,
  };
  const reports = texts.map(async (text) => ({
    ...{...NO_WORDS, file: text.file},
    ...(await checkText(siteDir, text, today, site)),
  }));
  return [...(await Promise.all(reports)), ...strays];
}

const NO_WORDS = {isDraft: false, facts: [], text: [], warnings: [], words: 0};

export async function checkAll(
  siteDir: string,
  locales: readonly string[],
  today: Date,
): Promise<FileReport[]> {
  const broken = await brokenPhotos(siteDir);
  const others = [
    ...staticProblems(siteDir),
    ...locales.flatMap((locale) => [...catalogProblems(siteDir, locale)]),
  ].map(([file, problem]) => ({...NO_WORDS, file, facts: [problem].flat()}));
  return (await Promise.all(locales.map((locale) => checkLanguage(siteDir, locale, today, broken))))
    .flat()
    .concat(others);
}
