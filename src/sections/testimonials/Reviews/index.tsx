import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import stats from '@generated/docusaurus-plugin-company/default/stats.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ghostButton} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import ListFilter, {chip, chips, Shown} from '@site/src/components/ListFilter';
import {PARAM, SORT, VALUE} from '@site/src/components/ListFilter/behavior';
import ReviewCards from '@site/src/components/ReviewCards';
import Section from '@site/src/components/Section';
import {useFormats} from '@site/src/components/useFormats';
import {useServices} from '@site/src/components/useServices';
import {company} from '@site/src/data/company';
import {MANY_REVIEWS} from '@site/src/data/reviews';
import {routes} from '@site/src/data/routes';
import {countyName} from '@site/src/lib/hours';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Which reviews show, or in which order (`sort`); the first without a choice. */
const shows = (): {value: string; label: string; sort?: string}[] => [
  {value: '', label: translate({id: 'testimonials.filter.all', message: 'All'})},
  {value: 'featured', label: translate({id: 'testimonials.filter.featured', message: 'Featured'})},
  {
    value: 'recent',
    label: translate({id: 'testimonials.filter.recent', message: 'Most recent'}),
    sort: 'date',
  },
  {
    value: 'rating',
    label: translate({id: 'testimonials.filter.rating', message: 'Highest rated'}),
    sort: 'rating date',
  },
];

/** A list of the filter: the values of all reviews, each once, by the name that people read. */
function Choice({
  name,
  label,
  all,
  values,
  nameOf,
}: {
  name: string;
  label: string;
  all: string;
  values: string[];
  nameOf: (value: string) => string;
}) {
  return (
    <Field id={name} name={name} label={label} marked={false}>
      {(control) => (
        <select {...control} autoComplete="off" {...{[PARAM]: name}}>
          <option value="">{all}</option>
          {[...new Set(values)].map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The filter. Few reviews cannot be sorted, nor filtered by place. */
function Controls() {
  const services = useServices();
  const isFew = reviews.length < MANY_REVIEWS;
  return (
    <div className={styles.controls}>
      {!isFew && (
        <div
          className={clsx(chips, styles.chips)}
          role="group"
          aria-label={translate({
            id: 'testimonials.filter.label',
            message: 'Show and sort reviews',
          })}
        >
          {shows().map(({value, label, sort}) => (
            <button
              key={value}
              type="button"
              className={chip}
              aria-pressed={value === ''}
              {...{[PARAM]: 'show', [VALUE]: value, [SORT]: sort}}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <Choice
        name="service"
        label={translate({id: 'testimonials.filter.service', message: 'Service'})}
        all={translate({id: 'testimonials.filter.allServices', message: 'All services'})}
        values={reviews.map(({service}) => service)}
        nameOf={(service) => services.find(({slug}) => slug === service)?.title ?? service}
      />
      {!isFew && (
        <Choice
          name="location"
          label={translate({id: 'testimonials.filter.location', message: 'Location'})}
          all={translate({id: 'testimonials.filter.allLocations', message: 'All locations'})}
          values={reviews.map(({county}) => county)}
          nameOf={countyName}
        />
      )}
    </div>
  );
}

/** The reviews with their filter, whose state is kept in the URL. */
function Filtered() {
  const {number} = useFormats();
  const shown = <Shown>{number(reviews.length)}</Shown>;
  const all = useBaseUrl(routes.testimonials);
  return (
    <ListFilter
      filter={<Controls />}
      count={
        <Translate id="testimonials.reviews.count" values={{shown, total: number(stats.total)}}>
          {'Showing {shown} of our {total} reviews'}
        </Translate>
      }
      none={
        <>
          <p>
            <Translate id="testimonials.reviews.empty">
              No reviews on this page match that choice.
            </Translate>
          </p>
          <a href={all} className={ghostButton} {...{[PARAM]: 'service', [VALUE]: ''}}>
            <Translate id="testimonials.reviews.reset">Show all reviews</Translate>
          </a>
        </>
      }
    >
      <ReviewCards reviews={reviews} />
    </ListFilter>
  );
}

/** What "Verified" means, and how many gave fewer than five stars: not all reviews stand here. */
function Legend() {
  const {number} = useFormats();
  const fewer = stats.total - stats.fiveStars;
  return (
    <>
      {reviews.some(({verified}) => verified) && (
        <Translate id="testimonials.reviews.verified">
          “Verified” means that we have the contract or the inspection report for that roof.
        </Translate>
      )}{' '}
      {fewer > 0 && (
        <Translate
          id="testimonials.reviews.fewer"
          values={{fewer: number(fewer), total: number(stats.total)}}
        >
          {'Fewer than five stars: {fewer} of {total} reviews.'}
        </Translate>
      )}{' '}
      {company.google !== null && (
        <Link href={company.google.url}>
          <Translate id="testimonials.reviews.google">Read all our reviews on Google</Translate>
        </Link>
      )}
    </>
  );
}

/** The reviews; without a filter where there is nothing to choose from. */
export default function Reviews() {
  return (
    <Section
      background="sand"
      labelledBy="reviews-title"
      title={<Translate id="testimonials.reviews.title">What customers wrote</Translate>}
      lead={reviews.length > 0 && <Legend />}
    >
      {reviews.length === 0 ? (
        <p>
          <Translate id="otherwise.reviews.none">There are no reviews here yet.</Translate>
        </p>
      ) : stats.total > 1 ? (
        <Filtered />
      ) : (
        <ReviewCards reviews={reviews} />
      )}
    </Section>
  );
}
