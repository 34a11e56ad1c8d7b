import {draftIn} from '@site/src/forms/core/draft';
import type {Store} from '@site/src/language/safeStorage';

function memory() {
  const items = new Map<string, string>();
  const storage: Store = () => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  });
  return {items, storage};
}

const FIELDS = ['name', 'email'] as const;
const draft = {startedAt: 1234, entries: {name: 'Maria', email: 'maria@example.com'}};

test('comes back as it was put', () => {
  const {storage} = memory();
  draftIn(storage, 'd', FIELDS).write(draft);
  expect(draftIn(storage, 'd', FIELDS).read()).toStrictEqual(draft);
});

test('keeps known fields only, never the honeypot', () => {
  const {items, storage} = memory();
  const entries = {...draft.entries, company: 'filled by the browser'};
  draftIn(storage, 'd', FIELDS).write({startedAt: 1, entries});
  expect(items.get('d')).not.toContain('company');
});

test('is gone when cleared', () => {
  const {items, storage} = memory();
  const one = draftIn(storage, 'd', FIELDS);
  one.write(draft);
  one.clear();
  expect(items.size).toBe(0);
  expect(one.read()).toBeNull();
});

test.each(['', '{', 'null', '7', '"x"', '{"entries":{}}', '{"startedAt":"soon"}'])(
  'garbage %p is no draft',
  (text) => {
    const {items, storage} = memory();
    items.set('d', text);
    expect(draftIn(storage, 'd', FIELDS).read()).toBeNull();
  },
);

test('entries that are no text are empty', () => {
  const {items, storage} = memory();
  items.set('d', '{"startedAt":5,"entries":{"name":7,"other":"x"}}');
  expect(draftIn(storage, 'd', FIELDS).read()).toStrictEqual({
    startedAt: 5,
    entries: {name: '', email: ''},
  });
});

test('blocked storage keeps nothing and throws nothing', () => {
  const blocked: Store = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const one = draftIn(blocked, 'd', FIELDS);
  expect(() => one.write(draft)).not.toThrow();
  expect(() => one.clear()).not.toThrow();
  expect(one.read()).toBeNull();
});
