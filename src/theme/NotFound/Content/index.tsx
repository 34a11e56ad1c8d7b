import Head from '@docusaurus/Head';
import {PageMetadata} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import headScript from '@generated/page-scripts/default/notFoundHead.json';
import script from '@generated/page-scripts/default/notFound.json';
import strings from '@generated/picker-strings/default/notFound.json';
import {ghostButton, primaryButton} from '@site/src/components/Button';
import LocalizedText from '@site/src/components/LocalizedText';
import {routes} from '@site/src/data/routes';
import {joinLocale} from '@site/src/language/localePath';

import {NOT_FOUND, ROUTE} from './behavior';
import styles from './styles.module.css';

/**
 * Body of the 404 page. Its scripts are all that works it, for the page has no app. The docs plugin uses it
 * without its frame, so it sets the title itself.
 */
export default function NotFoundContent() {
  const {currentLocale} = useDocusaurusContext().i18n;
  const picture = useBaseUrl('/img/scenes/not-found.svg');
  const link = (route: string) => ({href: joinLocale(currentLocale, route), [ROUTE]: route});
  return (
    <main className={styles.page} lang={currentLocale}>
      <PageMetadata title={strings[currentLocale]!.title} />
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- Docusaurus sets it beside this */}
        <html {...{[NOT_FOUND]: true}} />
        <meta name="robots" content="noindex" />
        <script>{headScript}</script>
      </Head>
      <div className={styles.words}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <h1 className={styles.title}>
          <LocalizedText from={strings} text="title" />
        </h1>
        <p className={styles.message}>
          <LocalizedText from={strings} text="message" />
        </p>
        <div className={styles.actions}>
          <a className={primaryButton} {...link(routes.home)}>
            <LocalizedText from={strings} text="home" />
          </a>
          <a className={ghostButton} {...link(routes.contact)}>
            <LocalizedText from={strings} text="contact" />
          </a>
        </div>
      </div>
      <script dangerouslySetInnerHTML={{__html: script}} />
      <img className={styles.picture} src={picture} alt="" width={480} height={560} />
    </main>
  );
}
