import type {Claim} from './claim';

/** How it works, and what it leaves behind. */
export const workClaims = {
  'second-pair-of-eyes': {
    confirmed: false,
    claim: 'A second person checks the work, and a founder the photos, before a price goes out.',
    places: ['about.team.lead', 'about.values.excellenceText'],
  },
  'dates-kept': {
    confirmed: false,
    claim: 'Start and end are agreed beforehand, and kept or told.',
    places: [
      'about.reasons.precisionText',
      'home.process.workText',
      'company/team/daniel-reyes.md',
    ],
  },
  permits: {
    confirmed: false,
    claim: 'The company pulls the permits, in its own name.',
    places: [
      'about.reasons.licensedText',
      'home.process.workText',
      'services/roof-replacement.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'plants-covered': {
    confirmed: false,
    claim: 'Plants and driveway are covered during the work.',
    places: ['home.process.workText', 'services/preventive-maintenance.mdx'],
  },
  'magnet-sweep': {
    confirmed: false,
    claim: 'The yard is swept for nails with a magnet.',
    places: [
      'about.reasons.precisionText',
      'home.process.walkText',
      'services/roof-replacement.mdx',
      'services/storm-cleanup.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'walk-together': {
    confirmed: false,
    claim: 'The customer and the crew look at the finished work together.',
    places: ['home.process.walkText', 'home.process.walkTitle', 'services/painting.mdx'],
  },
  'paperwork-at-the-end': {
    confirmed: false,
    claim: 'At the end the customer has warranty papers and photos of the finished work.',
    places: [
      'home.process.walkGet',
      'services/roof-replacement.mdx',
      'services/storm-damage-repair.mdx',
      'services/warranty-services.mdx',
    ],
  },
  'workmanship-warranty': {
    confirmed: false,
    claim:
      'The company warrants its own work in writing, shows the terms before signing and repairs as they say.',
    places: [
      'components.credentials.warranty',
      'components.credentials.warrantyNote',
      'testimonials.trust.warrantyText',
      'testimonials.trust.warrantyYears',
      'services/warranty-services.mdx',
    ],
  },
  'maker-warranty-registered': {
    confirmed: false,
    claim: 'The company registers the manufacturer’s warranty in time.',
    places: ['services/warranty-services.mdx'],
  },
  'no-needless-work': {
    confirmed: false,
    claim: 'The company recommends no work that is not needed, and says so.',
    places: [
      'about.story.today',
      'about.values.integrityText',
      'home.services.lead',
      'home.services.title',
      'company/team/daniel-reyes.md',
      'company/team/ruth-calloway.md',
      'testimonials.join.lead',
      'services/roof-replacement.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'claim-file': {
    confirmed: false,
    claim:
      'Damage is documented in one file for the customer’s claim; the company comes to the adjuster’s visit if asked.',
    places: [
      'about.reasons.insuranceText',
      'contact.benefits.insurance',
      'home.values.insuranceText',
      'home.why.insuranceText',
      'blog/insurance-claim-challenges.mdx',
      'services/insurance-claims-help.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'within-the-law-of-claims': {
    confirmed: false,
    claim:
      'The company interprets no policy, argues no claim, covers no deductible and takes no assignment of benefits.',
    places: [
      'blog/does-it-need-repair-signs-your-roof-needs-you.mdx',
      'blog/how-long-does-roof-last-florida.mdx',
      'blog/insurance-claim-challenges.mdx',
      'blog/my-safe-florida-home-program.mdx',
      'blog/preparing-roof-florida-hurricane-season-checklist.mdx',
      'services/insurance-claims-help.mdx',
    ],
  },
  'keeps-its-word': {
    confirmed: false,
    claim: 'The work is done as it was promised, on time and clean, and checked against a list.',
    places: [
      'about.reasons.precisionText',
      'about.story.habits',
      'about.values.excellenceText',
      'footer.company.blurb',
      'home.why.mission',
      'home.why.veteranText',
    ],
  },
  privacy: {
    confirmed: false,
    claim:
      'Personal data is handled as the policy says, and requests about it are answered within its time.',
    places: ['src/pages/privacy-policy.mdx'],
  },
} satisfies Record<string, Claim>;
