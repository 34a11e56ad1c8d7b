import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** In Markdown: a list of things to do, with an empty box before each, to be ticked on paper. */
export default function ArticleChecklist({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.checklist}>{children}</div>;
}
