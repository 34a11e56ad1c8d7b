import {PageMetadata} from '@docusaurus/theme-common';
import Island from '@site/src/components/Island';
import LanguageSwitcher from '@site/src/components/LanguageSwitcher';
import Logo from '@site/src/components/Logo';
import {requestWords} from '@site/src/data/requestWords';

import Request from './Request';
import styles from './styles.module.css';

/**
 * For staff: the history of one request. Notices link here with a secret after the #, which no server
 * sees. Opening the page changes nothing. No page of the site links here.
 */
export default function RequestPage() {
  return (
    <main className={styles.page}>
      <PageMetadata title={requestWords().title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <Logo />
      <Island name="request" atOnce>
        <Request />
      </Island>
      <LanguageSwitcher variant="menu" />
    </main>
  );
}
