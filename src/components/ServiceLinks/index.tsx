import {serviceRoute} from '@site/src/data/routes';
import type {ServiceCard} from '@site/src/data/services';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import StretchedLink, {linkedBlock} from '../StretchedLink';
import styles from './styles.module.css';

/** Services as a ruled list, the whole line a link; `compact` shows the titles alone. */
export default function ServiceLinks({
  services,
  compact = false,
}: {
  services: ServiceCard[];
  compact?: boolean;
}): ReactNode {
  const Title = compact ? 'span' : 'h3';
  return (
    <ul className={clsx(styles.list, compact && styles.compact)}>
      {services.map(({slug, title, summary}) => (
        <li key={slug} className={linkedBlock}>
          <div>
            <Title className={styles.title}>
              <StretchedLink className={styles.link} to={serviceRoute(slug)}>
                {title}
              </StretchedLink>
            </Title>
            {!compact && <p>{summary}</p>}
          </div>
          <ArrowRight className={styles.arrow} size={22} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
