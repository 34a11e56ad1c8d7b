import type {credentials as Credentials} from './credentials';
import type {Marked} from './given';
import type {payment as Payment, PriceRange} from './payment';

/** Whatever an owner may give. */
type Proof = {
  credentials: typeof Credentials;
  payment: typeof Payment;
};

type Rule<T> = [isRight: (fact: T) => boolean, what: string];

const isWhole = (number: number, least: number, most = Infinity): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** A page of one of these hosts (or of part of one), and not the front door. */
const isPage = (url: string, hosts: RegExp): boolean => {
  if (!URL.canParse(url)) return false;
  const {protocol, hostname, pathname, search} = new URL(url);
  return protocol === 'https:' && hosts.test(hostname) && (pathname.length > 1 || search !== '');
};

const BBB = /(?:^|\.)bbb\.org$/;
const GOOGLE = /(?:^|\.)(?:google\.com|goo\.gl|g\.page)$/;
const STATE = /(?:^|\.)myfloridalicense\.com$/;

const credentialRules = {
  warranty: [({years}) => isWhole(years, 1), 'years is a whole number from 1'],
  bbb: [({url}) => isPage(url, BBB), 'url is the profile’s own address at https://www.bbb.org'],
  google: [
    ({url}) => isPage(url, GOOGLE) && !url.endsWith('/maps'),
    'url is the profile’s own address at Google: https://g.page/…, https://maps.app.goo.gl/…',
  ],
  licenseRecord: [
    ({url}) => isPage(url, STATE) && /[?&]id=\w/.test(url),
    'url is the record’s own address: https://www.myfloridalicense.com/LicenseDetail.asp?SID=&id=…',
  ],
  address: [
    ({state, zip}) => /^[A-Z]{2}$/.test(state) && /^\d{5}(?:-\d{4})?$/.test(zip),
    'state has two capital letters, zip five digits',
  ],
  towns: [({names}) => names.length > 0, 'names has at least one town; without any it is null'],
  otherProfiles: [({urls}) => urls.every((url) => isPage(url, /./)), 'urls are whole URLs'],
} satisfies {[Name in keyof typeof Credentials]?: Rule<NonNullable<(typeof Credentials)[Name]>>};

const priceRule: Rule<PriceRange> = [
  ({from, to, year}) => isWhole(from, 1) && isWhole(to, from) && isWhole(year, 2000, 2100),
  'from and to are whole dollars, from the lower, and year has four digits',
];

/** Words and numbers of the invented values. */
const SAMPLE = /\b(?:sample|example)\b|"00000"/i;

function problemsOf<T extends Marked>(name: string, fact: T | null, rule?: Rule<T>): string[] {
  // What is invented is named as such.
  if (fact?.placeholder !== false) return [];
  if (SAMPLE.test(JSON.stringify(fact))) {
    return [`${name} is not marked as invented and still has the invented value.`];
  }
  return !rule || rule[0](fact) ? [] : [`${name} cannot be right: ${rule[1]}.`];
}

/** What cannot be right of the facts that the owner says are real, a sentence each. */
export function problemsWith({credentials, payment}: Proof): string[] {
  const {prices, deposit, financing} = payment;
  const rules: Record<string, Rule<never>> = credentialRules;
  return [
    ...Object.entries(credentials).flatMap(([name, fact]) =>
      problemsOf(`“${name}” in src/data/proof/credentials.ts`, fact, rules[name] as Rule<Marked>),
    ),
    ...Object.entries(prices).flatMap(([slug, price]) =>
      price === 'free'
        ? []
        : problemsOf(`The price of “${slug}” in src/data/proof/payment.ts`, price, priceRule),
    ),
    ...problemsOf('“deposit” in src/data/proof/payment.ts', deposit, [
      ({percent}) => isWhole(percent, 0, 100),
      'percent is a whole number from 0 to 100',
    ]),
    ...problemsOf('“financing” in src/data/proof/payment.ts', financing),
  ];
}
