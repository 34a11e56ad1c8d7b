import {firstReferrer, saveReferrer} from '@site/src/language/referrer';

import {blocked} from '../../support/storage';

const session = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

const origin = 'https://site.example';

test('is the first of the visit, and never a page of ours', () => {
  saveReferrer(session, `${origin}/about`, origin);
  saveReferrer(session, '', origin);
  saveReferrer(session, 'not an address', origin);
  expect(firstReferrer(window)).toBeNull();
  saveReferrer(session, 'https://search.example/?q=roof', origin);
  saveReferrer(session, 'https://later.example/', origin);
  expect(firstReferrer(window)).toBe('https://search.example/?q=roof');
});

test('is what the browser says where the store is blocked', () => {
  expect(() => saveReferrer(blocked, 'https://search.example/', origin)).not.toThrow();
  const win = {
    get sessionStorage() {
      return blocked();
    },
    document: {referrer: 'https://search.example/'},
    location: {origin},
  } as unknown as Window;
  expect(firstReferrer(win)).toBe('https://search.example/');
  Object.assign(win.document, {referrer: `${origin}/about`});
  expect(firstReferrer(win)).toBeNull();
});
