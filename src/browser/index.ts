import path from 'node:path';

/**
 * Scripts that run in browsers before or beside React. No module imports them: the build puts them into
 * pages by these paths (`src/build/`: `language-gate`, `behaviors`, `app-loader`).
 *
 * - `language-gate/`: redirects to the picker or the chosen language, before the first paint
 * - `behaviors/`: which page starts which `behavior.ts`, scripts that stand beside the markup that they work
 * - `controls/`: menu, language switcher, call banner, share row
 * - `app-loader/`: loads the app after the page, and holds events until the app has hydrated
 */
export const BROWSER = {
  loader: path.join(__dirname, 'app-loader/head.ts'),
  app: path.join(__dirname, 'app-loader/entry.ts'),
  navigation: path.join(__dirname, 'app-loader/client.ts'),
  gate: path.join(__dirname, 'language-gate/head.ts'),
  gateOnNavigation: path.join(__dirname, 'language-gate/client.ts'),
  crawlers: path.join(__dirname, 'language-gate/list.ts'),
  listFilter: path.join(__dirname, 'behaviors/listFilter.ts'),
  notFound: path.join(__dirname, 'behaviors/notFound.ts'),
  notFoundHead: path.join(__dirname, 'behaviors/notFoundHead.ts'),
  everyPage: path.join(__dirname, 'behaviors/everyPage.ts'),
  picker: path.join(__dirname, 'behaviors/picker.ts'),
  development: path.join(__dirname, 'behaviors/development.ts'),
};
