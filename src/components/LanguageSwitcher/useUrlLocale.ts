import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {splitLocale} from '@site/src/language/localePath';
import type {LocaleCode} from '@site/src/language/locales';

/**
 * The language of the URL. On a host's single 404 page it differs from the language of the build, which
 * the first render returns, so that it matches the served HTML.
 */
export function useUrlLocale(): LocaleCode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  return useIsBrowser() ? splitLocale(pathname).locale : currentLocale;
}
