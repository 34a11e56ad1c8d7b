import {company, emailHref, phoneHref, regionIn} from '../../src/data/company';
import {openingLines} from '../../src/data/openingHours';
import {REVIEW_STATS} from '../../src/data/reviewStats';
import {routes, serviceRoute} from '../../src/data/routes';
import {MAIN_SERVICE_SLUGS, SERVICE_SLUGS} from '../../src/data/services';
import {
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
  formatsOf,
} from '../../src/language/format';
import {translatorIn} from '../../src/plugins/site-text';

/**
 * What the specification names on each page, block by block in its order: the words, numbers and
 * link targets. `text` is the English as a visitor reads it; `id` finds its translation. Without an
 * `id` it is the same in every language, or a function of the language.
 */
export type Item = {
  text: string | ((locale: string) => string);
  id?: string;
  /** Values for the braces of a translated message. */
  values?: (locale: string) => Record<string, string>;
  /** The text is (in) a link to this route or URL. */
  href?: string;
};

export type Block = {name: string; items: Item[]};

const t = (id: string, text: string, href?: string): Item => ({id, text, href});
/** The title of a service, in the front matter of its page. */
export const SERVICE = 'service:';
const service = (slug: string): Item => ({
  id: `${SERVICE}${slug}`,
  text: '',
  href: serviceRoute(slug),
});

const figures: Item[] = [
  t('components.companyStats.roofs', 'roofs in progress'),
  {text: company.stats.roofsInProgress},
  t('components.companyStats.years', 'years of experience, the crew combined'),
  {text: company.stats.yearsOfExperience},
  t('components.companyStats.rating', 'BBB rating'),
  {text: company.bbbRating},
  t('components.companyStats.emergency', 'emergency service'),
  {text: company.stats.emergency},
];
const notice: Item = {text: '489.147'};
const phone: Item = {text: company.phone.display, href: phoneHref};
const license = () => ({license: company.license});
const rating = () => ({rating: company.bbbRating});
const phoneValue = () => ({phone: company.phone.display});

const home: Block[] = [
  {
    name: 'hero',
    items: [
      t('home.hero.badgeVeteran', 'Veteran-owned'),
      t('home.hero.badgeLicensed', 'Licensed'),
      {id: 'home.hero.badgeBbb', text: `${company.bbbRating} BBB`, values: rating},
      t('home.hero.badgeCertified', 'Shingle-maker certified'),
      t('home.hero.title', 'The storm has passed. Let’s look at your roof.'),
      {
        id: 'home.hero.place',
        text: `Roofing in ${regionIn('en')} and all of Florida`,
        values: (locale) => ({region: regionIn(locale)}),
      },
      t('home.hero.action', 'Book a free inspection', routes.contact),
      t('home.hero.emergency', 'Leaking now? 24/7 emergency', phoneHref),
      phone,
    ],
  },
  {
    name: 'three value points',
    items: [
      t('home.values.inspectionTitle', 'Free inspections'),
      t('home.values.insuranceTitle', 'Insurance help'),
      t('home.values.emergencyTitle', 'Emergency service'),
    ],
  },
  {name: 'figures', items: figures},
  {
    name: 'two reviews',
    items: [
      t('home.reviews.title', 'What customers say'),
      t('reviews.mariaT.text', 'Another company wanted to replace everything.'),
      t('reviews.ducN.text', 'A branch came through at nine in the evening.'),
      t('home.reviews.all', 'Read more reviews', routes.testimonials),
    ],
  },
  {
    name: 'four services',
    items: [
      t('home.services.title', 'What your roof needs, and nothing it doesn’t'),
      ...MAIN_SERVICE_SLUGS.map(service),
      t('home.services.action', 'Book a free inspection', routes.contact),
      t('home.services.all', 'All twelve services', routes.services),
    ],
  },
  {
    name: 'why choose us',
    items: [
      t('home.why.mission', '“Leave every post better than you found it.'),
      t('home.why.title', 'A roofer you can check before you call'),
      t('home.why.veteranTitle', 'Veteran-owned'),
      t('home.why.licensedTitle', 'Licensed statewide'),
      {id: 'home.why.bbbTitle', text: `${company.bbbRating} with the BBB`, values: rating},
      t('home.why.certifiedTitle', 'Shingle-maker certified'),
      t('home.why.insuranceTitle', 'Insurance paperwork in order'),
    ],
  },
  {
    name: 'what can be checked, and finished jobs',
    items: [
      t('home.why.credentials', 'License, insurance and warranty'),
      {text: company.license},
      t('home.jobs.title', 'Finished roofs, before and after'),
    ],
  },
  {
    name: 'five steps',
    items: [
      t('home.process.title', 'Five steps, always in this order'),
      t('home.process.callTitle', 'Call or write'),
      t('home.process.get', 'You get:'),
      t('home.process.inspectTitle', 'We inspect, free'),
      t('home.process.reportTitle', 'You read the report'),
      t('home.process.workTitle', 'We do the work'),
      t('home.process.walkTitle', 'We walk it with you'),
    ],
  },
  {
    name: 'eight more services',
    items: [
      t('home.more.title', 'Water doesn’t stop at the roof. Neither do we.'),
      ...SERVICE_SLUGS.slice(4).map(service),
      notice,
    ],
  },
  {
    name: 'final CTA',
    items: [
      t('home.cta.title', 'Find out what your roof needs. It costs nothing to know.'),
      t('home.cta.inspection', 'Schedule Inspection', routes.contact),
      t('home.cta.about', 'Learn About Company', routes.about),
    ],
  },
];

const about: Block[] = [
  {
    name: 'hero',
    items: [t('about.hero.title', 'Veterans who took up roofing and kept the habits')],
  },
  {
    name: 'story of three paragraphs',
    items: [
      t('about.story.title', 'Three quotes, three different roofs'),
      {
        id: 'about.story.founding',
        text: `In ${company.foundedYear}, two veterans in ${regionIn('en')}`,
        values: (locale) => ({
          year: String(company.foundedYear),
          company: company.name,
          region: regionIn(locale),
        }),
      },
      t('about.story.habits', 'The habits come from the service.'),
      {
        id: 'about.story.today',
        text: `${company.stats.yearsOfExperience} years of combined experience`,
        values: () => ({
          years: company.stats.yearsOfExperience,
          number: String(Number.parseInt(company.stats.yearsOfExperience, 10)),
        }),
      },
    ],
  },
  {name: 'figures', items: figures},
  {
    name: 'team of two',
    items: [
      t('about.team.title', 'Two names to hold us to it'),
      {text: 'Daniel Reyes'},
      t('team.danielReyes.title', 'Founder, U.S. Army veteran'),
      t('team.danielReyes.quote1', 'I would rather lose a job than sell a roof that nobody needs.'),
      t('team.danielReyes.quote2', 'You get an end date before we start.'),
      {text: 'Ruth Calloway'},
      t('team.ruthCalloway.title', 'Lead inspector, U.S. Coast Guard veteran'),
      t('team.ruthCalloway.quote1', 'I photograph what is fine, too.'),
      t('team.ruthCalloway.quote2', 'An hour up there saves you a year of guessing.'),
    ],
  },
  {
    name: 'four values',
    items: [
      t('about.values.title', 'How we work: four values'),
      t('about.values.integrityTitle', 'Integrity'),
      t('about.values.excellenceTitle', 'Excellence'),
      t('about.values.serviceTitle', 'Service'),
      t('about.values.communityTitle', 'Community'),
    ],
  },
  {
    name: 'three certifications',
    items: [
      t('about.certifications.title', 'Our license, rating and training'),
      t('about.certifications.licenseTitle', 'Licensed contractor'),
      {text: company.license},
      t('about.certifications.makerTitle', 'Shingle-manufacturer certified'),
      {
        id: 'about.certifications.bbbTitle',
        text: `Rated ${company.bbbRating} by the BBB`,
        values: rating,
      },
    ],
  },
  {
    name: 'three reasons',
    items: [
      t('about.reasons.title', 'Three reasons to choose us'),
      t('about.reasons.precisionTitle', 'Military precision'),
      t('about.reasons.licensedTitle', 'Licensed and certified'),
      t('about.reasons.insuranceTitle', 'Insurance documentation experts'),
      notice,
    ],
  },
  {
    name: 'CTA',
    items: [
      t('about.cta.title', 'See for yourself how we work'),
      t('about.cta.inspection', 'Book a free inspection', routes.contact),
      {
        id: 'about.cta.phone',
        text: `Call ${company.phone.display}`,
        values: phoneValue,
        href: phoneHref,
      },
    ],
  },
];

const testimonials: Block[] = [
  {
    name: 'hero',
    items: [
      t('testimonials.hero.title', 'What neighbors say once the crew has gone'),
      t('testimonials.hero.lead', 'Every review is from a customer whose roof we have been on.'),
      {
        id: 'testimonials.rating.text',
        text: `${REVIEW_STATS.average} average, based on ${REVIEW_STATS.total} reviews`,
        values: (locale) => ({
          average: formatNumber(REVIEW_STATS.average, formatsOf(locale)),
          total: formatNumber(REVIEW_STATS.total, formatsOf(locale)),
        }),
      },
    ],
  },
  {
    name: 'four figures',
    items: [
      t('testimonials.stats.total', 'reviews'),
      {text: (locale) => formatNumber(REVIEW_STATS.average, formatsOf(locale))},
      t('testimonials.stats.average', 'average of 5 stars'),
      {text: (locale) => formatPercent(REVIEW_STATS.satisfaction, formatsOf(locale))},
      t('testimonials.stats.satisfaction', 'satisfaction'),
      {text: String(REVIEW_STATS.fiveStars)},
      t('testimonials.stats.fiveStars', 'with five stars'),
    ],
  },
  {
    name: 'four reviews',
    items: [
      t('testimonials.reviews.title', 'What customers wrote'),
      t('testimonials.filter.all', 'All'),
      t('testimonials.filter.featured', 'Featured'),
      t('testimonials.filter.recent', 'Most recent'),
      t('testimonials.filter.rating', 'Highest rated'),
      t('testimonials.filter.service', 'Service'),
      t('testimonials.filter.location', 'Location'),
      t('testimonials.card.verified', 'Verified'),
      t('testimonials.card.featured', 'Featured'),
      t('reviews.mariaT.title', 'They told me what I did not need'),
      t('reviews.mariaT.text', 'Another company wanted to replace everything.'),
      {
        id: 'testimonials.card.response',
        text: `${company.logo.name} replied`,
        values: () => ({company: company.logo.name}),
      },
      t('reviews.mariaT.response', 'Thank you, Maria.'),
      t('reviews.tag.honest', 'honest'),
      t('reviews.tag.tileRoof', 'tile roof'),
      t('reviews.tag.cleanSite', 'clean site'),
      {id: 'testimonials.card.moreTags', text: '+1 more', values: () => ({count: '1'})},
      {text: 'Maria T.'},
      {text: 'Brandon'},
      {id: 'service:storm-damage-repair', text: ''},
      {text: (locale) => formatMonth('2025-06', formatsOf(locale))},
      t('reviews.ducN.title', 'On the roof before midnight'),
      t('reviews.ducN.text', 'A branch came through at nine in the evening.'),
      {text: 'Duc N.'},
      {text: 'St. Petersburg'},
      {id: 'service:emergency-tarping', text: ''},
      {text: (locale) => formatMonth('2024-10', formatsOf(locale))},
      t('reviews.jamesW.title', 'A file in order, and no promises'),
      t('reviews.jamesW.text', 'Every slope measured, every photo dated, one folder.'),
      {text: 'James W.'},
      {text: 'Wesley Chapel'},
      t('reviews.anitaP.title', 'An hour, a report, no pressure'),
      t('reviews.anitaP.text', 'The inspector took his boots off at the door'),
      {text: 'Anita P.'},
      {text: 'Tampa'},
      notice,
    ],
  },
  {
    name: 'join the customers',
    items: [
      t('testimonials.join.title', 'Join them: start with a free inspection'),
      t('testimonials.join.inspection', 'Book a free inspection', routes.contact),
    ],
  },
  {
    name: 'four facts',
    items: [
      t('testimonials.trust.title', 'Four things you can check yourself'),
      {id: 'testimonials.trust.bbbTitle', text: `BBB rating ${company.bbbRating}`, values: rating},
      t('testimonials.trust.licensedTitle', 'Licensed'),
      t('testimonials.trust.veteranTitle', 'Veteran-owned'),
      t('testimonials.trust.warrantyTitle', 'Warranty'),
    ],
  },
];

const contact: Block[] = [
  {
    name: 'hero',
    items: [t('contact.hero.title', 'Book your free roof inspection')],
  },
  {
    name: 'contact card',
    items: [
      t('contact.card.title', 'Or simply call'),
      phone,
      t('contact.card.emergency', '24/7 for emergencies'),
      {text: company.email, href: emailHref},
      {
        id: 'contact.card.emailNote',
        text: `We answer within ${company.responseHours} hours.`,
        values: () => ({hours: String(company.responseHours)}),
      },
      t('contact.card.area', 'Service area'),
      {
        id: 'company.area.text',
        text: 'All of Florida, licensed statewide.',
        values: (locale) => ({counties: formatList(company.counties, formatsOf(locale))}),
      },
      t('contact.card.hours', 'Hours'),
      ...company.hours.map((opening): Item => ({
        text: (locale) => openingLines([opening], translatorIn(locale))[0]!,
      })),
    ],
  },
  {
    name: 'six benefits',
    items: [
      t('contact.benefits.title', 'What you can count on'),
      t('contact.benefits.veteran', 'Veteran-owned'),
      {id: 'contact.benefits.licensed', text: `Licensed, ${company.license}`, values: license},
      {id: 'contact.benefits.bbb', text: `BBB rating ${company.bbbRating}`, values: rating},
      t('contact.benefits.certified', 'Shingle-maker certified'),
      t('contact.benefits.insurance', 'Insurance claim consultations'),
      t('contact.benefits.free', 'Free inspections'),
      notice,
    ],
  },
];

const services: Block[] = [
  {
    name: 'twelve services',
    items: [
      t('services.list.roof', 'For the roof itself'),
      ...MAIN_SERVICE_SLUGS.map(service),
      t('services.list.more', 'Gutters, repairs indoors, upkeep and paperwork'),
      ...SERVICE_SLUGS.slice(4).map(service),
      notice,
    ],
  },
  {
    name: 'CTA',
    items: [t('services.cta.inspection', 'Book a free inspection', routes.contact)],
  },
];

export const CHECKLIST: Record<string, Block[]> = {
  [routes.home]: home,
  [routes.about]: about,
  [routes.testimonials]: testimonials,
  [routes.contact]: contact,
  [routes.services]: services,
};
