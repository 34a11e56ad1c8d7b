import path from 'node:path';

import type {ParseFrontMatter} from '@docusaurus/types';

import topics from '../../../company/topics.json';
import {CATEGORIES} from '../../data/categories';
import {crashProblems, folderOf, readMarkdown, unusableFields} from '../../markdown';

/** Values that the development server shows in place of unusable facts. */
const STAND_INS: Record<string, unknown> = {
  title: 'Untitled',
  description: 'No description yet',
  excerpt: 'No excerpt yet',
  summary: 'No summary yet',
  imageAlt: 'No description of the picture yet',
  cta: {title: 'No call to action yet', description: '…', buttonText: '…'},
  date: new Date('2025-01-01'),
  authors: {name: 'No author yet'},
  category: CATEGORIES[0],
  topics: Object.keys(topics).slice(0, 1),
  readTime: 1,
  image: '/img/why.svg',
};

/** The kinds of texts that are shown all the same. */
const FORGIVEN = ['article', 'service'];

/** MDX to show in place of a faulty text, in which no sign is markup. */
const explanation = (problems: string[]): string =>
  ['This text cannot be shown yet:', ...problems]
    .map((line) => line.replace(/[!-/:-@[-`{-~]/g, '\\$&'))
    .join('\n\n- ');

/**
 * Docusaurus' two hooks for Markdown, for the development server: it would otherwise exit at unreadable
 * facts, and show "This page crashed" for a `{` in a text. A page shows stand-ins until its problems,
 * which the overlay lists (`tellInBrowser`), are fixed. Docusaurus has no option for this:
 * https://github.com/facebook/docusaurus/discussions/9730
 */
export function forgiving(parse: ParseFrontMatter): {
  parseFrontMatter: ParseFrontMatter;
  preprocessor: (file: {filePath: string; fileContent: string}) => string;
} {
  // Problems by file. Docusaurus always parses the front matter of a file before it compiles the text.
  const broken = new Map<string, string[]>();
  return {
    async parseFrontMatter(params) {
      const {filePath} = params;
      const folder = folderOf(filePath);
      if (!folder || !FORGIVEN.includes(folder.kind)) return parse(params);
      const {file, problems} = await readMarkdown(filePath);
      const body = file?.body;
      const says = body ? crashProblems(body, filePath) : problems;
      broken.set(filePath, says);
      const fileContent = file ? params.fileContent : '';
      const {frontMatter, content} = await parse({...params, fileContent});
      // `parse` has given a copy the facts of its English original.
      const kind = path.basename(filePath) === 'index.mdx' ? 'page' : folder.kind;
      const unusable = unusableFields(frontMatter, kind);
      const standIns = Object.entries(STAND_INS).filter(([field]) => unusable.includes(field));
      const usable = Object.entries(frontMatter).filter(([field]) => !unusable.includes(field));
      return {content, frontMatter: Object.fromEntries([...usable, ...standIns])};
    },
    preprocessor({filePath, fileContent}) {
      const problems = broken.get(filePath) ?? [];
      return problems.length > 0 ? explanation(problems) : fileContent;
    },
  };
}
