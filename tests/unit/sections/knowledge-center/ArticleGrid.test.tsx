import type {ArticleSummary} from '@site/src/data/article';
import ArticleGrid, {FIRST} from '@site/src/sections/knowledge-center/ArticleGrid';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../support/render';

const BASE = '/knowledge-center';

const article = (slug: string, category: ArticleSummary['category']): ArticleSummary => ({
  slug,
  permalink: `${BASE}/${slug}`,
  title: `Title of ${slug}`,
  date: '2025-07-03T00:00:00.000Z',
  author: 'The crew',
  excerpt: `Excerpt of ${slug}`,
  category,
  readTime: 7,
  image: `/img/articles/${slug}.svg`,
  source: `@site/blog/${slug}.mdx`,
});

const ARTICLES = [
  article('grant', 'insurance'),
  article('signs', 'inspection'),
  article('claims', 'insurance'),
];

const show = (search: string) =>
  renderSite(<ArticleGrid articles={ARTICLES} base={BASE} />, {path: `${BASE}${search}`});

const titles = () => screen.queryAllByRole('heading').map(({textContent}) => textContent);

it('says when a category is empty, and leads back to all', () => {
  show('?category=storm-damage');
  expect(titles()).toEqual([]);
  expect(screen.getByText(/We have not written about this yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Show all articles'})).toHaveAttribute('href', BASE);
});

it('begins with the newest, and shows all when asked to', async () => {
  const many = Array.from({length: FIRST + 2}, (_, index) => article(`a${index}`, 'insurance'));
  renderSite(<ArticleGrid articles={many} base={BASE} />, {path: BASE});
  expect(screen.getAllByRole('article')).toHaveLength(FIRST);
  expect(screen.getByRole('status')).toHaveTextContent(`Showing ${FIRST} of ${FIRST + 2}`);
  await userEvent.click(screen.getByRole('button', {name: 'Show all articles'}));
  expect(screen.getAllByRole('article')).toHaveLength(FIRST + 2);
  expect(document.activeElement).toHaveAttribute('href', `${BASE}/a${FIRST}`);
  expect(screen.queryByRole('button', {name: 'Show all articles'})).not.toBeInTheDocument();
});
