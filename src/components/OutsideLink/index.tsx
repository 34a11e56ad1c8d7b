import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** Inline link to a page of another site, where a reader can check what we say. */
export default function OutsideLink({
  href,
  children,
}: {
  href: string;
  children: ReactNode;
}): ReactNode {
  return (
    <Link className={styles.link} href={href}>
      {children}
    </Link>
  );
}
