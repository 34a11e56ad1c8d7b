import type {Opening} from './openingHours';

type Region = {en: string} & Partial<Record<string, string>>;

/** Who answers in a language: on the phone in these hours, in writing only, or nobody. */
type Answers = readonly Opening[] | 'in writing' | null;

/**
 * The facts of the company, each once. Plain values, so that the build's configuration can read
 * them too; texts about them are translated and live with the components.
 *
 * The company is invented: a real one replaces this file and `static/brand/mark.svg`. No other file
 * names it. `placeholder: true` makes a production build fail until that is done. What a company may
 * have or not, from insurance to finished jobs, is in `proof/`.
 */
export const company = {
  placeholder: true as boolean,
  name: 'Palm Sentry Roofing',
  /** The two lines of the logo: long ones are set smaller, and the second may be empty. */
  logo: {name: 'Palm Sentry', trade: 'ROOFING'},
  siteUrl: 'https://www.palmsentry.example',
  /** 555-01xx is reserved for fiction by the North American Numbering Plan. */
  phone: {display: '(813) 555-0142', e164: '+18135550142'},
  /** `.example` is reserved by RFC 2606. */
  email: 'hello@palmsentry.example',
  license: 'CCC0000000',
  licensor: 'Florida Department of Business and Professional Regulation',
  /** Where anybody can look up a license. */
  licenseSearchUrl: 'https://www.myfloridalicense.com/wl11.asp',
  foundedYear: 2020,
  bbbRating: 'A+',
  stats: {
    roofsInProgress: '79+',
    /** The crew's combined years, and labeled so: the company itself is younger. */
    yearsOfExperience: '25+',
    emergency: '24/7',
  },
  responseHours: 24,
  /** By language. `null`: the site says that the phone is answered in English. */
  answers: {es: null, vi: null, ko: null, hi: null} as Partial<Record<string, Answers>>,
  /** Where the company is at home; other languages only where they write it otherwise. */
  region: {en: 'Tampa Bay', ko: '탬파베이'} as Region,
  counties: ['Hillsborough', 'Pinellas', 'Pasco'],
  /** By whose clock the hours are. */
  timeZone: 'America/New_York',
  /** Days in a row, Monday first, with times of a 24-hour clock; each language words them itself. */
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '20:00',
    },
    {days: ['Saturday', 'Sunday'], opens: '08:00', closes: '17:00'},
  ],
} as const;

/** Where the company is at home, as a language writes it. */
export const regionIn = (locale: string): string => company.region[locale] ?? company.region.en;

/** `tel:` target of the one phone number. */
export const phoneHref = `tel:${company.phone.e164}`;

/** `mailto:` target of the one email address. */
export const emailHref = `mailto:${company.email}`;
