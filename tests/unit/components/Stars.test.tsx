import Stars from '@site/src/components/Stars';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

it.each([
  ['en', '4.8 out of 5 stars'],
  ['es', '4.8 de 5 estrellas'], // cspell:disable-line
  ['vi', '4.8 trên 5 sao'],
] as const)('says its rating as %s writes it', (locale, name) => {
  renderSite(<Stars rating={4.8} />, {locale});
  expect(screen.getByRole('img', {name})).toBeInTheDocument();
});

it('draws the last star as far as the rating goes', () => {
  const {container} = renderSite(<Stars rating={4.8} />);
  // Five stars of 24 units; 4.8 of them.
  expect(Number(container.querySelector('svg svg')?.getAttribute('width'))).toBeCloseTo(115.2);
});
