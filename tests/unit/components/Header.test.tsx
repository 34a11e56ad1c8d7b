import Header from '@site/src/components/Header';
import {company, phoneHref} from '@site/src/data/company';
import {serviceRoute} from '@site/src/data/routes';
import {MAIN_SERVICE_SLUGS} from '@site/src/data/services';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const show = (path: string, locale?: 'vi') =>
  renderSite(<Header pathname={path} />, {path, locale});

const CTA = 'Schedule Inspection';

describe('the header', () => {
  it('leads to every main page and marks the present one', () => {
    show('/about');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    const main = links.filter((link) => !link.closest('ul') && link.textContent !== CTA);
    expect(main.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`Water coming in?${company.phone.display}`, phoneHref],
      ['Home', '/'],
      ['About', '/about'],
      ['Services', '/services'],
      ['Knowledge Center', '/knowledge-center'],
      ['Testimonials', '/testimonials'],
      ['Contact', '/contact'],
    ]);
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('About');
  });

  it.each([
    ['/services', 'page'],
    ['/services/roof-replacement', 'true'],
  ])('marks Services at %s as current: %s', (path, value) => {
    show(path);
    const marked = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current') && !link.closest('ul'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Services', value],
    ]);
  });

  it('has the four main services under Services', () => {
    show(serviceRoute('roof-inspection'));
    const services = screen.getByRole('link', {name: 'Services'}).nextElementSibling as HTMLElement;
    const links = within(services).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      MAIN_SERVICE_SLUGS.map(serviceRoute),
    );
    expect(within(services).getByRole('link', {current: 'page'})).toHaveTextContent(
      'Title of roof-inspection',
    );
  });

  it('leaves the red to the call on the emergency page', () => {
    const look = (): string[] =>
      ['Free Inspection', CTA].map((name) => screen.getByRole('link', {name}).className);
    const {unmount} = show('/es/services/emergency-tarping');
    for (const classes of look()) expect(classes).toContain('ghost');
    unmount();
    show(serviceRoute('roof-replacement'));
    for (const classes of look()) expect(classes).toContain('primary');
  });

  it('offers the free inspection and the phone', () => {
    show('/');
    expect(screen.getByRole('link', {name: 'Free Inspection'})).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', {name: `Call ${company.phone.display}`})).toHaveAttribute(
      'href',
      phoneHref,
    );
  });

  it('has a button that opens the menu, with the languages in view', () => {
    show('/about');
    const menu = screen.getByRole('navigation');
    // Which of the two names shows is the styles' part.
    expect(screen.getByRole('button', {name: 'Open menu Close menu'})).toHaveAttribute(
      'popovertarget',
      menu.id,
    );
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(within(menu).getByRole('link', {name: CTA})).toHaveAttribute('href', '/contact');
    const languages = within(menu).getByRole('list', {name: 'Language: English'});
    expect(within(languages).getByRole('link', {name: 'Español'})).toHaveAttribute(
      'href',
      '/es/about',
    );
  });

  it('is whole without the app', () => {
    const {container} = show('/');
    expect(container.querySelector('[data-needs-app]')).toBeNull();
  });

  it('names the logo link by the text that shows, and where it leads', () => {
    show('/about');
    const logo = screen.getByRole('link', {name: `${company.name}, home`});
    expect(logo).toHaveTextContent(`${company.logo.name} ${company.logo.trade}`);
  });

  it('speaks the language of the page', () => {
    show('/vi/contact', 'vi');
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('Liên lạc');
  });
});
