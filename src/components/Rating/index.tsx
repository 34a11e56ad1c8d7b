import Translate from '@docusaurus/Translate';
import Stars from '@site/src/components/Stars';
import {useNumberFormat} from '@site/src/components/useFormats';
import {REVIEW_STATS} from '@site/src/data/reviewStats';
import type {ReactNode} from 'react';

import FigureSource from '../FigureSource';
import styles from './styles.module.css';

/** The average as five stars, the last one in part, and as text with its source. */
export default function Rating(): ReactNode {
  const number = useNumberFormat();
  return (
    <div className={styles.rating}>
      <Stars rating={REVIEW_STATS.average} size={32} />
      <p>
        <Translate
          id="testimonials.rating.text"
          values={{
            average: <b className={styles.average}>{number(REVIEW_STATS.average)}</b>,
            total: number(REVIEW_STATS.total),
          }}
        >
          {'{average} average, based on {total} reviews'}
        </Translate>
        <small className={styles.source}>
          <FigureSource source={REVIEW_STATS.source} />
        </small>
      </p>
    </div>
  );
}
