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

  it('leads from the toggle into the open menu, and closes when the focus leaves it', async () => {
    renderSite(
      <>
        <Header pathname="/" />
        <button type="button">Behind</button>
      </>,
    );
    await userEvent.click(toggle());
    await userEvent.tab();
    expect(screen.getByRole('link', {name: 'Home'})).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    within(screen.getByRole('navigation'))
      .getByRole('button', {name: /^Language/})
      .focus();
    await userEvent.tab();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes by a click beside the menu, and by none inside it', async () => {
    renderSite(
      <>
        <Header pathname="/" />
        <p>Page</p>
      </>,
    );
    await userEvent.click(toggle());
    await userEvent.click(screen.getByRole('navigation'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByText('Page'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('names the logo link by the text that shows, and where it leads', () => {
    show('/about');
    const logo = screen.getByRole('link', {name: 'Palm Sentry Roofing, home'});
    expect(logo).toHaveTextContent(/^palm sentry roofing$/i);
  });

  it('speaks the language of the page', () => {
    show('/vi/contact', 'vi');
    expect(screen.getByRole('link', {current: 'page'})).toHaveTextContent('Liên hệ');
  });
});
