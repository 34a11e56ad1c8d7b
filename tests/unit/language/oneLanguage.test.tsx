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

  test.each(['header', 'menu'] as const)(
    'the switcher in the %s is there where there is a choice',
    (variant) => {
      const {container} = renderSite(<LanguageSwitcher variant={variant} />);
      expect(container.innerHTML !== '').toBe(isOffered);
    },
  );

  test('the gate asks a first visitor for a choice where there is one', () => {
    const expected = isOffered ? 'picker' : 'stay';
    expect(decide({...VISIT, pathname: '/about'}).kind).toBe(expected);
  });

  test('and leads to the tidy address in any case', () => {
    expect(decide({...VISIT, pathname: '/about/index', crawler: true})).toMatchObject({
      kind: 'go',
      to: '/about',
    });
  });
});
