import {translate} from '@docusaurus/Translate';
import {countyName} from '@site/src/data/hours';
import type {ReactNode} from 'react';

import {type Selection, type Show, SHOW} from './select';
import styles from './Controls.module.css';

const showLabels = (): Record<Show, string> => ({
  all: translate({id: 'testimonials.filter.all', message: 'All'}),
  featured: translate({id: 'testimonials.filter.featured', message: 'Featured'}),
  recent: translate({id: 'testimonials.filter.recent', message: 'Most recent'}),
  rating: translate({id: 'testimonials.filter.rating', message: 'Highest rated'}),
});

function Choice({
  name,
  label,
  all,
  value,
  options,
  onChange,
}: {
  name: string;
  label: string;
  all: string;
  value: string;
  options: {value: string; label: string}[];
  onChange: (value: string) => void;
}): ReactNode {
  // An unknown value (an old or mistyped link) shows as it is, so that it can be cleared.
  const known = value === '' || options.some((option) => option.value === value);
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {!known && <option value={value}>{value}</option>}
      </select>
    </label>
  );
}

/**
 * The filter over the reviews. If it is by service alone (`isFew`), `src/browser/list-filter` filters before
 * hydration. Without JavaScript the filter is hidden, and all reviews show.
 */
export default function Controls({
  selection,
  isFew,
  services,
  counties,
  onShow,
  onService,
  onLocation,
}: {
  selection: Selection;
  /** Too few reviews to sort them, or to filter them by place. */
  isFew: boolean;
  services: {value: string; label: string}[];
  counties: string[];
  onShow: (value: Show) => void;
  onService: (value: string) => void;
  onLocation: (value: string) => void;
}): ReactNode {
  const labels = showLabels();
  return (
    <div className={styles.controls} data-needs-app={isFew ? undefined : true}>
      {!isFew && (
        <div
          className={styles.chips}
          role="group"
          aria-label={translate({
            id: 'testimonials.filter.label',
            message: 'Show and sort reviews',
          })}
        >
          {SHOW.map((show) => (
            <button
              key={show}
              type="button"
              className={styles.chip}
              aria-pressed={selection.show === show}
              onClick={() => onShow(show)}
            >
              {labels[show]}
            </button>
          ))}
        </div>
      )}
      <Choice
        name="service"
        label={translate({id: 'testimonials.filter.service', message: 'Service'})}
        all={translate({id: 'testimonials.filter.allServices', message: 'All services'})}
        value={selection.service}
        options={services}
        onChange={onService}
      />
      {!isFew && (
        <Choice
          name="location"
          label={translate({id: 'testimonials.filter.location', message: 'Location'})}
          all={translate({id: 'testimonials.filter.allLocations', message: 'All locations'})}
          value={selection.location}
          options={counties.map((county) => ({value: county, label: countyName(county)}))}
          onChange={onLocation}
        />
      )}
    </div>
  );
}
