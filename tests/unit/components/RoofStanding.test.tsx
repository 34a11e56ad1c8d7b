import RoofStanding from '@site/src/components/RoofStanding';
import {workRoofStanding} from '@site/src/components/RoofStanding/behavior';
import {fireEvent, screen, within} from '@testing-library/react';

import {renderSite} from '../../support/render';

const kinds = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({textContent}) => textContent);
const said = () =>
  within(screen.getByRole('status'))
    .queryAllByRole('term')
    .map(({textContent}) => textContent);
const choose = (list: string, choice: string) =>
  fireEvent.input(screen.getByLabelText(list), {target: {value: choice}});

beforeAll(() => workRoofStanding(window));
beforeEach(() => {
  // React says that it does not run the script: the line above does.
  jest.spyOn(console, 'error').mockReturnValue();
  renderSite(<RoofStanding />);
});

it('is a table of every kind and case before the script has run', () => {
  expect([kinds().length, said().length]).toEqual([5, 5]);
  expect(screen.queryByRole('link')).toBeNull();
});

it('shows what fits the choice alone, and the way to the form', () => {
  choose('Roof type', 'gravel');
  choose('Roof age', '16-20');
  expect([kinds(), said()]).toEqual([
    ['Gravel'],
    ['Near the end of them', 'Your insurer, 15 years or older'],
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/contact');
  const mark = document.querySelector('tr:not([hidden]) [data-mark]')!;
  expect([mark.getAttribute('x'), mark.getAttribute('width')]).toEqual(['16', '4']);
});

it('of one who does not know, shows every kind, and no advice', () => {
  choose('Roof type', 'unknown');
  choose('Roof age', 'unknown');
  expect([kinds().length, said().length]).toEqual([5, 0]);
  expect(screen.queryByRole('link')).toBeNull();
});
