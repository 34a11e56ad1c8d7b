import reviews from '@generated/docusaurus-plugin-company/default/reviews.json';
import {workListFilters} from '@site/src/components/ListFilter/behavior';
import Reviews from '@site/src/sections/testimonials/Reviews';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../../support/render';

const [first, second] = reviews;

it.each([
  [7, ['service'], 7],
  [8, ['service', 'location'], 1],
])(
  'of %i has the lists %j, and an address that asks for a place shows %i',
  (count, lists, shown) => {
    const some = Array.from({length: count}, (_, at) => ({
      ...(at === 0 ? second! : first!),
      id: String(at),
    }));
    reviews.splice(0, reviews.length, ...some);
    history.replaceState(null, '', '/testimonials?location=Pinellas');
    renderSite(<Reviews />);
    workListFilters(window);
    const names = screen.getAllByRole('combobox').map((list) => list.getAttribute('name'));
    expect(names).toEqual(lists);
    expect(screen.queryAllByRole('button', {name: 'Featured'})).toHaveLength(lists.length - 1);
    expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`\\b${shown}\\b`));
  },
);
