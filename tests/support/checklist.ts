import {englishMessages} from '../../scripts/translations/files';
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
import type {LocaleCode} from '../../src/language/locales';
import {translatorIn} from '../../src/plugins/site-text';
import {serviceTitle, textOf} from './texts';

/**
 * What the specification names on each page, block by block in its order: a message by its id, a
 * service by its slug for its title, or what is no message, as a text or a function of the language.
 */
type Item = {
  id?: string;
  service?: string;
  text?: string | ((locale: string) => string);
  /** What stands in the braces of this message and not of others. */
  values?: Record<string, string>;
  /** It is (in) a link to this route or URL. */
  href?: string;
};

type Block = {name: string; items: Item[]};

/** What stands in the braces of messages. */
const valuesIn = (locale: string): Record<string, string> => ({
  average: formatNumber(REVIEW_STATS.average, formatsOf(locale)),
  company: company.name,
  count: '1',
  counties: formatList(company.counties, formatsOf(locale)),
  hours: String(company.responseHours),
  license: company.license,
  number: String(Number.parseInt(company.stats.yearsOfExperience, 10)),
  phone: company.phone.display,
  rating: company.bbbRating,
  region: regionIn(locale),
  total: formatNumber(REVIEW_STATS.total, formatsOf(locale)),
  year: String(company.foundedYear),
});

let english: Promise<Record<string, string>> | undefined;

/**
 * What an item reads in a language.
 *
 * @throws where there is no such message, or the language has no translation of it
 */
export async function expectedText(item: Item, locale: LocaleCode): Promise<string> {
  const {id, service, text = '', values} = item;
  if (service) return serviceTitle(locale, service);
  if (!id) return typeof text === 'function' ? text(locale) : text;
  english ??= englishMessages();
  const message = (await english)[id];
  if (message === undefined) throw new Error(`The site has no message ${id}.`);
  return textOf(locale, id, message, {...valuesIn(locale), ...values});
}

const t = (id: string, href?: string): Item => ({id, href});
const service = (slug: string): Item => ({service: slug, href: serviceRoute(slug)});

const figures: Item[] = [
  t('components.companyStats.roofs'),
  {text: company.stats.roofsInProgress},
  t('components.companyStats.years'),
  {text: company.stats.yearsOfExperience},
  t('components.companyStats.rating'),
  {text: company.bbbRating},
  t('components.companyStats.emergency'),
  {text: company.stats.emergency},
];
const notice: Item = {text: '489.147'};
const phone: Item = {text: company.phone.display, href: phoneHref};

const home: Block[] = [
  {
    name: 'hero',
    items: [
      t('home.hero.badgeVeteran'),
      t('home.hero.badgeLicensed'),
      t('home.hero.badgeBbb'),
      t('home.hero.badgeCertified'),
      t('home.hero.title'),
      t('home.hero.place'),
      t('home.hero.action', routes.contact),
      t('home.hero.emergency', phoneHref),
      phone,
    ],
  },
  {
    name: 'three value points',
    items: [
      t('home.values.inspectionTitle'),
      t('home.values.insuranceTitle'),
      t('home.values.emergencyTitle'),
    ],
  },
  {name: 'figures', items: figures},
  {
    name: 'two reviews',
    items: [
      t('home.reviews.title'),
      t('reviews.mariaT.text'),
      t('reviews.ducN.text'),
      t('home.reviews.all', routes.testimonials),
    ],
  },
  {
    name: 'four services',
    items: [
      t('home.services.title'),
      ...MAIN_SERVICE_SLUGS.map(service),
      t('home.services.action', routes.contact),
      t('home.services.all', routes.services),
    ],
  },
  {
    name: 'why choose us',
    items: [
      t('home.why.mission'),
      t('home.why.title'),
      t('home.why.veteranTitle'),
      t('home.why.licensedTitle'),
      t('home.why.bbbTitle'),
      t('home.why.certifiedTitle'),
      t('home.why.insuranceTitle'),
    ],
  },
  {
    name: 'what can be checked, and finished jobs',
    items: [t('home.why.credentials'), {text: company.license}, t('home.jobs.title')],
  },
  {
    name: 'five steps',
    items: [
      t('home.process.title'),
      t('home.process.callTitle'),
      t('home.process.get'),
      t('home.process.inspectTitle'),
      t('home.process.reportTitle'),
      t('home.process.workTitle'),
      t('home.process.walkTitle'),
    ],
  },
  {
    name: 'eight more services',
    items: [t('home.more.title'), ...SERVICE_SLUGS.slice(4).map(service), notice],
  },
  {
    name: 'final CTA',
    items: [
      t('home.cta.title'),
      t('home.cta.inspection', routes.contact),
      t('home.cta.about', routes.about),
    ],
  },
];

const about: Block[] = [
  {
    name: 'hero',
    items: [t('about.hero.title')],
  },
  {
    name: 'story of three paragraphs',
    items: [
      t('about.story.title'),
      t('about.story.founding'),
      t('about.story.habits'),
      t('about.story.today'),
    ],
  },
  {name: 'figures', items: figures},
  {
    name: 'team of two',
    items: [
      t('about.team.title'),
      {text: 'Daniel Reyes'},
      t('team.danielReyes.title'),
      t('team.danielReyes.quote1'),
      t('team.danielReyes.quote2'),
      {text: 'Ruth Calloway'},
      t('team.ruthCalloway.title'),
      t('team.ruthCalloway.quote1'),
      t('team.ruthCalloway.quote2'),
    ],
  },
  {
    name: 'four values',
    items: [
      t('about.values.title'),
      t('about.values.integrityTitle'),
      t('about.values.excellenceTitle'),
      t('about.values.serviceTitle'),
      t('about.values.communityTitle'),
    ],
  },
  {
    name: 'three certifications',
    items: [
      t('about.certifications.title'),
      t('about.certifications.licenseTitle'),
      {text: company.license},
      t('about.certifications.makerTitle'),
      t('about.certifications.bbbTitle'),
    ],
  },
  {
    name: 'three reasons',
    items: [
      t('about.reasons.title'),
      t('about.reasons.precisionTitle'),
      t('about.reasons.licensedTitle'),
      t('about.reasons.insuranceTitle'),
      notice,
    ],
  },
  {
    name: 'CTA',
    items: [
      t('about.cta.title'),
      t('about.cta.inspection', routes.contact),
      t('about.cta.phone', phoneHref),
    ],
  },
];

const testimonials: Block[] = [
  {
    name: 'hero',
    items: [
      t('testimonials.hero.title'),
      t('testimonials.hero.lead'),
      t('testimonials.rating.text'),
    ],
  },
  {
    name: 'four figures',
    items: [
      t('testimonials.stats.total'),
      {text: (locale) => formatNumber(REVIEW_STATS.average, formatsOf(locale))},
      t('testimonials.stats.average'),
      {text: (locale) => formatPercent(REVIEW_STATS.satisfaction, formatsOf(locale))},
      t('testimonials.stats.satisfaction'),
      {text: String(REVIEW_STATS.fiveStars)},
      t('testimonials.stats.fiveStars'),
    ],
  },
  {
    name: 'four reviews',
    items: [
      t('testimonials.reviews.title'),
      t('testimonials.filter.all'),
      t('testimonials.filter.featured'),
      t('testimonials.filter.recent'),
      t('testimonials.filter.rating'),
      t('testimonials.filter.service'),
      t('testimonials.filter.location'),
      t('testimonials.card.verified'),
      t('testimonials.card.featured'),
      t('reviews.mariaT.title'),
      t('reviews.mariaT.text'),
      {id: 'testimonials.card.response', values: {company: company.logo.name}},
      t('reviews.mariaT.response'),
      t('reviews.tag.honest'),
      t('reviews.tag.tileRoof'),
      t('reviews.tag.cleanSite'),
      t('testimonials.card.moreTags'),
      {text: 'Maria T.'},
      {text: 'Brandon'},
      {service: 'storm-damage-repair'},
      {text: (locale) => formatMonth('2025-06', formatsOf(locale))},
      t('reviews.ducN.title'),
      t('reviews.ducN.text'),
      {text: 'Duc N.'},
      {text: 'St. Petersburg'},
      {service: 'emergency-tarping'},
      {text: (locale) => formatMonth('2024-10', formatsOf(locale))},
      t('reviews.jamesW.title'),
      t('reviews.jamesW.text'),
      {text: 'James W.'},
      {text: 'Wesley Chapel'},
      t('reviews.anitaP.title'),
      t('reviews.anitaP.text'),
      {text: 'Anita P.'},
      {text: 'Tampa'},
      notice,
    ],
  },
  {
    name: 'join the customers',
    items: [t('testimonials.join.title'), t('testimonials.join.inspection', routes.contact)],
  },
  {
    name: 'four facts',
    items: [
      t('testimonials.trust.title'),
      t('testimonials.trust.bbbTitle'),
      t('testimonials.trust.licensedTitle'),
      t('testimonials.trust.veteranTitle'),
      t('testimonials.trust.warrantyTitle'),
    ],
  },
];

const contact: Block[] = [
  {
    name: 'hero',
    items: [t('contact.hero.title')],
  },
  {
    name: 'contact card',
    items: [
      t('contact.card.title'),
      phone,
      t('contact.card.emergency'),
      {text: company.email, href: emailHref},
      t('contact.card.emailNote'),
      t('contact.card.area'),
      t('company.area.text'),
      t('contact.card.hours'),
      ...company.hours.map((opening): Item => ({
        text: (locale) => openingLines([opening], translatorIn(locale))[0]!,
      })),
    ],
  },
  {
    name: 'six benefits',
    items: [
      t('contact.benefits.title'),
      t('contact.benefits.veteran'),
      t('contact.benefits.licensed'),
      t('contact.benefits.bbb'),
      t('contact.benefits.certified'),
      t('contact.benefits.insurance'),
      t('contact.benefits.free'),
      notice,
    ],
  },
];

const services: Block[] = [
  {
    name: 'twelve services',
    items: [
      t('services.list.roof'),
      ...MAIN_SERVICE_SLUGS.map(service),
      t('services.list.more'),
      ...SERVICE_SLUGS.slice(4).map(service),
      notice,
    ],
  },
  {
    name: 'CTA',
    items: [t('services.cta.inspection', routes.contact)],
  },
];

export const CHECKLIST: Record<string, Block[]> = {
  [routes.home]: home,
  [routes.about]: about,
  [routes.testimonials]: testimonials,
  [routes.contact]: contact,
  [routes.services]: services,
};
