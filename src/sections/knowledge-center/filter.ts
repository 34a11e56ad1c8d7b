import {isCategory} from '@site/src/data/categories';

/** The query parameter of the filter: `?category=insurance`. */
export const CATEGORY_PARAM = 'category';

/** What to show for a value of the query string: a category, or all where it is none. */
export function parseCategory(value: string | null): string | null {
  return isCategory(value) ? value : null;
}

/** The query string that a chip leads to; all articles need none. */
export function categoryQuery(category: string | null): string {
  return category === null ? '' : `?${CATEGORY_PARAM}=${category}`;
}

/** The articles of one category, in their order; all of them for `null`. */
export function filterArticles<T extends {category: string}>(
  articles: T[],
  category: string | null,
): T[] {
  return category === null ? articles : articles.filter((article) => article.category === category);
}
