import Search from '@site/src/sections/knowledge-center/Search';
import {engineIn} from '@site/src/sections/knowledge-center/Search/engine';
import {screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../../support/render';
import {searchEntry} from '../../../../support/samples';

const entries = [searchEntry('/leak', 'Leaking roofs'), searchEntry('/storm', 'After storms')];

let mockHasEngine = true;
let arrive: (texts: string[]) => void;
let fail: (error: Error) => void;
jest.mock('@site/src/sections/knowledge-center/Search/thisBuild', () => ({
  searchIn: async (locale: string) => {
    if (!mockHasEngine) throw new Error('offline');
    return engineIn(
      locale,
      {entries, starts: ['', 'm'], synonyms: {}},
      () =>
        new Promise((resolve, reject) => {
          arrive = resolve;
          fail = reject;
        }),
    );
  },
}));

// jsdom does not know the element <search>.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const type = async (query: string) => {
  renderSite(<Search>every article</Search>);
  await userEvent.type(screen.getByRole('searchbox'), query);
};

test('what a title says is found before the texts come', async () => {
  await type('storm');
  expect(await screen.findByRole('link', {name: 'After storms'})).toBeVisible();
});

test('nothing is called not found before the texts have come', async () => {
  await type('towel');
  expect(screen.getByText('every article')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  arrive(['', 'towel']);
  expect(await screen.findByRole('link', {name: 'After storms'})).toBeVisible();
});

test('texts that do not come are told of', async () => {
  await type('towel');
  fail(new Error('offline'));
  expect(await screen.findByRole('link', {name: /ask/i})).toBeVisible();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});

test('a search that cannot load says so and leaves the articles', async () => {
  mockHasEngine = false;
  await type('leak');
  await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement());
  expect(screen.getByText('every article')).toBeVisible();
});
