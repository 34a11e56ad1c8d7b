import ServiceList from '@site/src/components/ServiceList';
import MoreServices from '@site/src/sections/home/MoreServices';
import ServicePage from '@site/src/sections/services/ServicePage';
import {screen, within} from '@testing-library/react';

import cards from '../../support/generated/serviceCards';
import {renderSite} from '../../support/render';

const ALL = [...cards];
const CTA = {title: 'Ask us', description: 'We look.', buttonText: 'Ask'};

afterEach(() => cards.splice(0, Infinity, ...ALL));

describe.each([
  [12, 4],
  [7, 4],
  [5, 4],
  [4, 4],
  [1, 1],
])('with %i services', (count, main) => {
  beforeEach(() => cards.splice(count));
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  const all = () => cards.map(({slug}) => `/services/${slug}`);

  test('the overview lists each under a heading that has some', () => {
    renderSite(<ServiceList />);
    expect(links()).toEqual(all());
    const groups = screen.getAllByRole('region').map((group) => within(group));
    expect(groups.map((group) => group.getAllByRole('link').length)).toEqual(
      [main, count - main].filter(Boolean),
    );
    for (const group of groups) expect(group.getAllByRole('heading', {level: 2})).toHaveLength(1);
  });

  test('the home page has a second list where some are left for it', () => {
    const {container} = renderSite(<MoreServices />);
    expect(links()).toEqual(all().slice(main));
    expect(container.textContent === '').toBe(count === main);
  });

  test('the page of one leads to the others', () => {
    const [{slug} = {slug: ''}, ...others] = cards;
    renderSite(<ServicePage slug={slug} title="Title" cta={CTA} children="Text" />);
    const expected = others.map((one) => `/services/${one.slug}`);
    expect(links().filter((href) => href?.startsWith('/services/'))).toEqual(expected);
    const title = screen.queryByRole('heading', {name: 'Our other services'});
    expect(title !== null).toBe(count > 1);
    // By their names alone.
    for (const {summary} of others) expect(screen.queryByText(summary)).toBeNull();
    expect(screen.queryByRole('heading', {name: /^Title of/, level: 3})).toBeNull();
  });
});
