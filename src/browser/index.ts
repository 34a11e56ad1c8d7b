import path from 'node:path';

/**
 * Scripts that run in browsers before or beside React. No module imports them: the build puts them into
 * pages by these paths (`src/plugins/page-scripts`, `src/plugins/app-loader`).
 *
 * - `language-gate/`: redirects to the picker or the chosen language, before the first paint
 * - `behaviors/`: which page starts which `behavior.ts`, scripts that stand beside the markup that they work
 * - `app-loader/`: loads the app where it is wanted, and holds events until the app has hydrated
 */
export const BROWSER = {
  head: path.join(__dirname, 'head.ts'),
  development: path.join(__dirname, 'behaviors/development.ts'),
  picker: path.join(__dirname, 'behaviors/picker.ts'),
  listFilter: path.join(__dirname, 'behaviors/listFilter.ts'),
  notFound: path.join(__dirname, 'behaviors/notFound.ts'),
  notFoundHead: path.join(__dirname, 'behaviors/notFoundHead.ts'),
  app: path.join(__dirname, 'app-loader/entry.ts'),
};
