import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import strings from '@generated/picker-strings/default/notFound.json';
import AppNow from '@site/src/components/AppNow';
import Button from '@site/src/components/Button';
import {useUrlLocale} from '@site/src/components/LanguageSwitcher/useUrlLocale';
import {routes} from '@site/src/data/routes';
import {joinLocale, splitLocale} from '@site/src/language/localePath';
import {type ReactNode, useEffect} from 'react';

import styles from './styles.module.css';

/** Pages that list the pages below them. */
const LISTS = [routes.knowledgeCenter, routes.services];

/**
 * Body of the 404 page, in the language of the URL even where the host serves one page for all.
 * Unknown paths below `/services` show it too, so it sets the title itself.
 *
 * An unknown article or service, which may have been deleted, leads to the list of them instead
 * (`replace`, so Back is not trapped); any other unknown path is logged.
 */
export default function NotFoundContent(): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const {pathname} = useLocation();
  const history = useHistory();
  const locale = useUrlLocale();
  const picture = useBaseUrl('/img/scenes/not-found.svg');
  const text = strings[locale]!;

  useEffect(() => {
    const there = splitLocale(pathname);
    const route = LISTS.find((one) => there.path.startsWith(`${one}/`));
    if (!route) {
      console.error(`404: there is no page at ${pathname}`);
      return;
    }
    const list = joinLocale(there.locale, route);
    // Another locale is another build: the router of this one does not know its pages.
    if (there.locale === currentLocale) history.replace(list);
    else window.location.replace(list);
  }, [pathname, currentLocale, history]);

  return (
    <main className={styles.page} lang={locale}>
      <AppNow />
      <PageMetadata title={text.title} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.message}>{text.message}</p>
        <div className={styles.actions}>
          <Button to={`pathname://${joinLocale(locale, routes.home)}`}>{text.home}</Button>
          <Button to={`pathname://${joinLocale(locale, routes.contact)}`} variant="ghost">
            {text.contact}
          </Button>
        </div>
      </div>
      <img className={styles.picture} src={picture} alt="" width={480} height={560} />
    </main>
  );
}
