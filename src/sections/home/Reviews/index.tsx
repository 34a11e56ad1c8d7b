import Translate from '@docusaurus/Translate';
import quoted from '@generated/docusaurus-plugin-company/default/quoted.json';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import ArrowLink from '@site/src/components/ArrowLink';
import FigureSource from '@site/src/components/FigureSource';
import ReviewCards from '@site/src/components/ReviewCards';
import Section from '@site/src/components/Section';
import Stars from '@site/src/components/Stars';
import {useFormats} from '@site/src/components/useFormats';
import {ENOUGH_REVIEWS} from '@site/src/data/reviews';
import {routes} from '@site/src/data/routes';

import styles from './styles.module.css';

/** The average as five stars, the last one in part, and as text with its source; nothing over a few reviews. */
function Rating() {
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

/** Two reviews in full, high on the page; below them the figures and a link to all reviews. */
export default function Reviews() {
  if (quoted.length === 0) return null;
  return (
    <Section background="sand" labelledBy="reviews-title" tight className={styles.section}>
      <h2 id="reviews-title" className={styles.title}>
        <Translate id="home.reviews.title">What customers say</Translate>
      </h2>
      <ReviewCards brief reviews={quoted} />
      <div className={styles.all}>
        <Rating />
        <ArrowLink to={routes.testimonials}>
          <Translate id="home.reviews.all">Read more reviews</Translate>
        </ArrowLink>
      </div>
    </Section>
  );
}
