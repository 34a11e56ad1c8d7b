import {jobs} from '@site/src/data/proof/jobs';
import FinishedJobs from '@site/src/sections/home/FinishedJobs';
import {screen, within} from '@testing-library/react';

import {renderSite} from '../../../support/render';

const entries = Object.values(jobs);

describe('the finished jobs', () => {
  it('show both pictures, town, roof, days and month of each', () => {
    renderSite(<FinishedJobs />);
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(entries.length);
    const first = within(cards[0]!);
    expect(first.getByRole('heading', {name: 'Sample Town'})).toBeInTheDocument();
    expect(
      first.getByRole('img', {name: 'Metal roof in Sample Town, before the work'}),
    ).toHaveAttribute('src', '/img/jobs/metal-before.svg');
    expect(
      first.getByRole('img', {name: 'Metal roof in Sample Town, after the work'}),
    ).toHaveAttribute('loading', 'lazy');
    expect(first.getByText(/^Metal roof · 5 days ·/)).toHaveTextContent('September 2026');
    expect(within(cards.at(-1)!).getByText(/· 1 day ·/)).toBeInTheDocument();
  });

  it('can be scrolled by keyboard', () => {
    renderSite(<FinishedJobs />);
    expect(screen.getByRole('group', {name: 'Finished roofs, before and after'})).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('leave no empty block where there are none', () => {
    const kept = {...jobs};
    const given = jobs as Record<string, unknown>;
    for (const id of Object.keys(given)) delete given[id];
    try {
      expect(renderSite(<FinishedJobs />).container).toBeEmptyDOMElement();
    } finally {
      Object.assign(given, kept);
    }
  });
});
