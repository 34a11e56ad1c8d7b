import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import {CATEGORIES, TOPICS} from '../../data/categories';
import {englishFileOf} from '../copies';
import {crashProblems} from './body';
import {SECTIONS} from './checkFile';
import {unusableFields} from './frontMatter';
import {readMarkdown} from './read';
import type {Kind} from './schemas';

type Facts = Record<string, unknown>;

/** What the pages of the development server show while a fact is missing or of the wrong form. */
const STAND_INS: Facts = {
  title: 'Untitled',
  description: 'No description yet',
  excerpt: 'No excerpt yet',
  summary: 'No summary yet',
  imageAlt: 'No description of the picture yet',
  cta: {title: 'No call to action yet', description: '…', buttonText: '…'},
  date: new Date('2025-01-01'),
  authors: {name: 'No author yet'},
  category: CATEGORIES[0],
  topics: [TOPICS[0]],
  readTime: 1,
  image: '/img/why.svg',
};

/** The facts with stand-ins for those that the pages could not show. */
function withStandIns(facts: Facts, kind: Kind): Facts {
  const unusable = unusableFields(facts, kind);
  const usable = Object.entries(facts).filter(([field]) => !unusable.includes(field));
  const standIns = Object.entries(STAND_INS).filter(([field]) => unusable.includes(field));
  return Object.fromEntries([...usable, ...standIns]);
}

/** What a file of the site holds, whole: a copy has the facts of its English by then. */
function kindOf(file: string): Kind | null {
  const english = (englishFileOf(file) ?? file).split(path.sep).join('/');
  if (/(?:^|\/)blog\/[^/]+\.mdx$/.test(english)) return 'article';
  if (!/(?:^|\/)services\/[^/]+\.mdx$/.test(english)) return null;
  return english.endsWith('/index.mdx') ? 'index' : 'service';
}

/** What is shown in place of a text that cannot be; as MDX, in which no sign of it is one. */
const explanation = (problems: string[]): string =>
  ['This text cannot be shown yet:', ...problems]
    .map((line) => `{${JSON.stringify(line)}}`)
    .join('\n\n');

/**
 * Docusaurus' two hooks for Markdown, made to forgive: the development server would end at facts
 * that it cannot read, and would show "This page crashed" for a `{` in a text. A page shows
 * stand-ins until its problems are fixed, which are told over it (`tellInBrowser`). Docusaurus has
 * no such way of its own: https://github.com/facebook/docusaurus/discussions/9730
 */
export function forgiving(parse: ParseFrontMatter): {
  parseFrontMatter: ParseFrontMatter;
  preprocessor: (file: {filePath: string; fileContent: string}) => string;
} {
  // Docusaurus reads the facts of a file before it compiles its text, each time.
  const broken = new Map<string, string[]>();
  return {
    async parseFrontMatter(params) {
      const {filePath} = params;
      const kind = kindOf(filePath);
      if (!kind) return parse(params);
      const {file, problems} = await readMarkdown(filePath);
      broken.set(filePath, file?.body ? crashProblems(file.body, SECTIONS[kind]) : problems);
      const fileContent = file ? params.fileContent : '';
      const {frontMatter, content} = await parse({...params, fileContent});
      return {content, frontMatter: withStandIns(frontMatter, kind)};
    },
    preprocessor({filePath, fileContent}) {
      const problems = broken.get(filePath) ?? [];
      return problems.length > 0 ? explanation(problems) : fileContent;
    },
  };
}
