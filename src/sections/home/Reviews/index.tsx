import Translate from '@docusaurus/Translate';
import quoted from '@generated/docusaurus-plugin-company/default/quoted.json';
import ArrowLink from '@site/src/components/ArrowLink';
import Rating from '@site/src/components/Rating';
import ReviewCards from '@site/src/components/ReviewCards';
import Section from '@site/src/components/Section';
import {routes} from '@site/src/data/routes';

import styles from './styles.module.css';

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
