import type {Company, PriceRange} from '../data/company';
import {DAYS, type Opening} from '../data/opening';
import {COUNTED_BY, type FigureSource} from '../data/reviews';

type Rule<T> = [isRight: (fact: NonNullable<T>) => boolean, what: string];

const isWhole = (number: unknown, least: number, most = Infinity): boolean =>
  Number.isInteger(number) && Number(number) >= least && Number(number) <= most;

/** Whether a URL is a page on one of these hosts or their subdomains, other than its home page. */
const isPage = (url: string, hosts: RegExp): boolean => {
  if (!URL.canParse(url)) return false;
  const {protocol, hostname, pathname, search} = new URL(url);
  return protocol === 'https:' && hosts.test(hostname) && (pathname.length > 1 || search !== '');
};

const BBB = /(?:^|\.)bbb\.org$/;
const GOOGLE = /(?:^|\.)(?:google\.com|goo\.gl|g\.page)$/;
const STATE = /(?:^|\.)myfloridalicense\.com$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const isText = (value: unknown): boolean => typeof value === 'string';
const areTexts = (values: readonly unknown[]): boolean =>
  Array.isArray(values) && values.every(isText);
const areOpenings = (openings: readonly Opening[]): boolean =>
  Array.isArray(openings) &&
  (openings as Opening[]).every(
    ({days, opens, closes}) =>
      days.length > 0 &&
      days.every((day) => DAYS.includes(day)) &&
      CLOCK.test(opens) &&
      CLOCK.test(closes) &&
      opens < closes,
  );
const isDay = (day: string): boolean => {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${day}T`);
};
const isRange = ({from, to, year, examples = []}: PriceRange): boolean =>
  isWhole(from, 1) &&
  isWhole(to, from) &&
  isWhole(year, 2000, 2100) &&
  examples.length <= 3 &&
  examples.every(
    ({job, price}) => isText(job.en) && areTexts(Object.values(job)) && isWhole(price, from, to),
  );

const isCounted = ({by, month}: FigureSource): boolean =>
  by === 'here' || (COUNTED_BY.includes(by) && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month ?? ''));

const TEXT: Rule<unknown> = [isText, 'a text'];
const YES_OR_NO: Rule<unknown> = [(value) => typeof value === 'boolean', 'true or false'];
const PARTS = (...names: string[]): Rule<object> => [
  (fact) => names.every((name) => isText((fact as Record<string, unknown>)[name])),
  `{${names.map((name) => `${name}: '…'`).join(', ')}}`,
];
const HOURS = `days (${DAYS.join(', ')}) with opens and closes of a 24-hour clock, '07:00'`;

/** What each fact has to be. */
const RULES: {[Name in keyof Company]: Rule<Company[Name]>} = {
  placeholder: YES_OR_NO,
  name: TEXT,
  logo: PARTS('name', 'trade'),
  slogan: YES_OR_NO,
  colors: [
    ({dark, action}) => [dark, action].every((color) => /^#[\da-f]{6}$/i.test(color)),
    "two colors of six digits, {dark: '#10303d', action: '#a83c1a'}",
  ],
  siteUrl: [
    (url) => URL.canParse(url) && url === new URL(url).origin,
    'https://www. and your domain',
  ],
  phone: [
    ({display, e164}) =>
      /^\+\d{11,15}$/.test(e164) && e164.endsWith(display.replace(/\D/g, '').slice(-10)),
    "the same number twice, as people read it in display, '+1' and ten digits in e164",
  ],
  email: [(email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'an email address'],
  license: TEXT,
  licenseSearchUrl: [(url) => isPage(url, /./), 'a whole URL'],
  licenseRecord: [
    ({url}) => isPage(url, STATE) && /[?&]id=\w/.test(url),
    'the record’s own address, https://www.myfloridalicense.com/LicenseDetail.asp?SID=&id=…',
  ],
  foundedYear: [(year) => isWhole(year, 1800, 2100), 'a year of four digits'],
  veteranOwned: YES_OR_NO,
  stats: [
    ({roofsInProgress, yearsOfExperience}) =>
      (roofsInProgress === null || /^\d/.test(roofsInProgress)) &&
      // A sentence says "25+ years".
      (yearsOfExperience === null || /^\d+\+$/.test(yearsOfExperience)),
    "figures, '25+', or null in place of one; of the years with a +, '12+'",
  ],
  emergency: [(hours) => hours === '24/7', "'24/7'"],
  responseHours: [(hours) => isWhole(hours, 1), 'a whole number of hours'],
  answers: [
    (answers) =>
      Object.values(answers).every(
        (one) => one === null || one === 'in writing' || areOpenings(one as Opening[]),
      ),
    `for each language ${HOURS}; or 'in writing'; or null`,
  ],
  region: PARTS('en'),
  counties: [(names) => areTexts(names) && names.length > 0, "at least one, ['Orange', 'Lake']"],
  statewide: YES_OR_NO,
  towns: [areTexts, "names, ['Winter Park']"],
  address: [
    ({street, city, state, zip}) =>
      isText(street) && isText(city) && /^[A-Z]{2}$/.test(state) && /^\d{5}(?:-\d{4})?$/.test(zip),
    'street, city, state of two capital letters, zip of five digits',
  ],
  timeZone: [(zone) => Intl.supportedValuesOf('timeZone').includes(zone), "'America/New_York'"],
  twoClocks: YES_OR_NO,
  hours: [areOpenings, HOURS],
  closedDays: [(days) => areTexts(days) && days.every(isDay), "days, ['2026-12-25']"],
  liability: PARTS('insurer'),
  workersCompensation: PARTS('insurer'),
  warranty: [({years}) => isWhole(years, 1, 50), 'a whole number of years'],
  maker: PARTS('name', 'certification'),
  bbb: [
    ({rating, url}) => isText(rating) && (url === null || isPage(url, BBB)),
    'a rating, and as url the profile’s own address at https://www.bbb.org, or null',
  ],
  google: [
    ({url}) => isPage(url, GOOGLE) && !url.endsWith('/maps'),
    'the profile’s own address at Google, https://g.page/… or https://maps.app.goo.gl/…',
  ],
  reviewStats: [
    ({total, average, fiveStars, satisfaction, source, satisfactionSource}) =>
      isWhole(total, 1) &&
      isWhole(fiveStars, 0, total) &&
      (satisfaction === null) === (satisfactionSource === null) &&
      (satisfaction === null || isWhole(satisfaction, 0, 100)) &&
      average >= 1 &&
      average <= 5 &&
      [source, satisfactionSource ?? source].every(isCounted),
    "total, average, fiveStars, satisfaction in percent, and for both sources {by: 'google', month: '2026-10'}, by whom ('google', 'bbb', 'survey') and when; satisfaction and its source are null where nobody asked",
  ],
  recordsOpened: [(month) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month), "a month, '2026-11'"],
  permitRecords: [
    (records) => Object.values(records).every((url) => isPage(url, /./)),
    "by county the address of its own search, {Pasco: 'https://aca-prod.accela.com/PASCO/'}",
  ],
  otherProfiles: [(urls) => urls.every((url) => isPage(url, /./)), 'whole URLs'],
  prices: [
    (prices) => Object.values(prices).every((price) => price === 'free' || isRange(price)),
    "by service {from, to, year}, whole dollars, from the lower, and examples if there are, at most three, [{job: {en: '…'}, price}], each price in between; or 'free'",
  ],
  deposit: [
    ({percent, rest}) => isWhole(percent, 0, 100) && ['completion', 'inspection'].includes(rest),
    "percent, a whole number from 0 to 100, and rest, 'completion' or 'inspection'",
  ],
  financing: PARTS('lender'),
  claimsNotice: [
    (place) => ['at the offer', 'at the first line'].includes(place),
    "'at the offer' or 'at the first line'",
  ],
};

/** The facts that may be null. */
const OPTIONAL =
  /^(?:licenseRecord|foundedYear|emergency|responseHours|address|liability|workersCompensation|warranty|maker|bbb|google|recordsOpened|reviewStats|deposit|financing)$/;

/** Words and numbers of the invented values. */
const SAMPLE = /\b(?:sample|example)\b|555-?01|0{5}|:(?:1{3,}|2{4,})\b/i;

/** Whether there is an empty text in a value; the second line of the logo may be one. */
const hasEmpty = (value: unknown, name = ''): boolean =>
  value === ''
    ? name !== 'trade'
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some(([key, part]) => hasEmpty(part, key));

function problemOf(name: string, fact: unknown, isInvented: boolean): string | null {
  if (!(name in RULES))
    return 'is no fact that the site knows: take it out, or see to its spelling';
  const [isRight, what] = RULES[name as keyof Company] as Rule<unknown>;
  const otherwise = OPTIONAL.test(name) ? ', or null where there is none' : '';
  if (hasEmpty(fact)) return `has an empty text in it: write ${what}${otherwise}`;
  // An invented company may have sample values.
  if (isInvented || (fact === null && otherwise)) return null;
  if (name === 'phone' && /555\D?01/.test(JSON.stringify(fact)))
    return 'has a number that nobody can have: 555-01xx is reserved; write the company’s own';
  // SAMPLE matches `#000000`, which is black.
  if (name !== 'colors' && SAMPLE.test(JSON.stringify(fact)))
    return `has an invented or reserved value (such as 555-01xx or .example): write ${what}${otherwise}`;
  return fact !== null && fact !== undefined && isRight(fact)
    ? null
    : `cannot be right: write ${what}${otherwise}`;
}

/**
 * The facts that cannot be right, a sentence each with file and line.
 *
 * @param text the source of the file that has them
 */
export function problemsWith(company: Company, text: string): string[] {
  // The types stand above the values.
  const values = text.indexOf('export const company');
  const lineOf = (name: string): number =>
    text.slice(0, Math.max(0, text.indexOf(`\n  ${name}:`, values)) + 1).split('\n').length;
  const given: Record<string, unknown> = {...company};
  const missing = Object.keys(RULES).filter((name) => !(name in given));
  return [
    ...missing.map((name) => `src/data/company.ts: “${name}” is missing.`),
    ...Object.entries(given).flatMap(([name, fact]) => {
      const problem = problemOf(name, fact, company.placeholder);
      return problem ? [`src/data/company.ts, line ${lineOf(name)}: “${name}” ${problem}.`] : [];
    }),
  ];
}
