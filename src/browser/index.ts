import path from 'node:path';

/**
 * Scripts that run in browsers before or beside React. No module imports them: the build puts them into
 * pages by these paths (`src/build/app-loader`, `src/build/language-gate`).
 *
 * - `language-gate/`: redirects to the picker or the chosen language, before the first paint
 * - `controls/`: menu, language switcher, call banner, share row, all without React
 * - `list-filter/`: works the filter of a list until the app has hydrated, on that page alone
 * - `app-loader/`: loads the app after the page, and holds events until the app has hydrated
 */
export const BROWSER = {
  loader: path.join(__dirname, 'app-loader/head.ts'),
  app: path.join(__dirname, 'app-loader/entry.ts'),
  navigation: path.join(__dirname, 'app-loader/client.ts'),
  gate: path.join(__dirname, 'language-gate/head.ts'),
  gateOnNavigation: path.join(__dirname, 'language-gate/client.ts'),
  crawlers: path.join(__dirname, 'language-gate/list.ts'),
  listFilter: path.join(__dirname, 'list-filter/entry.ts'),
  preselect: path.join(__dirname, 'language-gate/preselect.ts'),
  controls: path.join(__dirname, 'language-gate/controls.ts'),
};
