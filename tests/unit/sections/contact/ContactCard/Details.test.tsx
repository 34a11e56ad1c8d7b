import {company} from '@site/src/data/company';
import Details from '@site/src/sections/contact/ContactCard/Details';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

it('has no empty place for them where they are not', () => {
  jest.replaceProperty(company, 'address', null);
  jest.replaceProperty(company, 'towns', []);
  renderSite(<Details />);
  expect(screen.queryByText('Address')).not.toBeInTheDocument();
  expect(screen.queryByText(/Most often in/)).not.toBeInTheDocument();
});
