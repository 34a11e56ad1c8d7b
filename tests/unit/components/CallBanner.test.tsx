import CallBanner from '@site/src/components/CallBanner';
import {phoneHref} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

test.each(['/contact', '/es/contact', '/contact/'])(
  'the mobile call banner dials on %s itself',
  (path) => {
    renderSite(<CallBanner />, {path});
    const link = screen.getByRole('link', {name: 'Call Now'});
    expect(link).toHaveAttribute('href', phoneHref);
    expect(link).not.toHaveAttribute('target');
  },
);
