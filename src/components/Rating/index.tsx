import Translate from '@docusaurus/Translate';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import Stars from '@site/src/components/Stars';
import {useFormats} from '@site/src/components/useFormats';
import {ENOUGH_REVIEWS} from '@site/src/data/reviews';

import FigureSource from '../FigureSource';
import styles from './styles.module.css';

/** The average as five stars, the last one in part, and as text with its source; nothing over a few reviews. */
export default function Rating() {
  const {number} = useFormats();
  if (stats.total < ENOUGH_REVIEWS) return null;
  return (
    <div className={styles.rating}>
      <Stars rating={stats.average} size={32} />
      <p>
        <Translate
          id="testimonials.rating.text"
          values={{
            average: <b className={styles.average}>{number(stats.average)}</b>,
            total: number(stats.total),
          }}
        >
          {'{average} average, based on {total} reviews'}
        </Translate>
        <small className={styles.source}>
          <FigureSource source={stats.source} />
        </small>
      </p>
    </div>
  );
}
