import path from 'node:path';

import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {routes} from '../../data/routes';
import {DEFAULT_LOCALE} from '../../language/locales';
import {COPIES} from '../copies';
import {filesIn, isFile} from '../files';
import {brokenPhotos, isPicture, isRaster, PHOTO_FOLDERS, photoProblem} from '../pictures';
import type {Page, Place} from './address';
import {frontMatterProblems, lineOfFact} from './facts';
import {find, inFile, said} from './found';
import type {Kind} from './frontMatter';
import {hasSameHeadings, headingsOf} from './headings';
import {attribute, isJsx} from '../jsx';
import {lint} from './lint';
import {labelProblems, messageProblems, staticProblems} from './otherSources';
import {orderProblem, reviewProblems} from './otherFiles';
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
type Text = {file: string; name: string; kind: Kind; section: string | null; page: Page};

/** The anchors of a text: of its headings, and the ids of tags. */
function anchorsOf(tree: Root, english?: Root): Set<string> {
  const anchors = new Set(headingsOf(tree, english).map(({id}) => id));
  visit(tree, (node) => {
    if (isJsx(node)) anchors.add(attribute(node, 'id') ?? '');
  });
  return anchors;
}

/** Why the name of a file, which becomes part of the URL, is wrong, in words; null if it is not. */
function nameProblem(name: string, isPage = true): string | null {
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
  {file, name, kind, section, page}: Text,
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
    page.hasOtherHeadings &&
      'its headings are not those of the English, one by one and of the same level: until they are, shared links to a heading lead to the top of the page',
    new Date(date as Date) > today &&
      'date: is in the future: the article shows from the first build of that day on',
  ]);
  const report = {
    ...{
      isDraft: kind === 'article' && frontMatter.draft === true,
      words,
      readTime: readTime as number,
    },
    facts: inFile(facts),
    warnings: facts.length > 0 ? [] : warnings,
  };
  if (!rest) return {...report, text: problems};
  const sample = ['article', 'review'].includes(kind) ? inFile(find(rest.source, SAMPLE)) : [];
  const rules = section === null ? plainRules(kind) : rulesFor({...site, section, page}, file);
  const text = [...problems, ...inFile(lint(rest, rules))];
  return {...report, facts: [...report.facts, ...sample], text};
}

/** Those of a folder's files that should be texts. */
function textsAmong(names: string[], folder: string): string[] {
  // `src/pages` also has pages in TypeScript.
  if (folder.endsWith('pages')) return names.filter((name) => /\.mdx?$/.test(name));
  const mayHold = PHOTO_FOLDERS.includes(folder) ? isRaster : () => false;
  return names.filter((name) => !name.endsWith('.json') && !mayHold(name));
}

async function checkLanguage(
  siteDir: string,
  locale: string,
  today: Date,
  opened: Map<string, string>,
): Promise<FileReport[]> {
  const pages = new Map<string, Page>([
    ['/', {}],
    [routes.knowledgeCenter, {}],
  ]);
  const texts: Text[] = [];
  const isEnglish = locale === DEFAULT_LOCALE;
  for (const {copies, english, kind, section} of COPIES) {
    const folder = isEnglish ? english : `i18n/${locale}/${copies}`;
    const originals = filesIn(path.join(siteDir, english));
    const names = isEnglish ? originals : filesIn(path.join(siteDir, folder));
    const own = textsAmong(names, folder);
    const ofName = new Map<string, Page>();
    for (const name of originals) {
      const page: Page = {};
      ofName.set(name, page);
      if (name.endsWith('.mdx')) {
        const there = await readMarkdown(path.join(siteDir, english, name));
        const isCopied = folder !== english && own.includes(name);
        const here = isCopied ? await readMarkdown(path.join(siteDir, folder, name)) : there;
        const {draft, date, order} = there.file?.frontMatter ?? {};
        page.order = order;
        page.isDraft = draft === true || new Date(date as Date) > today;
        const [original, tree] = [there, here].map((one) => one.file?.body?.tree);
        page.anchors = tree && (() => anchorsOf(tree, original));
        page.hasOtherHeadings = tree && original && !hasSameHeadings(tree, original);
      }
      const slug = name.replace(/(?:(?<=^)index)?\.\w+$/, '');
      if (section !== null) pages.set(`${section}/${slug}`.replace(/(?<=.)\/$/, ''), page);
    }
    for (const name of own) {
      const original = name === 'index.mdx' ? 'page' : kind;
      const page = ofName.get(name) ?? {};
      const text = {file: `${folder}/${name}`, name, section, page};
      texts.push({...text, kind: isEnglish ? original : `${original}-copy`});
    }
  }
  const hasFile = (address: string): boolean => isFile(siteDir, 'static', address);
  const site = {
    pages,
    // `%20` and the like may be literal or encoded.
    hasFile: (address: string) => hasFile(address) || hasFile(address.replaceAll('%20', ' ')),
    photoProblem: (name: string) => photoProblem(name, siteDir) ?? opened.get(name) ?? null,
  };
  const reports = texts.map(async (text) => ({
    ...{...NO_WORDS, file: text.file},
    ...(await checkText(siteDir, text, today, site)),
  }));
  return Promise.all(reports);
}

const NO_WORDS = {isDraft: false, facts: [], text: [], warnings: [], words: 0};

export async function checkAll(
  siteDir: string,
  locales: readonly string[],
  today: Date,
): Promise<FileReport[]> {
  const opened = await brokenPhotos(siteDir);
  const texts = locales.map((locale) => checkLanguage(siteDir, locale, today, opened));
  const messages = locales.map((locale) => messageProblems(siteDir, locale));
  const others = [
    ...(await staticProblems(siteDir)),
    ...(await labelProblems(siteDir)),
    ...(await Promise.all(messages)).flat(),
  ]
    .map(([file, problems]) => ({...NO_WORDS, file, facts: [problems].flat()}))
    .filter(({facts}) => facts.length > 0);
  return [...(await Promise.all(texts)).flat(), ...others];
}
