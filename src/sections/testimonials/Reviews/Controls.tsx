import {translate} from '@docusaurus/Translate';
import {PARAM, SORT, VALUE} from '@site/src/components/ListFilter/behavior';
import {countyName} from '@site/src/lib/hours';
import type {ReactNode} from 'react';

import styles from './Controls.module.css';

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

function Choice({
  name,
  label,
  all,
  options,
}: {
  name: string;
  label: string;
  all: string;
  options: {value: string; label: string}[];
}): ReactNode {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} autoComplete="off" {...{[PARAM]: name}}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The filter over the reviews. Without JavaScript it is hidden, and all reviews show. */
export default function Controls({
  isFew,
  services,
  counties,
}: {
  /** Too few reviews to sort them, or to filter them by place. */
  isFew: boolean;
  services: {value: string; label: string}[];
  counties: string[];
}): ReactNode {
  return (
    <div className={styles.controls}>
      {!isFew && (
        <div
          className={styles.chips}
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
              className={styles.chip}
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
        options={services}
      />
      {!isFew && (
        <Choice
          name="location"
          label={translate({id: 'testimonials.filter.location', message: 'Location'})}
          all={translate({id: 'testimonials.filter.allLocations', message: 'All locations'})}
          options={counties.map((county) => ({value: county, label: countyName(county)}))}
        />
      )}
    </div>
  );
}
