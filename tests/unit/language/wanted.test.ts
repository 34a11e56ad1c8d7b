import {forgetWanted, keepWanted, readWanted, wantedIn} from '@site/src/language/wanted';

import {blocked} from '../../support/storage';

const session = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

describe('the way on', () => {
  test.each(['/about', '/knowledge-center/a?b=c#d', '/services/roof-replacement'])(
    '%s is kept until it is forgotten',
    (wanted) => {
      keepWanted(session, wanted);
      expect(readWanted(session)).toBe(wanted);
      forgetWanted(session);
      expect(readWanted(session)).toBeNull();
    },
  );

  test.each([
    '',
    '/',
    '/?a=b',
    '/#x',
    '/es/',
    '/language',
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/about',
    'javascript:alert(1)',
    'about',
  ])('%j is not taken', (wanted) => {
    keepWanted(session, wanted);
    expect(readWanted(session)).toBeNull();
  });

  test('is rewritten for the language chosen', () => {
    expect(wantedIn('ko', '/about?a=b#c')).toBe('/ko/about?a=b#c');
    expect(wantedIn('en', '/es/about')).toBe('/about');
  });

  test('a blocked store is no error', () => {
    expect(() => keepWanted(blocked, '/about')).not.toThrow();
    expect(() => forgetWanted(blocked)).not.toThrow();
    expect(readWanted(blocked)).toBeNull();
  });
});
