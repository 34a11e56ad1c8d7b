import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import {sheet} from '../Card';
import {CHECKLIST, PRINT} from './behavior';
import styles from './styles.module.css';

/** Prints the list around it alone. */
export const PrintButton = ({children}: {children: ReactNode}) => (
  <button type="button" className={styles.print} {...{[PRINT]: ''}} data-needs-script>
    {children}
  </button>
);

/**
 * In Markdown: a list of things to do, with an empty box before each, to be ticked on paper. Its button
 * prints it alone, on one page.
 */
export default function ArticleChecklist({children}: {children: ReactNode}) {
  return (
    <div className={clsx(sheet, styles.checklist)} {...{[CHECKLIST]: ''}}>
      {children}
      <PrintButton>
        <Translate id="article.checklist.print">Print this list</Translate>
      </PrintButton>
    </div>
  );
}
