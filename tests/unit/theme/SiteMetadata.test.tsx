import {company} from '@site/src/data/company';
import SiteMetadata from '@theme/SiteMetadata';
import type {ReactNode} from 'react';

import {renderSite} from '../../support/render';

jest.mock('@generated/routes', () => ({
  __esModule: true,
  default: [
    {path: '/es/about', exact: true},
    {
      path: '/es/services',
      routes: [{path: '/es/services', routes: [{path: '/es/services/drywall', exact: true}]}],
    },
    {path: '/es/', exact: true},
    {path: '*'},
  ],
}));
// React itself moves what the page says into its head.
jest.mock('@docusaurus/Head', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));
jest.mock('@docusaurus/theme-common', () => ({
  useThemeConfig: () => ({metadata: [{name: 'theme-color', content: '#fffcf8'}]}),
  PageMetadata: () => null,
}));

const canonical = () =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
const shared = () =>
  document.head.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? null;

function show(path: string): void {
  renderSite(<SiteMetadata />, {locale: 'es', path});
  expect(document.head.querySelector('[name=theme-color]')).not.toBeNull();
}

test.each(['/es/about', '/es/', '/es/services/drywall'])('%s is its own address', (path) => {
  show(path);
  expect(canonical()).toBe(company.siteUrl + path);
  expect(shared()).toBe(company.siteUrl + path);
});

// Each as the built page says, which crawlers see: src/build/finish writes the languages.
test.each(['/es/no-such-page', '/es/services/no-such-service', '/about'])(
  '%s, where no page is, has no address',
  (path) => {
    show(path);
    expect(canonical()).toBeNull();
    expect(shared()).toBeNull();
  },
);

test('no page names its languages again, some of which may not be written yet', () => {
  show('/es/about');
  expect(document.head.querySelector('[hreflang]')).toBeNull();
});
