/** `id` of the list in whose place a search shows its results. */
export const SEARCHED = 'searched';
