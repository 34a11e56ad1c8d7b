import {translate} from '@docusaurus/Translate';
import type {Review} from '@site/src/data/reviews';

/** "Pasco" → "Pasco County", in the page's language. */
export const countyName = (county: string): string =>
  translate({id: 'testimonials.place.county', message: '{county} County'}, {county});

/** "Brandon, Hillsborough County". */
export const placeName = ({city, county}: Review): string =>
  translate(
    {id: 'testimonials.place.city', message: '{city}, {county}'},
    {city, county: countyName(county)},
  );
