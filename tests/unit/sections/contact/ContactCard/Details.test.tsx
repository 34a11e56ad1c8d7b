import {credentials} from '@site/src/data/proof/credentials';
import Details from '@site/src/sections/contact/ContactCard/Details';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

afterEach(() => jest.restoreAllMocks());

it('has the address and the towns where they are given', () => {
  renderSite(<Details />);
  expect(screen.getByText('Address')).toBeInTheDocument();
  expect(screen.getByText(/1 Sample Street/)).toBeInTheDocument();
  expect(
    screen.getByText(
      'Most often in Sample Town, Example Beach, Sample Springs and Example Heights.',
    ),
  ).toBeInTheDocument();
});

it('has no empty place for them where they are not', () => {
  jest.replaceProperty(credentials, 'address', null);
  jest.replaceProperty(credentials, 'towns', null);
  renderSite(<Details />);
  expect(screen.queryByText('Address')).not.toBeInTheDocument();
  expect(screen.queryByText(/Most often in/)).not.toBeInTheDocument();
});
