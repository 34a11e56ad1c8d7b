import type {ArticleSummary} from '@site/src/lib/article';
import ArticleGrid from '@site/src/sections/knowledge-center/ArticleGrid';
import {NONE, workListFilters} from '@site/src/components/ListFilter/behavior';
import {serviceRoute} from '@site/src/data/routes';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const BASE = '/knowledge-center';

const ARTICLE: ArticleSummary = {
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

it('leads from an empty category to services and back to all', () => {
  history.replaceState(null, '', `${BASE}?category=storm-damage`);
  renderSite(<ArticleGrid articles={[ARTICLE]} base={BASE} />);
  workListFilters(window);
  expect(screen.queryByRole('heading', {name: ARTICLE.title})).toBeNull();
  const empty = document.querySelector<HTMLElement>(`[${NONE}]`)!;
  expect(empty).toBeVisible();
  const links = within(empty).getAllByRole<HTMLAnchorElement>('link');
  expect(links.slice(0, -1).map((link) => link.pathname)).toEqual(
    expect.arrayContaining([serviceRoute(EMERGENCY_SLUG)]),
  );
  expect(links.at(-1)).toHaveAttribute('href', BASE);
});
