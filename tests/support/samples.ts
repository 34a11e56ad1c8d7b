import {company} from '../../src/data/company';
import type {SearchEntry} from '../../src/lib/searchEntry';

type Facts = Record<string, string>;

const lineOf = ([name, fact]: [string, string]): string => `${name}: ${fact}`;
const markdown = (lines: string[], text: string): string =>
  `---\n${lines.join('\n')}\n---\n${text}\n`;

/** The facts of an article, as they stand in its file; all are right. */
export const ARTICLE = {
  title: '"How to read a roof estimate"',
  description: `"${'d'.repeat(130)}"`,
  excerpt: `"${'e'.repeat(100)}"`,
  date: '2025-07-03',
  authors: '{name: The crew}',
  category: 'insurance',
  topics: '[shingle]',
  readTime: '1',
  image: '/img/articles/roof.svg',
  imageAlt: '"A sheet of paper with prices"',
  cta: '{title: Ask us, description: We explain it., buttonText: Ask}',
  reviewBy: '2027-06-01',
};

/** The facts of a review; all are right. */
export const REVIEW = {
  placeholder: 'false',
  name: '"Ana B."',
  city: 'Largo',
  county: company.counties[0]!,
  date: '2025-03',
  rating: '5',
  service: 'drywall',
  source: 'direct',
  verified: 'true',
  featured: 'false',
  tags: '[]',
  title: 'Dry again',
};

/** A file of these facts, in their order, and a text. */
export const fileWith = (facts: Facts, text = ''): string =>
  markdown(Object.entries(facts).map(lineOf), text);

/** The sample article with the lines of some facts replaced, or removed (`''`). */
export const articleWith = (text: string, changed: Facts = {}): string => {
  const lines = Object.entries(ARTICLE).map((fact) => [fact[0], lineOf(fact)]);
  return markdown(
    Object.values<string>({...Object.fromEntries(lines), ...changed}).filter(Boolean),
    text,
  );
};

/** An article as an entry of the search. */
export const searchEntry = (path: string, title: string, text = ''): SearchEntry => ({
  ...{kind: 'article', path, title, text},
  ...{summary: '', headings: '', isEnglish: false},
});
