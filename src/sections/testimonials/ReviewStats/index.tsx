import {translate} from '@docusaurus/Translate';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import FigureSource from '@site/src/components/FigureSource';
import Stars from '@site/src/components/Stars';
import Stats from '@site/src/components/Stats';
import {useFormats} from '@site/src/components/useFormats';
import {ENOUGH_REVIEWS} from '@site/src/data/reviews';

import styles from './styles.module.css';

/**
 * The average as five stars, the last one in part, and three figures with their sources; a fourth where
 * customers were asked. Nothing over a few reviews.
 */
export default function ReviewStats() {
  const {number, percent} = useFormats();
  const {satisfaction, satisfactionSource} = stats;
  if (stats.total < ENOUGH_REVIEWS) return null;
  return (
    <div className={styles.summary}>
      <Stars rating={stats.average} size={32} />
      <Stats
        stats={[
          {
            figure: number(stats.average),
            label: translate(
              {
                id: 'testimonials.stats.average',
                message: 'average of 5 stars, based on {total} reviews',
              },
              {total: number(stats.total)},
            ),
          },
          {
            figure: number(stats.total),
            label: translate({id: 'testimonials.stats.total', message: 'reviews'}),
            source: <FigureSource source={stats.source} />,
          },
          {
            figure: number(stats.fiveStars),
            label: translate({id: 'testimonials.stats.fiveStars', message: 'with five stars'}),
          },
          satisfaction !== null && {
            figure: percent(satisfaction),
            label: translate({id: 'testimonials.stats.satisfaction', message: 'satisfaction'}),
            source: satisfactionSource && <FigureSource source={satisfactionSource} />,
          },
        ]}
      />
    </div>
  );
}
