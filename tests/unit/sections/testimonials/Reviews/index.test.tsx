import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import {workListFilters} from '@site/src/components/ListFilter/behavior';
import Reviews from '@site/src/sections/testimonials/Reviews';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

const [first, second] = reviews;

function show(count: number): void {
  const some = Array.from({length: count}, (_, at) => ({
    ...(at === 0 ? second! : first!),
    id: String(at),
  }));
  reviews.splice(0, reviews.length, ...some);
  history.replaceState(null, '', '/testimonials?location=Pinellas');
  renderSite(<Reviews />);
  workListFilters(window);
}

it('of seven are the services alone, and an address that asks for more shows them all', () => {
  show(7);
  expect(screen.getByRole('combobox')).toHaveAttribute('name', 'service');
  expect(screen.queryByRole('button', {name: 'Featured'})).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/\b7\b/);
});

it('of eight are all', () => {
  show(8);
  expect(screen.getAllByRole('combobox')).toHaveLength(2);
  expect(screen.getByRole('button', {name: 'Featured'})).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(/\b1\b/);
});
