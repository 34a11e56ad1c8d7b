import Search from '@site/src/sections/knowledge-center/Search';
import {finder} from '@site/src/sections/knowledge-center/Search/find';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../../support/render';
import {searchEntry} from '../../../../support/samples';

const entries = [searchEntry('/leak', 'Leaking roofs'), searchEntry('/storm', 'After storms')];

let mockHasIndex = true;
jest.mock('@site/src/sections/knowledge-center/Search/thisBuild', () => ({
  searchIn: (locale: string) => {
    if (!mockHasIndex) throw new Error('offline');
    return finder(entries, locale);
  },
}));

// jsdom does not know the element <search>.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const type = async (query: string) => {
  renderSite(<Search>every article</Search>);
  await userEvent.type(screen.getByRole('searchbox'), query);
};

test('what is found shows in place of the articles', async () => {
  await type('storm');
  expect(await screen.findByRole('link', {name: 'After storms'})).toBeVisible();
  expect(screen.getByText('every article')).not.toBeVisible();
});

test('where nothing is found, it says so and offers to ask us', async () => {
  await type('towel');
  expect(await screen.findByRole('link', {name: /ask/i})).toBeVisible();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('a search that cannot load says so and leaves the articles', async () => {
  mockHasIndex = false;
  await type('leak');
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByText('every article')).toBeVisible();
});
