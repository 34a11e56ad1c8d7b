import categories from '../../company/categories.json';

/** The Knowledge Center's categories, in the order of its filter. */
export const CATEGORIES = Object.keys(categories);
