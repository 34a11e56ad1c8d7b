/** What the owner of another company puts in the place of the invented one. */
import {company} from '../../src/data/company';

export const NAME = 'Gulf Ridge Roofing';
export const SITE_URL = 'https://www.gulfridge.example';

/** What the owner writes into company.ts, by what stands there. */
export const FACTS: [from: string, to: string][] = [
  ['placeholder: true as boolean', 'placeholder: false as boolean'],
  [`name: '${company.name}'`, `name: '${NAME}'`],
  [`logo: {name: '${company.logo.name}'`, "logo: {name: 'Gulf Ridge & Daughters'"],
  // Long lines, which must not break the header.
  [`trade: '${company.logo.trade}'`, "trade: 'ROOFING AND RESTORATION'"],
  [company.siteUrl, SITE_URL],
  [company.phone.display, '(850) 555-0187'],
  [company.phone.e164, '+18505550187'],
  [company.email, 'office@gulfridge.example'],
  [company.license, 'CCC1999999'],
  [`foundedYear: ${company.foundedYear}`, 'foundedYear: 2011'],
  [`bbbRating: '${company.bbbRating}'`, "bbbRating: 'A'"],
  [`'${company.stats.roofsInProgress}'`, "'31+'"],
  [`'${company.stats.yearsOfExperience}'`, "'40+'"],
  [`responseHours: ${company.responseHours}`, 'responseHours: 12'],
  [`closes: '${company.hours[0].closes}'`, "closes: '18:30'"],
  ["region: {en: 'Tampa Bay', ko: '탬파베이'}", "region: {en: 'Pensacola'}"],
  ["['Hillsborough', 'Pinellas', 'Pasco']", "['Escambia', 'Santa Rosa', 'Okaloosa']"],
];

/** What customers can check of the new one, by name: what it does not have is null. */
export const CREDENTIALS: Record<string, object | null> = {
  liability: {insurer: 'Escambia Mutual'},
  workersCompensation: {insurer: 'Escambia Mutual'},
  warranty: {years: 7},
  maker: null,
  bbb: {url: 'https://www.bbb.org/us/fl/pensacola/profile/roofing/gulf-ridge-0683-1'},
  google: null,
  otherProfiles: null,
  licenseRecord: {url: 'https://www.myfloridalicense.com/LicenseDetail.asp?SID=&id=1A2B'},
  address: {street: '40 Harbor Street', city: 'Pensacola', state: 'FL', zip: '32502'},
  towns: null,
};
export const PAYMENT = {
  prices: {'roof-replacement': {placeholder: false, from: 8500, to: 19_000, year: 2026}},
  deposit: {placeholder: false, percent: 0, rest: 'completion'},
  financing: null,
};

/** As a drawing program saves it: with a declaration, a comment, and its colors in styles. */
export const MARK = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
  <defs><style>.cls-1 { fill: #56220a; }</style></defs>
  <circle class="cls-1" cx="24" cy="24" r="22"/>
  <path class="cls-1" style="stroke:#f2e8dc;-editor-note:none" d="M9 24h30"/>
</svg>
`;
