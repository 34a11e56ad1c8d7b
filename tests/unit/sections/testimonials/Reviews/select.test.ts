import samples from '@generated/docusaurus-plugin-company/default/reviews.json';
import type {Review} from '@site/src/data/reviews';
import {selectReviews, toShow} from '@site/src/sections/testimonials/Reviews/select';

const review = (id: string, fields: Partial<Review>): Review => ({
  ...samples[0]!,
  ...{id, service: 'roof-inspection', featured: false, ...fields},
});

const reviews = [
  review('old', {date: '2023-12', featured: true}),
  review('new', {date: '2025-06', rating: 4}),
  review('middle', {date: '2024-10', service: 'drywall', city: 'Largo', county: 'Pinellas'}),
];

const none = {service: '', location: ''};

it.each([
  ['all', none, ['old', 'new', 'middle']],
  ['featured', none, ['old']],
  ['recent', none, ['new', 'middle', 'old']],
  ['rating', none, ['middle', 'old', 'new']],
  ['all', {service: 'drywall', location: ''}, ['middle']],
  ['all', {service: '', location: 'Hillsborough'}, ['old', 'new']],
  ['recent', {service: 'roof-inspection', location: 'Hillsborough'}, ['new', 'old']],
  ['featured', {service: 'drywall', location: ''}, []],
  ['all', {service: 'no-such-service', location: ''}, []],
] as const)('%s with %j', (show, filters, expected) => {
  expect(selectReviews(reviews, {show, ...filters}).map(({id}) => id)).toEqual(expected);
});

it.each([
  ['', 'all'],
  ['featured', 'featured'],
  ['rating', 'rating'],
  ['FEATURED', 'all'],
  ['<script>', 'all'],
])('reads %j from the address as %s', (value, expected) => {
  expect(toShow(value)).toBe(expected);
});
