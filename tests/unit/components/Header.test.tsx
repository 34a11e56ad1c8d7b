import Header from '@site/src/components/Header';
import {serviceRoute} from '@site/src/data/routes';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';
import {MAIN_SERVICE_SLUGS} from '../../support/services';

const show = (path: string) => renderSite(<Header pathname={path} />, {path});

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
