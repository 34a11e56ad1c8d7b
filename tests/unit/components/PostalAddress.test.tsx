import PostalAddress from '@site/src/components/PostalAddress';
import {company} from '@site/src/data/company';

import {renderSite} from '../../support/render';

it('is nothing where no address is given', () => {
  jest.replaceProperty(company, 'address', null);
  expect(renderSite(<PostalAddress />).container).toBeEmptyDOMElement();
});
