import {translate} from '@docusaurus/Translate';
import FigureSource from '@site/src/components/FigureSource';
import Stars from '@site/src/components/Stars';
import Stats from '@site/src/components/Stats';
import {useNumberFormat, usePercentFormat} from '@site/src/components/useFormats';
import {REVIEW_STATS} from '@site/src/data/reviewStats';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

/** The average as five stars, the last one in part, and four figures with who counted them. */
export default function ReviewStats(): ReactNode {
  const number = useNumberFormat();
  const percent = usePercentFormat();
  return (
    <div className={styles.summary}>
      <Stars rating={REVIEW_STATS.average} size={32} />
      <Stats
        stats={[
          {
            key: 'average',
            figure: number(REVIEW_STATS.average),
            label: translate({id: 'testimonials.stats.average', message: 'average of 5 stars'}),
          },
          {
            key: 'total',
            figure: number(REVIEW_STATS.total),
            label: translate({id: 'testimonials.stats.total', message: 'reviews'}),
            source: <FigureSource source={REVIEW_STATS.source} />,
          },
          {
            key: 'fiveStars',
            figure: number(REVIEW_STATS.fiveStars),
            label: translate({id: 'testimonials.stats.fiveStars', message: 'with five stars'}),
          },
          {
            key: 'satisfaction',
            figure: percent(REVIEW_STATS.satisfaction),
            label: translate({id: 'testimonials.stats.satisfaction', message: 'satisfaction'}),
            source: <FigureSource source={REVIEW_STATS.satisfactionSource} />,
          },
        ]}
      />
    </div>
  );
}
