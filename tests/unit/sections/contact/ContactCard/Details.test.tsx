import {credentials} from '@site/src/data/proof/credentials';
import Details from '@site/src/sections/contact/ContactCard/Details';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

afterEach(() => jest.restoreAllMocks());

it('has no empty place for them where they are not', () => {
  jest.replaceProperty(credentials, 'address', null);
  jest.replaceProperty(credentials, 'towns', null);
  renderSite(<Details />);
  expect(screen.queryByText('Address')).not.toBeInTheDocument();
  expect(screen.queryByText(/Most often in/)).not.toBeInTheDocument();
});
