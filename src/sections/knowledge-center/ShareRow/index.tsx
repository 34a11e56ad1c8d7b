import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {splitLocale} from '@site/src/language/localePath';

import {COPIED, FAILED, SHARE, SHARED, TITLE} from './behavior';
import styles from './styles.module.css';

/**
 * Shares an article without third-party scripts: email is a link, `behavior.ts` works the buttons. The
 * shared URL is the canonical one, without the visitor's query.
 *
 * @param lang set where the article shows in English: its URL is then the English one
 */
export default function ShareRow({title, lang}: {title: string; lang?: string}) {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const url = siteConfig.url + (lang ? splitLocale(pathname).path : pathname);
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div
      className={styles.row}
      role="group"
      aria-labelledby="share-article"
      data-screen-only
      {...{
        [SHARED]: url,
        [TITLE]: title,
        [COPIED]: translate({id: 'article.share.copied', message: 'Link copied.'}),
        [FAILED]: translate(
          {id: 'article.share.failed', message: 'We couldn’t copy the link. Here it is: {url}'},
          {url},
        ),
      }}
    >
      <p id="share-article" className={styles.title}>
        <Translate id="article.share.title">Share this article</Translate>
      </p>
      <button type="button" className={styles.native} {...{[SHARE]: 'native'}}>
        <Translate id="article.share.native">Share</Translate>
      </button>
      <button type="button" className={styles.action} {...{[SHARE]: 'copy'}} data-needs-script>
        <Translate id="article.share.copy">Copy link</Translate>
      </button>
      <a className={styles.action} href={mail}>
        <Translate id="article.share.email">Email</Translate>
      </a>
      <button type="button" className={styles.action} {...{[SHARE]: 'print'}} data-needs-script>
        <Translate id="article.share.print">Print</Translate>
      </button>
      {/* Empty for React: the script fills it. */}
      <p className={styles.status} role="status" />
    </div>
  );
}
