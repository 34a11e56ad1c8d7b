import type {Claim} from './claim';

/** What single services promise: how long they take and how they are done. */
export const serviceClaims = {
  durations: {
    confirmed: false,
    claim: 'The work takes as long as the pages say, in ordinary weather.',
    places: [
      'services/drywall.mdx',
      'services/emergency-tarping.mdx',
      'services/flooring.mdx',
      'services/gutter-installation.mdx',
      'services/painting.mdx',
      'services/roof-replacement.mdx',
      'services/storm-cleanup.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'work-drywall': {
    confirmed: false,
    claim: 'Drywall is cut back to dry, dried to a measured value and textured from a test board.',
    places: ['services/drywall.mdx'],
  },
  'work-flooring': {
    confirmed: false,
    claim: 'No floor is laid until the subfloor measures dry.',
    places: ['services/flooring.mdx'],
  },
  'work-gutters': {
    confirmed: false,
    claim: 'Gutters are seamless, formed on site, sized for the roof and tested with water.',
    places: ['services/gutter-installation.mdx'],
  },
  'work-maintenance': {
    confirmed: false,
    claim: 'Maintenance is two visits a year, with photos from the same places.',
    places: ['services/preventive-maintenance.mdx'],
  },
  'work-painting': {
    confirmed: false,
    claim: 'Stains are sealed with primer, and ceilings painted to their edges.',
    places: ['services/painting.mdx'],
  },
  'work-replacement': {
    confirmed: false,
    claim:
      'Old roofs come off to the deck, no more is opened than can be sealed the same day, and the deck is made sound.',
    places: ['services/roof-replacement.mdx'],
  },
  'work-cleanup': {
    confirmed: false,
    claim:
      'Storm debris is photographed, cleared, sorted for the county, or hauled off at a price told beforehand.',
    places: ['services/storm-cleanup.mdx'],
  },
  'work-matching': {
    confirmed: false,
    claim: 'Materials are matched as closely as can be had, and shown before the work.',
    places: ['services/storm-damage-repair.mdx'],
  },
  'work-mold': {
    confirmed: false,
    claim: 'Mold, asbestos, lead and structure are left to the licensed people that they need.',
    places: ['services/drywall.mdx', 'services/flooring.mdx', 'services/painting.mdx'],
  },
  tarp: {
    confirmed: false,
    claim:
      'A tarp runs over the ridge, is fastened with battens, and its holes are sealed in the repair.',
    places: ['services/emergency-tarping.mdx'],
  },
  lifespans: {
    confirmed: false,
    claim: 'The lifespans are what the company sees and plans with.',
    places: ['blog/how-long-does-roof-last-florida.mdx'],
  },
} satisfies Record<string, Claim>;
