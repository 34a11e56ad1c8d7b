import {company, type PriceExample} from '@site/src/data/company';
import {EMERGENCY_SLUG} from '@site/src/data/services';
import Payment from '@site/src/sections/services/Payment';
import {screen} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const terms = () => screen.queryAllByRole('term').map(({textContent}) => textContent);
const text = () => screen.getByRole('region', {name: 'Price and payment'});

describe('price and payment', () => {
  it('say what most jobs cost, when it is paid, and who lends', () => {
    renderSite(<Payment slug="roof-replacement" />);
    expect(terms()).toEqual(['Price', 'Deposit', 'Paying over time']);
    expect(text()).toHaveTextContent('$11,111 to $22,222 Most of our jobs in 2026.');
    expect(text()).toHaveTextContent(
      '9% when you sign. The rest is due after the final inspection.',
    );
    expect(text()).toHaveTextContent('Through Sample Lending Company');
  });

  it('name jobs with their prices, in English where a language has no words for them', () => {
    const examples: PriceExample[] = [
      {job: {en: 'Shingle', es: 'Techo'}, price: 9000},
      {job: {en: 'Metal'}, price: 9500},
    ];
    jest.replaceProperty(company, 'prices', {
      'roof-replacement': {from: 8000, to: 10_000, year: 2026, examples},
    });
    renderSite(<Payment slug="roof-replacement" />, {locale: 'es'});
    const jobs = screen.getAllByRole('listitem');
    expect(jobs.map(({textContent}) => textContent)).toEqual(['Techo$9,000', 'Metal$9,500']);
    expect(screen.getByText('Metal')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Techo')).not.toHaveAttribute('lang');
  });

  it.each([
    ['is free', 'roof-inspection', 'Free of charge.'],
    ['is a tarp', EMERGENCY_SLUG, '$'],
  ])('say nothing of deposit, final inspection and loan where it %s', (_, slug, price) => {
    renderSite(<Payment slug={slug} />);
    expect(terms()).toEqual(['Price']);
    expect(text()).toHaveTextContent(price);
  });

  it('leave out what is not given', () => {
    jest.replaceProperty(company, 'prices', {});
    jest.replaceProperty(company, 'financing', null);
    const {unmount} = renderSite(<Payment slug="roof-replacement" />);
    expect(terms()).toEqual(['Deposit']);
    unmount();
    jest.replaceProperty(company, 'deposit', null);
    expect(renderSite(<Payment slug="roof-replacement" />).container).toBeEmptyDOMElement();
  });

  it('without a deposit say so', () => {
    jest.replaceProperty(company, 'deposit', {percent: 0, rest: 'completion'});
    renderSite(<Payment slug="roof-replacement" />);
    expect(text()).toHaveTextContent(
      'Nothing is due when you sign. The rest is due when the work is done.',
    );
  });
});
