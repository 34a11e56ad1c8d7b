import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** Content above the title: a breadcrumb, a back link. */
  before?: ReactNode;
  /** Content below the lead: a rating, a byline. */
  children?: ReactNode;
  /** Path of the page's own small scene; decoration, shown from 1000 px on. */
  scene?: string;
  /** For pages of running text: a low hero, with no limit on the width of the title. */
  compact?: boolean;
};

/** Head of an inner page: the sky, the page's first-level heading and, where it has one, its scene. */
export default function PageHero({title, lead, before, children, scene, compact = false}: Props) {
  const src = useBaseUrl(scene ?? '');
  return (
    <header className={clsx(styles.hero, scene && styles.withScene, compact && styles.compact)}>
      {scene && (
        // Decoration, and not worth a phone's bytes: `lazy` keeps a hidden picture from loading.
        <img className={styles.scene} src={src} alt="" width={1200} height={420} loading="lazy" />
      )}
      <div className={styles.page}>
        {before}
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </header>
  );
}
