import PostalAddress from '@site/src/components/PostalAddress';
import {credentials} from '@site/src/data/proof/credentials';

import {renderSite} from '../../support/render';

afterEach(() => jest.restoreAllMocks());

it('is written as on an envelope', () => {
  const {container} = renderSite(<PostalAddress />);
  expect(container.querySelector('address')).toHaveTextContent(
    '1 Sample StreetSample Town, FL 00000',
  );
});

it('is nothing where no address is given', () => {
  jest.replaceProperty(credentials, 'address', null);
  expect(renderSite(<PostalAddress />).container).toBeEmptyDOMElement();
});
