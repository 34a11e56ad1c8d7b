import Translate from '@docusaurus/Translate';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import listFilterScript from '@generated/behaviors/default/listFilter.json';
import {useClearQueryString, useQueryString} from '@docusaurus/theme-common';
import Button from '@site/src/components/Button';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import ReviewCards from '@site/src/components/ReviewCards';
import Section from '@site/src/components/Section';
import {useNumberFormat} from '@site/src/components/useFormats';
import {useServices} from '@site/src/components/useServices';
import {MANY_REVIEWS} from '@site/src/data/reviews';
import type {ReactNode} from 'react';

import Controls from './Controls';
import {selectReviews, toShow} from './select';
import styles from './styles.module.css';

/** The reviews with their filter, whose state is kept in the URL. */
export default function Reviews(): ReactNode {
  const [show, setShow] = useQueryString('show');
  const [service, setService] = useQueryString('service');
  const [location, setLocation] = useQueryString('location');
  const clear = useClearQueryString();
  const number = useNumberFormat();
  const services = useServices();
  const serviceTitle = (slug: string): string =>
    services.find((card) => card.slug === slug)?.title ?? slug;
  const isFew = reviews.length < MANY_REVIEWS;
  const selection = isFew
    ? {show: toShow(''), service, location: ''}
    : {show: toShow(show), service, location};
  const shown = selectReviews(reviews, selection);
  return (
    <Section background="sand" labelledBy="reviews-title">
      <h2 id="reviews-title" className={styles.title}>
        <Translate id="testimonials.reviews.title">What customers wrote</Translate>
      </h2>
      <Controls
        selection={selection}
        isFew={isFew}
        services={[...new Set(reviews.map((review) => review.service))].map((slug) => ({
          value: slug,
          label: serviceTitle(slug),
        }))}
        counties={[...new Set(reviews.map((review) => review.county))]}
        onShow={(value) => setShow(value === 'all' ? null : value)}
        onService={(value) => setService(value || null)}
        onLocation={(value) => setLocation(value || null)}
      />
      <p className={styles.count} role="status">
        <Translate
          id="testimonials.reviews.count"
          values={{
            // The script below may have written another number.
            shown: (
              <span data-shown suppressHydrationWarning>
                {number(shown.length)}
              </span>
            ),
            total: number(stats.total),
          }}
        >
          {'Showing {shown} of our {total} reviews'}
        </Translate>
      </p>
      {shown.length > 0 ? (
        <ReviewCards reviews={shown} />
      ) : (
        <div className={styles.empty}>
          <p>
            <Translate id="testimonials.reviews.empty">
              None of the reviews on this page fits that choice.
            </Translate>
          </p>
          <Button variant="ghost" onClick={clear}>
            <Translate id="testimonials.reviews.reset">Show all reviews</Translate>
          </Button>
        </div>
      )}
      {isFew && (
        <script
          data-param="service"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: listFilterScript}}
        />
      )}
      <ClaimsNotice />
    </Section>
  );
}
