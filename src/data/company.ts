import type {Opening} from './opening';
import type {ReviewStats} from './reviews';

/** Who answers in a language: on the phone in these hours, in writing only, or nobody. */
type Answers = readonly Opening[] | 'in writing' | null;

/** A job and what it cost; in languages that it is not named in, its English shows. */
export type PriceExample = {job: {en: string; [locale: string]: string}; price: number};

/** What most jobs of a year cost, in whole dollars, and two or three of them by name. */
export type PriceRange = {
  from: number;
  to: number;
  year: number;
  examples?: readonly PriceExample[];
};

/** `null`, `false` and empty lists stand for what a company does not have or promise. */
export type Company = {
  placeholder: boolean;
  name: string;
  logo: {name: string; trade: string};
  slogan: boolean;
  colors: {dark: string; action: string};
  siteUrl: string;
  phone: {display: string; e164: string};
  email: string;
  license: string;
  licenseSearchUrl: string;
  licenseRecord: {url: string} | null;
  foundedYear: number | null;
  veteranOwned: boolean;
  stats: {roofsInProgress: string | null; yearsOfExperience: string | null};
  emergency: '24/7' | null;
  responseHours: number | null;
  answers: Readonly<Record<string, Answers>>;
  region: {en: string; [locale: string]: string};
  counties: readonly string[];
  statewide: boolean;
  towns: readonly string[];
  address: {street: string; city: string; state: string; zip: string} | null;
  timeZone: string;
  twoClocks: boolean;
  hours: readonly Opening[];
  closedDays: readonly string[];
  liability: {insurer: string} | null;
  workersCompensation: {insurer: string} | null;
  warranty: {years: number} | null;
  maker: {name: string; certification: string} | null;
  bbb: {rating: string; url: string | null} | null;
  google: {url: string} | null;
  reviewStats: ReviewStats | null;
  recordsOpened: string | null;
  permitRecords: Readonly<Record<string, string>>;
  otherProfiles: readonly string[];
  prices: Readonly<Record<string, PriceRange | 'free'>>;
  deposit: {percent: number; rest: 'completion' | 'inspection'} | null;
  financing: {lender: string} | null;
  claimsNotice: 'at the offer' | 'at the first line';
};

/**
 * The facts of the company, each once. Plain values, so that the build's configuration can read
 * them too. No other file names the company. What it does not have or promise is `null`, `false` or
 * an empty list, `[]`: every text that rests on it is then left out or worded without it.
 *
 * The company is invented: `placeholder: true` makes a production build fail until a real one has
 * put its facts here. The invented links lead to the front doors of real sites.
 */
export const company: Company = {
  placeholder: true,
  name: 'Palm Sentry Roofing',
  /** The two lines of the logo: long ones are set smaller, and the second may be empty. */
  logo: {name: 'Palm Sentry', trade: 'ROOFING'},
  /** Whether each page ends with a slogan, the message `footer.base.signOff`. */
  slogan: true,
  /** Of text and dark areas; of links and buttons. `npm run brand` makes all their tones. */
  colors: {dark: '#10303d', action: '#a83c1a'},
  siteUrl: 'https://www.palmsentry.example',
  /** 555-01xx is reserved for fiction by the North American Numbering Plan. */
  phone: {display: '(813) 555-0142', e164: '+18135550142'},
  /** `.example` is reserved by RFC 2606. */
  email: 'hello@palmsentry.example',

  license: 'CCC0000000',
  /** Where anybody can look up a license. */
  licenseSearchUrl: 'https://www.myfloridalicense.com/wl11.asp',
  /**
   * The page of the company's own record: search for the license, open the result, copy the address
   * (`…/LicenseDetail.asp?SID=&id=…`). Without it, links lead to the search.
   */
  licenseRecord: {url: 'https://www.myfloridalicense.com/wl11.asp'},

  foundedYear: 2020,
  veteranOwned: true,
  stats: {
    roofsInProgress: '79+',
    /** The crew's combined years, and labeled so: the company itself is younger. */
    yearsOfExperience: '25+',
  },
  /** Whether somebody answers the phone day and night. */
  emergency: '24/7',
  /** Within how many hours a request is answered. */
  responseHours: 24,
  /**
   * By language. `null`: the site says that the phone is answered in English. Every day from '00:00' to
   * '23:59' is day and night: only then does a page send people to the phone alone.
   */
  answers: {es: null, vi: null, ko: null, hi: null},

  /** Home region of the company; other languages only where they spell it differently. */
  region: {en: 'Tampa Bay', ko: '탬파베이'},
  counties: ['Hillsborough', 'Pinellas', 'Pasco'],
  /** Whether it works in all of Florida, and not in its counties alone. */
  statewide: true,
  /** The towns that it works in most. */
  towns: ['Sample Town', 'Example Beach', 'Sample Springs', 'Example Heights'],
  /** Where customers find the company. */
  address: {street: '1 Sample Street', city: 'Sample Town', state: 'FL', zip: '00000'},
  /** Time zone of the hours. */
  timeZone: 'America/New_York',
  /** Whether customers live by two clocks, as all of Florida does: hours then name theirs. */
  twoClocks: true,
  /** Days in a row, Monday first, with times of a 24-hour clock; each language words them itself. */
  hours: [
    {
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '20:00',
    },
    {days: ['Saturday', 'Sunday'], opens: '08:00', closes: '17:00'},
  ],
  /** Days on which the office is closed, ['2026-12-25']: no answer is promised for them. */
  closedDays: [],

  /** Who insures the company against the damage that it does; the certificate comes on request. */
  liability: {insurer: 'Sample Insurance Company'},
  /** Who insures its people against accidents at work. */
  workersCompensation: {insurer: 'Sample Workers Insurance'},
  /** How long the company stands by its own work. */
  warranty: {years: 99},
  /** The shingle maker that certified the crew, and what it calls its certification. */
  maker: {name: 'Sample Shingle Company', certification: 'Sample Certified Installer'},
  /** The rating of the Better Business Bureau, and the company's own page there. */
  bbb: {rating: 'A+', url: 'https://www.bbb.org/'},
  google: {url: 'https://www.google.com/maps'},
  /**
   * Figures over all reviews, while the site quotes only some. Null once `company/reviews/` has all of
   * them: the figures are then computed. These agree: 20 reviews of five stars and one of one star
   * average 4.8; satisfaction is another question, asked of other people.
   */
  reviewStats: {
    total: 21,
    average: 4.8,
    fiveStars: 20,
    satisfaction: 100,
    source: {by: 'google', month: '2026-10'},
    satisfactionSource: {by: 'survey', month: '2026-10'},
  },
  /** The month, '2026-11', in which you last opened every record of "Check us"; shown for a year. */
  recordsOpened: null,
  /**
   * Where each county shows its building permits, by the county's name: customers look up the company's own
   * there. `{}` where it pulls none in its name.
   */
  permitRecords: {
    Hillsborough: 'https://aca-prod.accela.com/HCFL/Cap/CapHome.aspx?module=Building',
    Pinellas: 'https://aca-prod.accela.com/PINELLAS/Cap/CapHome.aspx?module=Building',
    Pasco: 'https://aca-prod.accela.com/PASCO/Cap/CapHome.aspx?module=Building',
  },
  /** Further pages about the company (Facebook, a chamber of commerce), for search engines alone. */
  otherProfiles: [],

  // cspell:disable -- five languages
  /**
   * By service: the name of its file in `services/`. `examples`, two or three jobs of that year within the
   * range, say more than a wide one; leave them out where you have none.
   */
  prices: {
    'roof-replacement': {
      from: 11_111,
      to: 22_222,
      year: 2026,
      examples: [
        {
          job: {
            en: 'Shingle, 2,000 square feet of roof, one story, old roof removed',
            es: 'Tejas asfálticas, 2,000 pies cuadrados de techo, casa de un piso, con retiro del techo viejo',
            vi: 'Shingle, mái 2,000 square feet, nhà trệt, gồm gỡ mái cũ',
            ko: '싱글, 지붕 면적 2,000제곱피트, 단층, 헌 지붕 철거 포함',
            hi: 'शिंगल, 2,000 वर्ग फ़ुट की छत, एक मंज़िल का घर, पुरानी छत उतारना शामिल',
          },
          price: 13_333,
        },
        {
          job: {
            en: 'Metal, 2,000 square feet of roof, one story, old roof removed',
            es: 'Metal, 2,000 pies cuadrados de techo, casa de un piso, con retiro del techo viejo',
            vi: 'Kim loại, mái 2,000 square feet, nhà trệt, gồm gỡ mái cũ',
            ko: '금속, 지붕 면적 2,000제곱피트, 단층, 헌 지붕 철거 포함',
            hi: 'मेटल, 2,000 वर्ग फ़ुट की छत, एक मंज़िल का घर, पुरानी छत उतारना शामिल',
          },
          price: 21_111,
        },
      ],
    },
    'emergency-tarping': {
      from: 111,
      to: 2_222,
      year: 2026,
      examples: [
        {
          job: {
            en: 'Tarp up to 10 by 12 feet, one story, low slope',
            es: 'Lona de hasta 10 por 12 pies, casa de un piso, poca pendiente',
            vi: 'Bạt tối đa 10 x 12 feet, nhà trệt, mái ít dốc',
            ko: '방수포 10×12피트 이하, 단층, 완만한 경사',
            hi: '10 बाय 12 फ़ुट तक का तिरपाल, एक मंज़िल का घर, कम ढलान',
          },
          price: 444,
        },
        {
          job: {
            en: 'Tarp up to 20 by 30 feet, two stories',
            es: 'Lona de hasta 20 por 30 pies, casa de dos pisos',
            vi: 'Bạt tối đa 20 x 30 feet, nhà hai tầng',
            ko: '방수포 20×30피트 이하, 2층',
            hi: '20 बाय 30 फ़ुट तक का तिरपाल, दो मंज़िल का घर',
          },
          price: 1_444,
        },
      ],
    },
    'roof-inspection': 'free',
    'storm-damage-repair': {
      from: 111,
      to: 11_111,
      year: 2026,
      examples: [
        {
          job: {
            en: 'Ten lifted shingles replaced, one story',
            es: 'Cambiar diez tejas asfálticas levantadas, casa de un piso',
            vi: 'Thay mười tấm shingle bị tốc, nhà trệt',
            ko: '들뜬 싱글 10장 교체, 단층',
            hi: 'हवा से उठे दस शिंगल बदलना, एक मंज़िल का घर',
          },
          price: 333,
        },
        {
          job: {
            en: 'One slope reshingled, 500 square feet, one story',
            es: 'Rehacer un lado del techo de tejas asfálticas, 500 pies cuadrados, casa de un piso',
            vi: 'Lợp lại một mặt mái shingle, 500 square feet, nhà trệt',
            ko: '싱글 지붕 한 면 재시공, 500제곱피트, 단층',
            hi: 'एक ढलान पर नए शिंगल लगाना, 500 वर्ग फ़ुट, एक मंज़िल का घर',
          },
          price: 4_444,
        },
      ],
    },
  },
  // cspell:enable
  /**
   * The deposit when the contract is signed, in percent (0: none), and when the rest is due. Above 10
   * percent, Florida Statutes 489.126 sets dates for the permit and the start of the work.
   */
  deposit: {percent: 9, rest: 'inspection'},
  /**
   * Who lends to customers who want to pay over time. Without rates, terms and payments: an
   * advertisement that names one of them must name the others, too (12 CFR 1026.24(d)).
   */
  financing: {lender: 'Sample Lending Company'},

  /**
   * Where the home page has the notice of Florida Statutes 489.147: with the offer of help with claims, or
   * with its first line, right under the headline. Ask your lawyer: docs/handover.md.
   */
  claimsNotice: 'at the offer',
};

/** Whether the company has a fact, for `<If fact="emergency">` in Markdown. */
export const isGiven = (fact: keyof Company): boolean => {
  const value = company[fact];
  return typeof value === 'object' && value ? Object.keys(value).length > 0 : Boolean(value);
};

/** Within how many hours the office calls: a day where nothing is promised. */
export const answerHours = company.responseHours ?? 24;

/** A fact for search engines; null while facts are invented, because search engines would believe them. */
export const real = <T>(fact: T): T | null => (company.placeholder ? null : fact);

/** Where the company is at home, as a language writes it. */
export const regionIn = (locale: string): string => company.region[locale] ?? company.region.en;

/** Where to look up the company's license. */
export const licenseUrl = (): string => company.licenseRecord?.url ?? company.licenseSearchUrl;

/** `tel:` target of the one phone number. */
export const phoneHref = `tel:${company.phone.e164}`;

/** `mailto:` target of the one email address. */
export const emailHref = `mailto:${company.email}`;
