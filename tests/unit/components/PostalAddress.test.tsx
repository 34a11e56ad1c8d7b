import PostalAddress from '@site/src/components/PostalAddress';
import {credentials} from '@site/src/data/proof/credentials';

import {renderSite} from '../../support/render';

afterEach(() => jest.restoreAllMocks());

it('is nothing where no address is given', () => {
  jest.replaceProperty(credentials, 'address', null);
  expect(renderSite(<PostalAddress />).container).toBeEmptyDOMElement();
});
