import path from 'node:path';

/**
 * Scripts that run in browsers before or beside React. No module imports them: the build puts them into
 * pages by these paths (`src/plugins/page-scripts`, `src/plugins/islands`).
 *
 * - `language-gate/`: redirects to the picker or the chosen language, before the first paint
 * - `behaviors/`: which page starts which `behavior.ts`, scripts that stand beside the markup that they work
 * - `islands/`: in the head, loads the script of an island at the first touch, and holds what is submitted
 *   before; these scripts, which bring the islands to life (`src/components/Island`)
 */
export const BROWSER = {
  head: path.join(__dirname, 'head.ts'),
  development: path.join(__dirname, 'behaviors/development.ts'),
  picker: path.join(__dirname, 'behaviors/picker.ts'),
  listFilter: path.join(__dirname, 'behaviors/listFilter.ts'),
  roofStanding: path.join(__dirname, 'behaviors/roofStanding.ts'),
  notFound: path.join(__dirname, 'behaviors/notFound.ts'),
  notFoundHead: path.join(__dirname, 'behaviors/notFoundHead.ts'),
};

/** The scripts of islands, by the names of their files. */
export const ISLANDS = {
  islands: path.join(__dirname, 'islands/forms.ts'),
  'islands-search': path.join(__dirname, 'islands/search.ts'),
  'islands-request': path.join(__dirname, 'islands/request.ts'),
};
