import Picture from '@site/src/components/Picture';
import Photo from '@site/src/components/Prose/Photo';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

const PHOTO = '/assets/photos/roof.0a1b2c3d4e5f.800x600';

it('is a drawing as it is', () => {
  const {container} = renderSite(
    <Picture src="/img/roof.svg" sizes="50vw" alt="A roof" width={4} height={3} loading="lazy" />,
  );
  expect(container.querySelector('picture')).toBeNull();
  const image = screen.getByRole('img', {name: 'A roof'});
  expect(image).toHaveAttribute('src', '/img/roof.svg');
  expect(image).not.toHaveAttribute('sizes');
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('is a photograph in two formats and its widths', () => {
  const {container} = renderSite(<Picture src={PHOTO} sizes="50vw" alt="A roof" width={400} />);
  const source = container.querySelector('picture > source');
  expect(source).toHaveAttribute('type', 'image/avif');
  expect(source).toHaveAttribute('sizes', '50vw');
  expect(source?.getAttribute('srcset')).toMatch(/^\/.*\.360\.avif 360w, .*\.800\.avif 800w$/);
  const image = screen.getByRole('img', {name: 'A roof'});
  expect(image).toHaveAttribute('src', `${PHOTO}.800.webp`);
  expect(image.getAttribute('srcset')).toContain(`${PHOTO}.540.webp 540w`);
  expect(image).toHaveAttribute('width', '400');
  expect(container.querySelector('[style]')).toBeNull();
});

it('is asked for early, as an image alone is, unless it loads late', () => {
  const asked = () => [...document.head.querySelectorAll('link[rel="preload"][as="image"]')];
  const photo = (name: string) => `/assets/photos/${name}.0a1b2c3d4e5f.800x600`;
  renderSite(<Picture src={photo('late')} sizes="50vw" alt="" loading="lazy" />);
  expect(asked().filter((link) => link.outerHTML.includes('late'))).toEqual([]);
  renderSite(<Picture src={photo('first')} sizes="50vw" alt="" fetchPriority="high" />);
  const [link] = asked().filter(({outerHTML}) => outerHTML.includes('first'));
  // Must be the same list as in the page, or the browser might download two files.
  const list = document.querySelector('source[srcset*="first"]')?.getAttribute('srcset');
  expect(link).toHaveAttribute('imagesrcset', list);
  expect(link).toHaveAttribute('imagesizes', '50vw');
  expect(link).toHaveAttribute('type', 'image/avif');
  expect(link).toHaveAttribute('fetchpriority', 'high');
  expect(link).not.toHaveAttribute('href');
});

it('in a text has the size of the photograph and loads late', () => {
  renderSite(<Photo src={PHOTO} alt="A roof" />);
  const image = screen.getByRole('img', {name: 'A roof'});
  expect(image).toHaveAttribute('width', '800');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('loading', 'lazy');
});
