import Logo from '@site/src/components/Logo';
import {company} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

afterEach(() => jest.restoreAllMocks());

// How they look: `tests/full/handover.test.ts` puts a long one in the place of ours.
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
