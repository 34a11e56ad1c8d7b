import Credentials from '@site/src/components/Credentials';
import {yearsText} from '@site/src/components/Credentials/items';
import {type Company, company} from '@site/src/data/company';
import {cleanup, screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const withhold = (...names: (keyof Company)[]) =>
  names.forEach((name) => jest.replaceProperty(company, name, null as never));

const lines = () => screen.getAllByRole('definition').map(({textContent}) => textContent);
const missing = () => lines().filter((line) => line === 'Not shown yet: ask us.').length;

it('says of license, insurance and address what is not given, and names no profile where there is none', () => {
  const {unmount} = renderSite(<Credentials />);
  expect([lines().length, missing()]).toEqual([8, 0]);
  expect(screen.getAllByRole('link')).toHaveLength(6);
  unmount();
  jest.replaceProperty(company, 'permitRecords', {Pasco: 'https://example.com/a'});
  expect(renderSite(<Credentials />).getAllByRole('link')).toHaveLength(4);
  cleanup();
  jest.replaceProperty(company, 'permitRecords', {});
  withhold('liability', 'workersCompensation', 'bbb', 'google', 'licenseRecord', 'address');
  renderSite(<Credentials />);
  expect([lines().length, missing()]).toEqual([5, 3]);
  expect(screen.queryByText(/BBB|Google/)).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', company.licenseSearchUrl);
});

it('says when the records were opened', () => {
  renderSite(<Credentials />);
  expect(screen.getByText(/October 2026/)).toBeVisible();
});

it.each([
  [1, '1 year'],
  [10, '10 years'],
])('say a warranty of %d as %j', (years, text) => {
  expect(yearsText(years)).toBe(text);
});
