import Header from '@site/src/components/Header';
import {phoneHref} from '@site/src/data/company';
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../support/render';

const show = (path: string, locale?: 'vi') =>
  renderSite(<Header pathname={path} />, {path, locale});

const toggle = () => screen.getByRole('button', {name: /^(Open|Close) menu$/});

describe('the header', () => {
  it('leads to every main page and marks the present one', () => {
    show('/about');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      expect.arrayContaining([
        ['Home', '/'],
        ['About', '/about'],
        ['Knowledge Center', '/knowledge-center'],
        ['Testimonials', '/testimonials'],
        ['Contact', '/contact'],
      ]),
    );
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('About');
  });

  it('offers the free inspection and the phone', () => {
    show('/');
    expect(screen.getByRole('link', {name: 'Free Inspection'})).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', {name: 'Call (813) 555-0142'})).toHaveAttribute(
      'href',
      phoneHref,
    );
  });

  it('opens and closes its menu, by a link too', async () => {
    show('/');
    expect(toggle()).toHaveAccessibleName('Open menu');
    await userEvent.click(toggle());
    expect(toggle()).toHaveAccessibleName('Close menu');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', {name: 'Schedule Inspection'})).toHaveAttribute(
      'href',
      '/contact',
    );
    await userEvent.click(screen.getByRole('link', {name: 'About'}));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives the focus back to the toggle on Escape', async () => {
    show('/');
    await userEvent.click(toggle());
    screen.getByRole('link', {name: 'About'}).focus();
    await userEvent.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('speaks the language of the page', () => {
    show('/vi/contact', 'vi');
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('Liên hệ');
  });
});
