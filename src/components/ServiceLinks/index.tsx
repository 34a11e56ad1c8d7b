import {routes, serviceRoute} from '@site/src/data/routes';
import type {ServiceCard} from '@site/src/data/services';
import clsx from 'clsx';
import {ArrowRight} from 'lucide-react';
import type {ReactNode} from 'react';

import StretchedLink, {linkedBlock} from '../StretchedLink';
import styles from './styles.module.css';

type Line = {to: string; title: ReactNode; summary?: string};

/**
 * Services as a ruled list, the whole line a link; `compact` shows the titles alone. `all` is a last
 * line that leads to the overview.
 */
export default function ServiceLinks({
  services,
  compact = false,
  all,
}: {
  services: ServiceCard[];
  compact?: boolean;
  all?: ReactNode;
}) {
  const Title = compact ? 'span' : 'h3';
  const lines: Line[] = services.map(({slug, ...card}) => ({to: serviceRoute(slug), ...card}));
  if (all) lines.push({to: routes.services, title: all});
  return (
    <ul className={clsx(styles.list, compact && styles.compact)}>
      {lines.map(({to, title, summary}) => (
        <li key={to} className={linkedBlock}>
          <div>
            <Title className={styles.title}>
              <StretchedLink className={styles.link} to={to}>
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
