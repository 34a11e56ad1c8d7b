import {routes} from '@site/src/data/routes';
import Reviews from '@site/src/sections/home/Reviews';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

it('quotes two reviews in full, with the figures over all and the way to the others', () => {
  renderSite(<Reviews />);
  expect(screen.getAllByRole('heading', {level: 3})).toHaveLength(2);
  expect(screen.getByText('Maria T.')).toBeInTheDocument();
  expect(screen.getByText('Duc N.')).toBeInTheDocument();
  expect(screen.getByText(/average, based on 21 reviews/)).toHaveTextContent(
    'as counted on Google, October 2026',
  );
  expect(screen.getByRole('link', {name: 'Read more reviews'})).toHaveAttribute(
    'href',
    routes.testimonials,
  );
});
