import script from '@generated/page-scripts/default/listFilter.json';
import type {ReactNode} from 'react';

import {LIST, NONE, SHOWN} from './behavior';
import styles from './styles.module.css';

/** Class names of the filter's choices, links or buttons, and of their row. */
export const {chip, chips} = styles;

/** The number of items. */
export const Shown = ({children}: {children: ReactNode}) => (
  <span {...{[SHOWN]: ''}}>{children}</span>
);

/**
 * A list with its filter. Its script runs as the HTML arrives, so that no other items flash. Without
 * JavaScript every item shows and the filter is hidden.
 */
export default function ListFilter({
  filter,
  count,
  none,
  children,
}: {
  /** Links, buttons and lists that choose: see `behavior.ts`. */
  filter: ReactNode;
  /** How many items show. */
  count: ReactNode;
  /** What shows where no item fits. */
  none: ReactNode;
  children: ReactNode;
}) {
  return (
    <div {...{[LIST]: ''}}>
      <div data-needs-script>{filter}</div>
      <p className={styles.count} role="status" data-needs-script>
        {count}
      </p>
      <div className={styles.none} hidden {...{[NONE]: ''}}>
        {none}
      </div>
      {children}
      <script dangerouslySetInnerHTML={{__html: script}} />
    </div>
  );
}
