import Credentials from '@site/src/components/Credentials';
import {credentialItems} from '@site/src/components/Credentials/items';
import {company} from '@site/src/data/company';
import {credentials} from '@site/src/data/proof/credentials';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

afterEach(() => jest.restoreAllMocks());

const withhold = (...names: (keyof typeof credentials)[]) =>
  names.forEach((name) => jest.replaceProperty(credentials, name, null));

const shown = () => screen.getAllByRole('term').map(({textContent}) => textContent);

describe('the credentials', () => {
  it('leave no gap where nothing is given: license and rating stand by themselves', () => {
    withhold('liability', 'workersCompensation', 'warranty', 'maker', 'bbb', 'google');
    withhold('licenseRecord', 'address');
    renderSite(<Credentials items={credentialItems()} />);
    expect(shown()).toEqual(['Florida license', 'Better Business Bureau (BBB)']);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute('href', company.licenseSearchUrl);
  });

  it.each([
    [1, '1 year'],
    [10, '10 years'],
  ])('say a warranty of %d as %j', (years, text) => {
    jest.replaceProperty(credentials, 'warranty', {placeholder: false, years});
    expect(credentialItems().find(({key}) => key === 'warranty')?.value).toBe(text);
  });
});
