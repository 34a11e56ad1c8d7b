import Translate from '@docusaurus/Translate';
import {type ReactNode, useRef} from 'react';

import {printAlone} from './printAlone';
import styles from './styles.module.css';

/**
 * In Markdown: a list of things to do, with an empty box before each, to be ticked on paper. Its button
 * prints it alone, on one page.
 */
export default function ArticleChecklist({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} className={styles.checklist}>
      {children}
      <button
        type="button"
        className={styles.print}
        onClick={() => list.current && printAlone(list.current)}
        data-needs-app
        data-needs-script
      >
        <Translate id="article.checklist.print">Print this list</Translate>
      </button>
    </div>
  );
}
