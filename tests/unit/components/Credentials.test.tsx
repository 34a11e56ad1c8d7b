import Credentials from '@site/src/components/Credentials';
import {credentialItems} from '@site/src/components/Credentials/items';
import {type Company, company} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const withhold = (...names: (keyof Company)[]) =>
  names.forEach((name) => jest.replaceProperty(company, name, null as never));

const shown = () => screen.getAllByRole('term').map(({textContent}) => textContent);

it('leave no gap where nothing is given: the license stands by itself', () => {
  withhold('liability', 'workersCompensation', 'warranty', 'maker', 'bbb', 'google');
  withhold('licenseRecord', 'address');
  renderSite(<Credentials items={credentialItems()} />);
  expect(shown()).toEqual(['Florida license']);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAttribute('href', company.licenseSearchUrl);
});

it.each([
  [1, '1 year'],
  [10, '10 years'],
])('say a warranty of %d as %j', (years, text) => {
  jest.replaceProperty(company, 'warranty', {years});
  expect(credentialItems().find(({key}) => key === 'warranty')?.value).toBe(text);
});
