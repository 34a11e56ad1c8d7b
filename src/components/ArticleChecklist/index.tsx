import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * In Markdown: a list of things to do, with an empty box before each, to be ticked on paper. Its button
 * prints it alone, on one page (`src/plugins/controls/printing.ts`).
 */
export default function ArticleChecklist({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.checklist} data-print-alone>
      {children}
      <button type="button" className={styles.print} data-print data-needs-script>
        <Translate id="article.checklist.print">Print this list</Translate>
      </button>
    </div>
  );
}
