import Search from '@site/src/sections/knowledge-center/Search';
import {finder} from '@site/src/sections/knowledge-center/Search/find';
import {SEARCHED} from '@site/src/sections/knowledge-center/Search/searched';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderSite} from '../../../../support/render';
import {searchEntry} from '../../../../support/samples';

const entries = [searchEntry('/leak', 'Leaking roofs'), searchEntry('/storm', 'After storms')];

jest.mock('@site/src/sections/knowledge-center/Search/thisBuild', () => ({
  searchIn: (locale: string) => finder(entries, locale),
}));

// jsdom does not know the element <search>.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

const type = async (query: string) => {
  renderSite(
    <>
      <Search />
      <div id={SEARCHED}>every article</div>
    </>,
  );
  await userEvent.type(screen.getByRole('searchbox'), query);
};

test('what is found shows in place of the articles', async () => {
  await type('storm');
  expect(await screen.findByRole('link', {name: 'After storms'})).toBeVisible();
  expect(screen.getByText('every article')).not.toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getByText('every article')).toBeVisible();
});

test('where nothing is found, it says so and offers to ask us', async () => {
  await type('towel');
  expect(await screen.findByRole('link', {name: /ask/i})).toBeVisible();
  expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
});
