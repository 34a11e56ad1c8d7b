import {translate} from '@docusaurus/Translate';
import {countyName} from '@site/src/data/hours';
import type {Review} from '@site/src/data/reviews';

/** "Brandon, Hillsborough County". */
export const placeName = ({city, county}: Review): string =>
  translate(
    {id: 'testimonials.place.city', message: '{city}, {county}'},
    {city, county: countyName(county)},
  );
