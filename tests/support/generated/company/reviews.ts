import type {Review} from '../../../../src/data/reviews';

/** Reviews as the company plugin writes them: one with everything, one with what is required. */
const reviews: [Review, Review] = [
  {
    id: 'maria-t',
    name: 'Maria T.',
    language: 'en',
    city: 'Brandon',
    county: 'Hillsborough',
    date: '2025-06',
    rating: 5,
    service: 'storm-damage-repair',
    source: 'google',
    verified: true,
    featured: true,
    tags: ['honest', 'tile-roof', 'clean-site', 'fair-price'],
    helpfulVotes: 14,
    title: 'Dry again',
    paragraphs: ['Not a drop since.'],
    reply: ['Thank you, Maria.'],
  },
  {
    id: 'duc-n',
    name: 'Duc N.',
    language: 'en',
    city: 'Largo',
    county: 'Pinellas',
    date: '2024-10',
    rating: 4,
    service: 'emergency-tarping',
    source: 'direct',
    verified: false,
    featured: false,
    tags: ['emergency'],
    title: 'Before midnight',
    paragraphs: ['The tarp was on before midnight.'],
  },
];
export default reviews;
