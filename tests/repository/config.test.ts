/** The site's configuration, as Docusaurus' commands load it. */
import {environment} from '../../src/data/environment';
import {DEFAULT_LOCALE} from '../../src/language/locales';

afterEach(() => {
  Reflect.deleteProperty(environment, 'DOCUSAURUS_CURRENT_LOCALE');
});

test('the development server may start without a language', async () => {
  // What Docusaurus' own start makes of no `--locale`.
  Object.assign(environment, {DOCUSAURUS_CURRENT_LOCALE: 'undefined'});
  const {default: load} = await import('../../docusaurus.config');
  const config = await load();
  expect(config.customFields?.formats).toBeDefined();
  expect(config.i18n?.defaultLocale).toBe(DEFAULT_LOCALE);
});
