import useBaseUrl from '@docusaurus/useBaseUrl';
import {joinLocale} from '@site/src/language/localePath';
import {LOCALES} from '@site/src/language/locales';
import type {ReactNode} from 'react';

import Face from '../Face';
import styles from './styles.module.css';

/** Without JavaScript, in place of the form: a link to the home page of each language. */
export default function PlainLinks(): ReactNode {
  return (
    <noscript>
      {/* Hides what needs JavaScript; a file, because the content policy forbids styles in the page. */}
      <link rel="stylesheet" href={useBaseUrl('/no-script.css')} />
      <ul className={styles.links}>
        {LOCALES.map(({code, name}) => (
          <li key={code}>
            <a className={styles.link} href={joinLocale(code, '/')} lang={code} hrefLang={code}>
              <Face code={code} name={name} />
            </a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
