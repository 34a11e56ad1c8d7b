import CallBanner from '@site/src/components/CallBanner';
import {phoneHref} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

describe('the mobile call banner', () => {
  it.each(['/contact', '/es/contact', '/contact/'])('dials on %s itself', (path) => {
    renderSite(<CallBanner />, {path});
    expect(screen.getByRole('link', {name: 'Call Now'})).toHaveAttribute('href', phoneHref);
  });
});
