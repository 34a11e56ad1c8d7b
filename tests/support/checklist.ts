import {company, emailHref, phoneHref, regionIn} from '../../src/data/company';
import {routes} from '../../src/data/routes';
import {formatList, formatNumber, formatPercent} from '../../src/language/format';
import {openingLines} from '../../src/lib/openingHours';
import {whoAnswers} from '../../src/lib/whoAnswers';
import {translatorIn} from '../../src/plugins/support/siteText';

const REVIEW_STATS = company.reviewStats!;

/** Content that the specification requires on a page. */
type Page = {
  /** Blocks in order, by the id of their first message; all messages with the same prefix must show. */
  blocks: string[];
  /** Messages of other blocks, and texts that are no messages. */
  facts: (locale: string) => string[];
  /** Messages and facts that are links, with the route or URL. */
  links: [fact: string, href: string][];
};

/** Ids of names for screen readers, and of texts that the sample does not show. */
export const UNSEEN =
  /(?:label|badges|Alt|about\.team\.names|(?:contact\.card|home\.values)\.emergency(?:Note|Text|Choice|Call|Write)|testimonials\.reviews\.(?:count|empty|reset))$/;

/** Values of the placeholders in messages. */
export const valuesIn = (locale: string): Record<string, string> => ({
  average: formatNumber(REVIEW_STATS.average, locale),
  counties: formatList(company.counties, locale),
  license: company.license,
  number: String(Number.parseInt(company.stats.yearsOfExperience!, 10)),
  phone: company.phone.display,
  rating: company.bbb!.rating,
  region: regionIn(locale),
  year: String(company.foundedYear),
  total: formatNumber(REVIEW_STATS.total, locale),
});

const STATUTE = '489.147';
const {roofsInProgress, yearsOfExperience} = company.stats;
const FIGURES = [roofsInProgress!, yearsOfExperience!, company.bbb!.rating, company.emergency!];

export const CHECKLIST: Record<string, Page> = {
  [routes.home]: {
    blocks: [
      ...['home.hero.badgeVeteran', 'home.values.inspectionTitle', 'components.companyStats.roofs'],
      ...['home.reviews.title', 'home.services.title', 'home.why.mission', 'home.report.title'],
      ...['home.process.title', 'home.more.title', 'home.cta.title'],
    ],
    facts: (code) => [
      ...[...FIGURES, company.license, STATUTE],
      `home.values.emergency${whoAnswers(code).always ? 'Text' : 'Write'}`,
    ],
    links: [
      ['components.inspectionButton', routes.contact],
      ['services.page.emergency', phoneHref],
      [company.phone.display, phoneHref],
      ['home.reviews.all', routes.testimonials],
      ['components.inspectionButton', routes.contact],
      ['services.page.all', routes.services],
      ['header.action.scheduleInspection', routes.contact],
      ['home.cta.about', routes.about],
    ],
  },
  [routes.about]: {
    blocks: [
      'about.hero.title',
      'about.story.founded',
      'about.team.title',
      'components.companyStats.roofs',
      'about.values.title',
      'about.certifications.title',
      'about.reasons.title',
      'about.cta.title',
    ],
    facts: () => [...FIGURES, company.license, STATUTE],
    links: [
      ['components.inspectionButton', routes.contact],
      ['header.call.label', phoneHref],
    ],
  },
  [routes.testimonials]: {
    blocks: [
      ...['testimonials.hero.title', 'testimonials.stats.average', 'testimonials.reviews.title'],
      ...['testimonials.join.title', 'testimonials.trust.title'],
    ],
    facts: (locale) => [
      'testimonials.filter.service',
      formatPercent(REVIEW_STATS.satisfaction!, locale),
      String(REVIEW_STATS.fiveStars),
    ],
    links: [
      ['components.inspectionButton', routes.contact],
      ['header.call.label', phoneHref],
    ],
  },
  [routes.contact]: {
    blocks: ['contact.hero.title', 'contact.card.title', 'contact.benefits.title'],
    facts: (locale) => [
      'company.area.text',
      `contact.card.emergency${whoAnswers(locale).always ? 'Note' : 'Choice'}`,
      ...openingLines(company.hours, translatorIn(locale)),
    ],
    links: [
      [company.phone.display, phoneHref],
      [company.email, emailHref],
    ],
  },
  [routes.services]: {
    blocks: ['services.list.main', 'services.cta.title'],
    facts: () => [],
    links: [['components.inspectionButton', routes.contact]],
  },
};
