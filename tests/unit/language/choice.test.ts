import {canSave, readChoice, saveChoice} from '@site/src/language/choice';

import {blocked, full} from '../../support/storage';

const local = () => localStorage;

beforeEach(() => localStorage.clear());

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
