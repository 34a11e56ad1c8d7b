import {readStored, writeStored} from '@site/src/language/safeStorage';

import {blocked, full} from '../../support/storage';

const session = () => sessionStorage;

beforeEach(() => sessionStorage.clear());

test('reads what was written, until it is deleted', () => {
  expect(writeStored(session, 'key', 'value')).toBe(true);
  expect(readStored(session, 'key')).toBe('value');
  expect(writeStored(session, 'key', null)).toBe(true);
  expect(readStored(session, 'key')).toBeNull();
});

test('a blocked store holds nothing, and throws nothing', () => {
  expect(readStored(blocked, 'key')).toBeNull();
  expect(writeStored(blocked, 'key', 'value')).toBe(false);
  expect(writeStored(blocked, 'key', null)).toBe(false);
});

test('a full store still reads and deletes', () => {
  const store = full('old');
  expect(writeStored(() => store, 'key', 'new')).toBe(false);
  expect(readStored(() => store, 'key')).toBe('old');
  expect(writeStored(() => store, 'key', null)).toBe(true);
  expect(store.kept).toBeNull();
});
