import type {ReactNode} from 'react';

import styles from './styles.module.css';

/**
 * In Markdown: a picture with its caption. Put the picture between the two tags. A translated caption
 * with English words arrives as a `<figcaption>` beside the picture
 * (`src/markdown/remark/englishParts.ts`).
 */
export default function Figure({caption, children}: {caption?: string; children: ReactNode}) {
  return (
    <figure className={styles.figure}>
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
