import path from 'node:path';

import {routes} from '../../data/routes';
import {isDrawing, isPhotoName} from '../photos/originals';
import {bodyProblems} from './body';
import {asDay, lineOfFact, writtenFactProblems} from './facts';
import {frontMatterProblems} from './frontMatter';
import {readMarkdown} from './read';
import {readTimeProblem} from './readTime';
import {countWords} from './readable';
import {sampleProblems} from './sample';
import type {Kind} from './schemas';
import {anchorsOf, type Site} from './site';

export type FileReport = {
  /** Path from the site's folder. */
  file: string;
  isDraft: boolean;
  problems: string[];
  /** Those of the problems that are not in the facts or the sample: a draft may be unfinished. */
  textProblems: string[];
  /** What does not stop the build. */
  warnings: string[];
  words: number;
  readTime?: number;
};

/** A file to check, and what checking it needs to know. */
export type Subject = {siteDir: string; file: string; kind: Kind; today: Date; site: Site};

/** The address that the pages of each kind are under. */
export const SECTIONS: Record<Kind, string> = {
  article: routes.knowledgeCenter,
  copy: routes.knowledgeCenter,
  service: routes.services,
  'service-copy': routes.services,
  index: routes.services,
  page: '',
};

/** The report of a file that cannot be looked into. */
export const onlyProblems = (file: string, problems: string[]): FileReport => ({
  file,
  isDraft: false,
  problems,
  textProblems: problems,
  warnings: [],
  words: 0,
});

/** Warns of facts past their review date, and of a date in the future. */
function dateWarnings(frontMatter: Record<string, unknown>, today: Date): string[] {
  const warnings: string[] = [];
  const reviewBy = asDay(frontMatter.reviewBy);
  if (reviewBy && reviewBy < today) {
    warnings.push(
      `reviewBy: was ${reviewBy.toISOString().slice(0, 10)}. Check the facts, correct what has changed, and set a new date`,
    );
  }
  const date = asDay(frontMatter.date);
  if (date && date > today) {
    warnings.push('date: is in the future, but the article shows right away');
  }
  return warnings;
}

/** Of other addresses the schema tells. */
const drawingProblem = (image: string, site: Site): string | null =>
  isDrawing(image) && !site.hasFile(image) ? `there is no picture at static${image}` : null;

const fieldOf = (problem: string): string => problem.split(':')[0]!;

/** Checks one file of Markdown: its facts, then its text. */
export async function checkFile(subject: Subject): Promise<FileReport> {
  const {siteDir, file, kind, today, site} = subject;
  const {file: parts, problems: unreadable} = await readMarkdown(path.join(siteDir, file));
  if (!parts) return onlyProblems(file, unreadable);
  const {frontMatter, body, head} = parts;
  const {readTime, image} = frontMatter;
  const words = body ? countWords(body.tree) : 0;

  const facts = writtenFactProblems(frontMatter, head, today);
  const told = facts.map(fieldOf);
  facts.push(
    ...frontMatterProblems(frontMatter, kind).filter((fact) => !told.includes(fieldOf(fact))),
  );
  if (typeof image === 'string') {
    const problem = isPhotoName(image) ? site.photoProblem(image) : drawingProblem(image, site);
    if (problem) facts.push(`image: ${problem}`);
  }
  if (kind === 'article' && typeof readTime === 'number' && words > 0) {
    const untrue = readTimeProblem(words, readTime);
    if (untrue) facts.push(untrue);
  }

  const place = {...site, section: SECTIONS[kind]};
  const textProblems = body
    ? bodyProblems(body, {...place, anchors: anchorsOf(body.tree)})
    : unreadable;
  return {
    file,
    isDraft: frontMatter.draft === true,
    problems: [
      ...facts
        .map((fact) => ({fact, line: lineOfFact(head, fieldOf(fact))}))
        .sort((a, b) => a.line - b.line)
        .map(({fact, line}) => `line ${line}: ${fact}`),
      ...textProblems,
      ...(body && kind === 'article' ? sampleProblems(body) : []),
    ],
    textProblems,
    warnings: told.includes('date') ? [] : dateWarnings(frontMatter, today),
    words,
    readTime: typeof readTime === 'number' ? readTime : undefined,
  };
}
