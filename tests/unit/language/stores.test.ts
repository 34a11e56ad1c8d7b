import {canSave, readChoice, saveChoice} from '@site/src/language/choice';
import {CHOICE_KEY} from '@site/src/language/locales';
import {firstReferrer, keepReferrer} from '@site/src/language/referrer';
import {forgetWanted, keepWanted, readWanted, wantedIn} from '@site/src/language/wanted';

const local = () => localStorage;
const session = () => sessionStorage;
/** Naming the store throws, as in a browser with all site data blocked. */
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
/** Reads, but is full. */
const full = (kept: string | null) => {
  const store = {
    kept,
    getItem: () => store.kept,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
    removeItem: () => {
      store.kept = null;
    },
  };
  return store as unknown as Storage & {kept: string | null};
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the choice', () => {
  test('is kept under the name of the specification', () => {
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
    expect(store.kept).toBeNull();
  });
});

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

describe('the first outside referrer', () => {
  const origin = 'https://www.palmsentry.example';

  test('is the first of the visit, and never a page of ours', () => {
    keepReferrer(session, `${origin}/about`, origin);
    keepReferrer(session, '', origin);
    keepReferrer(session, 'not an address', origin);
    expect(firstReferrer(window)).toBeNull();
    keepReferrer(session, 'https://search.example/?q=roof', origin);
    keepReferrer(session, 'https://later.example/', origin);
    expect(firstReferrer(window)).toBe('https://search.example/?q=roof');
  });

  test('is what the browser says where the store is blocked', () => {
    expect(() => keepReferrer(blocked, 'https://search.example/', origin)).not.toThrow();
    const win = {
      get sessionStorage() {
        return blocked();
      },
      document: {referrer: 'https://search.example/'},
    } as unknown as Window;
    expect(firstReferrer(win)).toBe('https://search.example/');
  });
});

test('every store uses the same name', () => expect(CHOICE_KEY).toBe('selectedLanguage'));
