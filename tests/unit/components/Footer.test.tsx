import {workYear} from '@site/src/components/Footer/behavior';
import Footer from '@site/src/components/Footer';
import {company, emailHref, phoneHref} from '@site/src/data/company';
import {countyName} from '@site/src/lib/hours';
import {openingLines} from '@site/src/lib/openingHours';
import {translatorIn} from '@site/src/plugins/support/siteText';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

describe('the footer', () => {
  it('links the ways to reach the company, with license number and hours', () => {
    renderSite(<Footer />);
    const hrefOf = (name: string) => screen.getByRole('link', {name}).getAttribute('href');
    expect([company.phone.display, company.email].map(hrefOf)).toEqual([phoneHref, emailHref]);
    for (const text of [company.license, ...openingLines(company.hours, translatorIn('en'))]) {
      expect(screen.getByText(text)).toBeVisible();
    }
  });

  it('names counties as such, and has no slogan or address where there is none', () => {
    const {container, unmount} = renderSite(<Footer />);
    const slogan = container.querySelector('.signOff')!.textContent;
    unmount();
    jest.replaceProperty(company, 'statewide', false);
    jest.replaceProperty(company, 'slogan', false);
    jest.replaceProperty(company, 'address', null);
    const text = renderSite(<Footer />).container.textContent;
    for (const county of company.counties) expect(text).toContain(countyName(county));
    expect(text).not.toContain(slogan);
    expect(document.querySelector('address')).toBeNull();
  });

  it('moves the copyright year forward when a newer year has begun, never back', () => {
    jest.useFakeTimers({now: new Date('2031-01-01T12:00:00Z')});
    const {unmount} = renderSite(<Footer />, {customFields: {buildYear: 2026}});
    workYear(window);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031');
    unmount();
    jest.setSystemTime(new Date('2020-01-01T12:00:00Z'));
    renderSite(<Footer />, {customFields: {buildYear: 2026}});
    window.dispatchEvent(new Event('pageshow'));
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026');
    jest.useRealTimers();
  });
});
