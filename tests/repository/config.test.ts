/** The site's configuration, as Docusaurus' commands load it. */
import {environment, FILES_STAY_FILES} from '../../src/data/environment';
import {DEFAULT_LOCALE} from '../../src/language/locales';

afterEach(() => {
  Reflect.deleteProperty(environment, 'DOCUSAURUS_CURRENT_LOCALE');
});

test('the development server may start without a language', async () => {
  // `docusaurus start` sets this string if there is no `--locale`.
  Object.assign(environment, {DOCUSAURUS_CURRENT_LOCALE: 'undefined'});
  const {default: load} = await import('../../docusaurus.config');
  const config = await load();
  expect(config.customFields?.buildYear).toBeDefined();
  expect(config.i18n?.defaultLocale).toBe(DEFAULT_LOCALE);
});

test('a build that would put fonts into the stylesheet is refused', async () => {
  const {browserPlugins} = await import('../../src/plugins');
  expect(browserPlugins({NODE_ENV: 'production', ...FILES_STAY_FILES})).not.toHaveLength(0);
  expect(() => browserPlugins({NODE_ENV: 'production'})).toThrow('WEBPACK_URL_LOADER_LIMIT=0');
});
