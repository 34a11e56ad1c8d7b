import Header from '@site/src/components/Header';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const show = (path: string) => renderSite(<Header pathname={path} />, {path});

describe('the header', () => {
  it('leads to every main page and marks the present one', () => {
    show('/about');
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.slice(0, 6).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
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
      .filter((link) => link.hasAttribute('aria-current') && !link.dataset.language);
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Services', value],
    ]);
  });
});
