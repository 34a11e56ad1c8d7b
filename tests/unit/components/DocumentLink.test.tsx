import Link from '@docusaurus/Link';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const mockLink = jest.fn();
const mockAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => ({
  __esModule: true,
  default: () => ({collectLink: mockLink, collectAnchor: mockAnchor}),
}));

function show(props: object, locale = 'es'): HTMLElement {
  renderSite(<Link {...props}>Roofs</Link>, {locale});
  return screen.getByText('Roofs');
}

beforeEach(() => jest.resetAllMocks());

it.each([
  [{to: '/about'}, '/es/about'],
  [{href: '/about/#team'}, '/es/about#team'],
  [{to: '/es/about?a=b'}, '/es/about?a=b'],
  [{to: '/es/'}, '/es/'],
  [{to: '#here'}, '#here'],
  [{to: 'roof-repair'}, 'roof-repair'],
])('%j leads to %s, and the build checks it', (props, href) => {
  const link = show(props);
  expect(link).toHaveAttribute('href', href);
  expect(link).not.toHaveAttribute('target');
  expect(mockLink.mock.calls).toEqual([[href]]);
});

it.each([
  [{to: 'pathname:///es/feed.xml'}, '/es/feed.xml', false],
  [{to: 'tel:+18135550142'}, 'tel:+18135550142', false],
  [{to: 'mailto:a@b.example'}, 'mailto:a@b.example', false],
  [{href: 'https://roofs.example/a/'}, 'https://roofs.example/a/', true],
  [{href: '//roofs.example'}, '//roofs.example', true],
  [{href: 'https://roofs.example', target: '_self'}, 'https://roofs.example', false],
])('%j is no route of the build: %s, in a new tab: %s', (props, href, isElsewhere) => {
  const link = show(props);
  expect(link).toHaveAttribute('href', href);
  expect(link.getAttribute('target') === '_blank').toBe(isElsewhere);
  expect(link.getAttribute('rel')?.includes('noopener') ?? false).toBe(
    isElsewhere || 'target' in props,
  );
  expect(mockLink).not.toHaveBeenCalled();
});

it('leaves out a check that is not wanted, and tells of its own anchor', () => {
  const link = show({to: '/about', 'data-noBrokenLinkCheck': true, id: 'top'}, 'en');
  expect(link).toHaveAttribute('href', '/about');
  expect(mockLink).not.toHaveBeenCalled();
  expect(mockAnchor).toHaveBeenCalledWith('top');
});
