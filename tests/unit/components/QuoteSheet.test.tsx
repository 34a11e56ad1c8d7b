import QuoteSheet from '@site/src/components/QuoteSheet';
import {company} from '@site/src/data/company';
import {screen} from '@testing-library/react';

import {renderSite} from '../../support/render';

it('fills our column with our facts, and leaves a cell empty where a fact is not given', () => {
  const empty = () => screen.getAllByRole('cell').filter(({textContent}) => !textContent).length;
  const {unmount} = renderSite(<QuoteSheet />);
  expect(screen.getByRole('cell', {name: `${company.deposit!.percent}%`})).toBeVisible();
  expect(empty()).toBe(25);
  unmount();
  jest.replaceProperty(company, 'deposit', null);
  jest.replaceProperty(company, 'warranty', null);
  renderSite(<QuoteSheet />);
  expect(empty()).toBe(27);
});
