import ServiceLinks from '@site/src/components/ServiceLinks';
import ServiceList from '@site/src/components/ServiceList';
import {SERVICE_SLUGS} from '@site/src/data/services';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the list of services', () => {
  it('shows four with a picture and eight without, in the one order', () => {
    const {container} = renderSite(<ServiceList />);
    expect(hrefs(container)).toEqual(SERVICE_SLUGS.map((slug) => `/services/${slug}`));
    expect(screen.getAllByRole('img')).toHaveLength(4);
  });

  it('is titles alone where it is compact', () => {
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
});
