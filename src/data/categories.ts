import categories from '../../company/categories.json';

/** The Knowledge Center's categories, in the order of its filter. */
export const CATEGORIES = Object.keys(categories);

/** Is this one of them? Exact match. */
export const isCategory = (value: string | null): value is string =>
  value !== null && CATEGORIES.includes(value);
