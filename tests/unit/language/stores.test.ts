import {canSave, readChoice, saveChoice} from '@site/src/language/choice';
import {CHOICE_KEY} from '@site/src/language/locales';
import {firstReferrer, saveReferrer} from '@site/src/language/referrer';
import {clearReturnTo, saveReturnTo, readReturnTo, returnToIn} from '@site/src/language/returnTo';

const local = () => localStorage;
const session = () => sessionStorage;
/** Accessing the store throws, as in a browser that blocks all site data. */
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
/** Can be read, but is full. */
const full = (saved: string | null) => {
  const store = {
    saved,
    getItem: () => store.saved,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      store.saved = null;
    },
  };
  return store as unknown as Storage & {saved: string | null};
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the choice', () => {
  test('is saved under the specified key', () => {
    saveChoice(local, 'ko');
    expect(localStorage.getItem('selectedLanguage')).toBe('ko');
    expect(readChoice(local)).toBe('ko');
  });

  test('can be saved, and trying leaves no trace', () => {
    expect(canSave(local)).toBe(true);
    expect(localStorage).toHaveLength(0);
  });

  test('a blocked store is no error', () => {
    expect(readChoice(blocked)).toBeNull();
    expect(canSave(blocked)).toBe(false);
    expect(() => saveChoice(blocked, 'es')).not.toThrow();
  });

  test('an old choice that cannot be replaced goes', () => {
    const store = full('es');
    expect(canSave(() => store)).toBe(false);
    saveChoice(() => store, 'vi');
    expect(store.saved).toBeNull();
  });
});

describe('the requested page', () => {
  test.each(['/about', '/knowledge-center/a?b=c#d', '/services/roof-replacement'])(
    '%s is saved until it is cleared',
    (path) => {
      saveReturnTo(session, path);
      expect(readReturnTo(session)).toBe(path);
      clearReturnTo(session);
      expect(readReturnTo(session)).toBeNull();
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
  ])('%j is rejected', (path) => {
    saveReturnTo(session, path);
    expect(readReturnTo(session)).toBeNull();
  });

  test('is rewritten for the language chosen', () => {
    expect(returnToIn('ko', '/about?a=b#c')).toBe('/ko/about?a=b#c');
    expect(returnToIn('en', '/es/about')).toBe('/about');
  });

  test('a blocked store is no error', () => {
    expect(() => saveReturnTo(blocked, '/about')).not.toThrow();
    expect(() => clearReturnTo(blocked)).not.toThrow();
    expect(readReturnTo(blocked)).toBeNull();
  });
});

describe('the first outside referrer', () => {
  const origin = 'https://www.palmsentry.example';

  test('is the first of the visit, and never a page of ours', () => {
    saveReferrer(session, `${origin}/about`, origin);
    saveReferrer(session, '', origin);
    saveReferrer(session, 'not a URL', origin);
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
    } as unknown as Window;
    expect(firstReferrer(win)).toBe('https://search.example/');
  });
});

test('every store uses the same key', () => expect(CHOICE_KEY).toBe('selectedLanguage'));
