import {company} from '../company';
import type {Given} from './given';

/** A page about the company on somebody else's site: a whole URL. */
type Profile = {url: string};

type Credentials = {
  /** Who insures the company against the damage that it does; the certificate comes on request. */
  liability: Given<{insurer: string}>;
  /** Who insures its people against accidents at work. */
  workersCompensation: Given<{insurer: string}>;
  /** How long the company stands by its own work. */
  warranty: Given<{years: number}>;
  /** The shingle maker that certified the crew, and what it calls its certification. */
  maker: Given<{name: string; certification: string}>;
  bbb: Given<Profile>;
  google: Given<Profile>;
  /** Further pages about the company (Facebook, a chamber of commerce), for search engines alone. */
  otherProfiles: Given<{urls: readonly string[]}>;
  /**
   * The company's own record in the state's license search, which has an address of its own: search
   * for the license, open the result, copy the address (`…/LicenseDetail.asp?SID=&id=…`). Where it is
   * not given, links lead to the search itself (company.ts).
   */
  licenseRecord: Given<Profile>;
  /** Where customers find the company. */
  address: Given<{street: string; city: string; state: string; zip: string}>;
  /** The towns that it works in most. */
  towns: Given<{names: readonly string[]}>;
};

/**
 * What a customer can check, each where the owner gives it. Plain values, so that the build's
 * configuration can read the marks: a production build fails while one marks its fact as invented.
 * The invented links lead to the front doors of real sites, never to anybody's profile.
 */
export const credentials: Credentials = {
  liability: {placeholder: true, insurer: 'Sample Insurance Company'},
  workersCompensation: {placeholder: true, insurer: 'Sample Workers Insurance'},
  warranty: {placeholder: true, years: 99},
  maker: {
    placeholder: true,
    name: 'Sample Shingle Company',
    certification: 'Sample Certified Installer',
  },
  bbb: {placeholder: true, url: 'https://www.bbb.org/'},
  google: {placeholder: true, url: 'https://www.google.com/maps'},
  otherProfiles: null,
  licenseRecord: {placeholder: true, url: 'https://www.myfloridalicense.com/wl11.asp'},
  address: {
    placeholder: true,
    street: '1 Sample Street',
    city: 'Sample Town',
    state: 'FL',
    zip: '00000',
  },
  towns: {
    placeholder: true,
    names: ['Sample Town', 'Example Beach', 'Sample Springs', 'Example Heights'],
  },
};

/** Where to look up the company's license. */
export const licenseUrl = (): string => credentials.licenseRecord?.url ?? company.licenseSearchUrl;
