import ServiceLinks from '@site/src/components/ServiceLinks';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

test('a compact list of services is titles alone', () => {
  renderSite(
    <ServiceLinks
      compact
      services={[
        {
          slug: 'drywall',
          title: 'Drywall',
          summary: 'Board cut out.',
          image: '/img/services/drywall.svg',
          imageAlt: 'A ceiling',
        },
      ]}
    />,
  );
  expect(screen.getByRole('link', {name: 'Drywall'})).toBeInTheDocument();
  expect(screen.queryByText('Board cut out.')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
