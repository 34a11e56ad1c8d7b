import Translate from '@docusaurus/Translate';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ghostButton} from '@site/src/components/Button';
import ClaimsNotice from '@site/src/components/ClaimsNotice';
import ListFilter from '@site/src/components/ListFilter';
import {NONE, PARAM, SHOWN, VALUE} from '@site/src/components/ListFilter/behavior';
import ReviewCards from '@site/src/components/ReviewCards';
import Section from '@site/src/components/Section';
import {useNumberFormat} from '@site/src/components/useFormats';
import {useServices} from '@site/src/components/useServices';
import {MANY_REVIEWS} from '@site/src/data/reviews';
import {routes} from '@site/src/data/routes';
import type {ReactNode} from 'react';

import Controls from './Controls';
import styles from './styles.module.css';

/** The reviews with their filter, whose state is kept in the URL. */
export default function Reviews(): ReactNode {
  const number = useNumberFormat();
  const services = useServices();
  const serviceTitle = (slug: string): string =>
    services.find((card) => card.slug === slug)?.title ?? slug;
  return (
    <Section
      background="sand"
      labelledBy="reviews-title"
      title={<Translate id="testimonials.reviews.title">What customers wrote</Translate>}
    >
      <ListFilter>
        <Controls
          isFew={reviews.length < MANY_REVIEWS}
          services={[...new Set(reviews.map((review) => review.service))].map((slug) => ({
            value: slug,
            label: serviceTitle(slug),
          }))}
          counties={[...new Set(reviews.map((review) => review.county))]}
        />
        <p className={styles.count} role="status">
          <Translate
            id="testimonials.reviews.count"
            values={{
              // The filter's script may have written another number.
              shown: (
                <span suppressHydrationWarning {...{[SHOWN]: ''}}>
                  {number(reviews.length)}
                </span>
              ),
              total: number(stats.total),
            }}
          >
            {'Showing {shown} of our {total} reviews'}
          </Translate>
        </p>
        <div className={styles.empty} hidden {...{[NONE]: ''}}>
          <p>
            <Translate id="testimonials.reviews.empty">
              None of the reviews on this page fits that choice.
            </Translate>
          </p>
          <a
            href={useBaseUrl(routes.testimonials)}
            className={ghostButton}
            {...{[PARAM]: 'service', [VALUE]: ''}}
          >
            <Translate id="testimonials.reviews.reset">Show all reviews</Translate>
          </a>
        </div>
        <ReviewCards reviews={reviews} />
      </ListFilter>
      <ClaimsNotice />
    </Section>
  );
}
