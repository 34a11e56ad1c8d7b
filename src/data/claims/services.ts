import type {Claim} from './claim';

/** What single services promise: how long they take and how they are done. */
export const serviceClaims = {
  durations: {
    confirmed: false,
    claim: 'The work takes as long as the pages say, in ordinary weather.',
    says: /hours for most houses|days for most houses|On a one-story house|takes a week|Half a day|up in a day|takes about a day|ordinary room takes|45 minutes/i,
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
    says: /cut to the next framing member/i,
    places: ['services/drywall.mdx'],
  },
  'work-flooring': {
    confirmed: false,
    claim: 'No floor is laid until the subfloor measures dry.',
    says: /We lay nothing until/i,
    places: ['services/flooring.mdx'],
  },
  'work-gutters': {
    confirmed: false,
    claim: 'Gutters are seamless, formed on site, sized for the roof and tested with water.',
    says: /form them on site|seamless gutters/i,
    places: ['services/gutter-installation.mdx'],
  },
  'work-maintenance': {
    confirmed: false,
    claim: 'Maintenance is two visits a year, with photos from the same places.',
    says: /two visits a year|two short visits a year/i,
    places: ['services/preventive-maintenance.mdx'],
  },
  'work-painting': {
    confirmed: false,
    claim: 'Stains are sealed with primer, and ceilings painted to their edges.',
    says: /stain-blocking primer|bleeds through/i,
    places: ['services/painting.mdx'],
  },
  'work-replacement': {
    confirmed: false,
    claim:
      'Old roofs come off to the deck, no more is opened than can be sealed the same day, and the deck is made sound.',
    says: /seal the same day|take the old roof off/i,
    places: ['services/roof-replacement.mdx'],
  },
  'work-cleanup': {
    confirmed: false,
    claim:
      'Storm debris is photographed, cleared, sorted for the county, or hauled off at a price told beforehand.',
    says: /Photos first\.\*\*|haul our load off/i,
    places: ['services/storm-cleanup.mdx'],
  },
  'work-matching': {
    confirmed: false,
    claim: 'Materials are matched as closely as can be had, and shown before the work.',
    says: /We match what you have|match before we start|materials that match/i,
    places: ['services/storm-damage-repair.mdx'],
  },
  'work-mold': {
    confirmed: false,
    claim: 'Mold, asbestos, lead and structure are left to the licensed people that they need.',
    says: /state-licensed mold remediator|tested for asbestos|lead, and federal rules/i,
    places: ['services/drywall.mdx', 'services/flooring.mdx', 'services/painting.mdx'],
  },
  tarp: {
    confirmed: false,
    claim:
      'A tarp runs over the ridge, is fastened with battens, and its holes are sealed in the repair.',
    says: /A tarp that stays put|holes, which are sealed/i,
    places: ['services/emergency-tarping.mdx'],
  },
  lifespans: {
    confirmed: false,
    claim: 'The lifespans are what the company sees and plans with.',
    says: /our planning figures/i,
    places: ['blog/how-long-does-roof-last-florida.mdx'],
  },
} satisfies Record<string, Claim>;
