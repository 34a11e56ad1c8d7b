import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {linksTo, type PageNames} from '@site/src/data/routes';
import {ChevronRight} from 'lucide-react';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Before a crumb, not after it, so that no line ends with an arrow when the trail wraps. */
const separator = <ChevronRight className={styles.mark} size={16} aria-hidden="true" />;

/** The way back: links to pages, then the page itself as plain text. `lang` marks a title left in English. */
export default function Breadcrumb({
  trail,
  current,
  lang,
}: {
  trail: (keyof PageNames)[];
  current: ReactNode;
  lang?: string;
}) {
  return (
    <nav
      className={styles.breadcrumb}
      aria-label={translate({id: 'components.breadcrumb.label', message: 'Breadcrumb'})}
    >
      <ol className={styles.trail}>
        {linksTo(translate, trail).map(({label, to}, index) => (
          <li key={to}>
            {index > 0 && separator}
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {separator}
          {current}
        </li>
      </ol>
    </nav>
  );
}
