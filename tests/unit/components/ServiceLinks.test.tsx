import ServiceLinks from '@site/src/components/ServiceLinks';
import {screen} from '@testing-library/react';

import services from '../../support/generated/serviceCards';
import {renderSite} from '../../support/render';

test('a compact list of services is titles alone', () => {
  renderSite(<ServiceLinks compact services={services} />);
  for (const {title} of services) expect(screen.getByRole('link', {name: title})).toBeVisible();
  expect(screen.queryByText(services[0]!.summary)).not.toBeInTheDocument();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
