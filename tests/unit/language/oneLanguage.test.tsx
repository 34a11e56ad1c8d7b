import LanguageSwitcher from '@site/src/components/LanguageSwitcher';
import {decide} from '@site/src/language/gate';

import {renderSite} from '../../support/render';

let count = 1;
jest.mock('@site/src/language/locales', () => {
  const actual = jest.requireActual<object & {LOCALES: object[]}>('@site/src/language/locales');
  return {
    ...actual,
    get LOCALES() {
      return actual.LOCALES.slice(0, count);
    },
  };
});

const VISIT = {search: '', hash: '', saved: null, canSave: true, crawler: false};

describe.each([
  [1, false],
  [2, true],
])('with %i languages', (languages, isOffered) => {
  beforeEach(() => {
    count = languages;
  });

  test('the switcher is there where there is a choice', () => {
    const {container} = renderSite(<LanguageSwitcher variant="header" />);
    expect(container.innerHTML !== '').toBe(isOffered);
  });

  test('the gate asks a first visitor for a choice where there is one', () => {
    const expected = isOffered ? 'picker' : 'stay';
    expect(decide({...VISIT, pathname: '/about'}).kind).toBe(expected);
  });
});
