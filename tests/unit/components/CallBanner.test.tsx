import CallBanner from '@site/src/components/CallBanner';
import {company, phoneHref} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

describe('the mobile call banner', () => {
  it('offers the phone as a tel: link and Call Now to the contact page', () => {
    renderSite(<CallBanner />);
    expect(screen.getByRole('link', {name: /Call Now/})).toHaveAttribute('href', '/contact');
    expect(
      screen.getByRole('link', {name: new RegExp(company.phone.display.slice(-8))}),
    ).toHaveAttribute('href', phoneHref);
  });

  it.each(['/contact', '/es/contact', '/contact/'])('dials on %s itself', (path) => {
    renderSite(<CallBanner />, {path});
    expect(screen.getByRole('link', {name: 'Call Now'})).toHaveAttribute('href', phoneHref);
  });

  it('can be dismissed by the script in the head, which asks for these marks', () => {
    renderSite(<CallBanner />);
    expect(screen.getByRole('complementary')).toHaveAttribute('data-call-banner');
    expect(screen.getByRole('button', {name: 'Hide this call banner'})).toHaveAttribute(
      'data-dismiss-banner',
    );
  });
});
