import type {ArticleSummary} from '@site/src/data/article';
import ArticleGrid from '@site/src/sections/knowledge-center/ArticleGrid';
import {workListFilters} from '@site/src/components/ListFilter/behavior';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const BASE = '/knowledge-center';

const ARTICLE: ArticleSummary = {
  slug: 'grant',
  permalink: `${BASE}/grant`,
  title: 'Grant',
  date: '2025-07-03T00:00:00.000Z',
  author: 'The crew',
  excerpt: 'Excerpt',
  category: 'insurance',
  readTime: 7,
  image: '/img/articles/grant.svg',
  source: '@site/blog/grant.mdx',
};

it('says when a category is empty, and leads back to all', () => {
  history.replaceState(null, '', `${BASE}?category=storm-damage`);
  renderSite(<ArticleGrid articles={[ARTICLE]} base={BASE} />);
  workListFilters(window);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText(/We have not written about this yet/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Show all articles'})).toHaveAttribute('href', BASE);
});
