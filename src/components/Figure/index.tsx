import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** In Markdown: a picture with its caption. Put the picture between the two tags. */
export default function Figure({
  caption,
  children,
}: {
  caption: string;
  children: ReactNode;
}): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
