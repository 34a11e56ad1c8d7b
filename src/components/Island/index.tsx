import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The script of each island: a name or address that was released once stays (docs/architecture.md). */
const SCRIPTS = {
  inspection: '/islands.js',
  newsletter: '/islands.js',
  search: '/islands-search.js',
  request: '/islands-request.js',
};

/**
 * A block that React works in the browser, by a root of its own; the rest of a page is HTML. Its script is
 * loaded at the first touch (`src/browser/islands`), or, where the block is of no use before, at once.
 */
export default function Island({
  name,
  atOnce,
  children,
}: {
  name: keyof typeof SCRIPTS;
  atOnce?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={styles.island}
      data-island={name}
      data-src={useBaseUrl(SCRIPTS[name])}
      data-at-once={atOnce}
    >
      {children}
    </div>
  );
}
