import type {Claim} from './claim';

/** How it works, and what it leaves behind. */
export const workClaims = {
  'second-pair-of-eyes': {
    confirmed: false,
    claim: 'A second person checks the work, and a founder the photos, before a price goes out.',
    says: /second pair of eyes|checks the photos of your roof/i,
    places: ['about.team.lead', 'about.values.excellenceText'],
  },
  'dates-kept': {
    confirmed: false,
    claim: 'Start and end are agreed beforehand, and kept or told.',
    says: /start on the day we said|end date before we start|dates agreed/i,
    places: ['about.reasons.precisionText', 'home.process.workText', 'team.danielReyes.quote2'],
  },
  permits: {
    confirmed: false,
    claim: 'The company pulls the permits, in its own name.',
    says: /Permits? pulled|permits? pulled|with the permit in your hands|we apply for it|\*\*Permit\.\*\*/,
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
    says: /plants and driveway|Plants below are rinsed/i,
    places: ['home.process.workText', 'services/preventive-maintenance.mdx'],
  },
  'magnet-sweep': {
    confirmed: false,
    claim: 'The yard is swept for nails with a magnet.',
    says: /magnet sweep|sweep the yard/i,
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
    says: /last look together|walk it with you|^We walk/i,
    places: ['home.process.walkText', 'home.process.walkTitle', 'services/painting.mdx'],
  },
  'paperwork-at-the-end': {
    confirmed: false,
    claim: 'At the end the customer has warranty papers and photos of the finished work.',
    says: /warranty papers|You get one folder|photograph the finished repair|photos of the finished roof/i,
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
    says: /workmanship warranty|put ours in writing|ours on the work|the manufacturer’s and ours|repair it as the warranty says|On our work, in writing/i,
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
    says: /register the manufacturer’s warranty/i,
    places: ['services/warranty-services.mdx'],
  },
  'no-needless-work': {
    confirmed: false,
    claim: 'The company recommends no work that is not needed, and says so.',
    says: /If a repair will do|no work for us|nothing it doesn’t|sell a roof that nobody needs|what is fine, too|every job still begins|Every planned job begins|repair only what is damaged/i,
    places: [
      'about.story.today',
      'about.values.integrityText',
      'home.services.lead',
      'home.services.title',
      'team.danielReyes.quote1',
      'team.ruthCalloway.quote1',
      'testimonials.join.lead',
      'services/roof-replacement.mdx',
      'services/storm-damage-repair.mdx',
    ],
  },
  'claim-file': {
    confirmed: false,
    claim:
      'Damage is documented in one file for the customer’s claim; the company comes to the adjuster’s visit if asked.',
    says: /what a claim file needs|in one file|One file\.|measurements and the steps explained|document (?:the damage|what happened)|documentation help/i,
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
    says: /We do not file your claim|No contractor may|We do not ask for an assignment|Coverage stays out of it|not adjusters or lawyers/i,
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
    says: /work we promised|On time, clean|a checklist during it|Leave (?:every post|the place) better|To code, to the manufacturer’s instructions/,
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
    says: /We answer within 30 days|We do not sell, rent or trade|never kept in readable form|sell nothing about you/,
    places: ['src/pages/privacy-policy.mdx'],
  },
} satisfies Record<string, Claim>;
