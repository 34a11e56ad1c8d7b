import Reviews from '@site/src/sections/testimonials/Reviews';
import type * as Data from '@site/src/data/reviews';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

let mockCount = 0;
jest.mock('@site/src/data/reviews', () => {
  const data = jest.requireActual<typeof Data>('@site/src/data/reviews');
  const reviews = () =>
    Array.from({length: mockCount}, (_, at) => ({...data.reviews()[0]!, id: String(at)}));
  return {...data, reviews};
});

function show(count: number): void {
  mockCount = count;
  renderSite(<Reviews />, {path: '/testimonials?location=Pasco'});
}

describe('the controls of the reviews', () => {
  it('of seven are the services alone, and an address that asks for more shows them all', () => {
    show(7);
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'service');
    expect(screen.queryByRole('button', {name: 'Featured'})).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 7 of the 7');
  });

  it('of eight are all', () => {
    show(8);
    expect(screen.getAllByRole('combobox')).toHaveLength(2);
    expect(screen.getByRole('button', {name: 'Featured'})).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Showing 0 of the 8');
  });
});
