import {createStore} from '@site/src/components/createStore';

test('holds a value, and tells each listener of a new one until it unsubscribes', () => {
  const store = createStore('first');
  const [early, late] = [jest.fn(), jest.fn()];
  const unsubscribe = store.subscribe(early);
  store.subscribe(late);
  expect(store.get()).toBe('first');
  store.set('second');
  expect(store.get()).toBe('second');
  unsubscribe();
  store.set('third');
  expect([early.mock.calls.length, late.mock.calls.length]).toEqual([1, 2]);
});
