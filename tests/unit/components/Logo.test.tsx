import Logo from '@site/src/components/Logo';
import {company} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

// The appearance of a long name: `tests/full/handover.test.ts`.
test.each([
  ['Oak', 'ROOFING', false],
  ['Gulf Ridge', 'ROOFING', false],
  ['Hernández & Sons', 'ROOFING', true],
  ['Hernández', 'ROOFING AND RESTORATION', true],
])('%s %s: set smaller is %s', (name, trade, isSmaller) => {
  jest.replaceProperty(company, 'logo', {name, trade} as never);
  const {container} = renderSite(<Logo />);
  expect(screen.getByText(name)).toBeInTheDocument();
  expect(container.querySelector('.logo')!.classList.contains('long')).toBe(isSmaller);
});

test('a wide mark stands alone, and has the company’s name', () => {
  const customFields = {logo: {isWide: true, needsPlate: true}};
  const {container} = renderSite(<Logo />, {customFields});
  expect(screen.getByRole('img', {name: company.name})).toBeInTheDocument();
  expect(screen.queryByText(company.logo.name)).toBeNull();
  expect(container.querySelector('.plate')).toBeNull();
});

test.each([
  ['stands on a plate where the page is dark', true, 1],
  ['changes its own colors there', false, 0],
])('a square mark %s', (_what, needsPlate, plates) => {
  const {container} = renderSite(<Logo onDark />, {
    customFields: {logo: {isWide: false, needsPlate}},
  });
  expect(screen.getByText(company.logo.name)).toBeInTheDocument();
  expect(container.querySelectorAll('.plate')).toHaveLength(plates);
});
