/** Facts and files with which another owner replaces the invented company. */
import sharp from 'sharp';

import type {Company} from '../../src/data/company';

export const NAME = 'Gulf Ridge Roofing';
export const SITE_URL = 'https://www.gulfridge.test';

/** The languages that stay. */
export const LANGUAGES = ['en', 'es'];
/** The services that the new company does not offer. */
export const NOT_DONE = [
  'emergency-tarping',
  'insurance-claims-help',
  'flooring',
  'painting',
  'drywall',
];

/**
 * The facts of a company much unlike the invented one: no veterans, no BBB, no certificate, no
 * promise of hours, three counties. They replace values of company.ts.
 */
export const OWN_FACTS = {
  placeholder: false,
  name: NAME,
  // Long lines, which must not break the header.
  logo: {name: 'Gulf Ridge & Daughters', trade: 'ROOFING AND RESTORATION'},
  slogan: false,
  colors: {dark: '#3b1c4a', action: '#0b6b52'},
  siteUrl: SITE_URL,
  phone: {display: '(850) 555-0287', e164: '+18505550287'},
  email: 'office@gulfridge.test',
  license: 'CCC1999999',
  licenseRecord: {url: 'https://www.myfloridalicense.com/LicenseDetail.asp?SID=&id=1A2B'},
  foundedYear: null,
  veteranOwned: false,
  stats: {roofsInProgress: null, yearsOfExperience: '40+'},
  emergency: null,
  responseHours: null,
  answers: {},
  region: {en: 'Pensacola'},
  counties: ['Escambia', 'Santa Rosa', 'Okaloosa'],
  statewide: false,
  towns: [],
  address: {street: '40 Harbor Street', city: 'Pensacola', state: 'FL', zip: '32502'},
  timeZone: 'America/Chicago',
  twoClocks: false,
  closedDays: ['2026-11-26', '2026-12-25'],
  hours: [{days: ['Monday', 'Tuesday', 'Wednesday'], opens: '07:00', closes: '18:30'}],
  liability: null,
  workersCompensation: null,
  warranty: null,
  maker: null,
  bbb: null,
  google: null,
  otherProfiles: [],
  prices: {'roof-replacement': {from: 8500, to: 19_000, year: 2026}, 'roof-inspection': 'free'},
  deposit: {percent: 0, rest: 'completion'},
  financing: null,
} satisfies Partial<Company>;

/** A mark as a drawing program saves it: with a declaration, a comment, and colors in styles. */
export const MARK = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: a drawing program -->
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 48 48">
  <defs><style>.cls-1 { fill: #56220a; }</style></defs>
  <circle class="cls-1" cx="24" cy="24" r="22"/>
  <path class="cls-1" style="stroke:#f2e8dc;-editor-note:none" d="M9 24h30"/>
</svg>
`;

/** The logo of an owner who has only a PNG, on a transparent background. */
export const logo = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><path fill="#3b1c4a" d="M40 420 300 90l260 330z"/><path fill="#0b6b52" d="M130 450h340v70H130z"/></svg>',
    ),
  )
    .png()
    .toBuffer();
