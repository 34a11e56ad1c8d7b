import {useFirstTouch} from '@site/src/forms/shared/useFirstTouch';
import {fireEvent, renderHook} from '@testing-library/react';

function mount() {
  document.body.innerHTML = '<form><input name="name"></form>';
  const onTouch = jest.fn();
  const form = {current: document.forms[0]!};
  return {onTouch, start: () => renderHook(() => useFirstTouch(form, onTouch))};
}

const input = () => document.querySelector('input')!;

// A browser that fills a form in focuses nothing and presses no key.
test.each(['input', 'change', 'focusIn'] as const)('%s is a first touch, once', (event) => {
  const {onTouch, start} = mount();
  start();
  expect(onTouch).not.toHaveBeenCalled();
  fireEvent[event](input(), {target: {value: 'Ann'}});
  expect(onTouch).toHaveBeenCalledTimes(1);
  fireEvent.input(input(), {target: {value: 'Ann Bee'}});
  expect(onTouch).toHaveBeenCalledTimes(1);
});

test('a field that had the focus before the app was there is touched', () => {
  const {onTouch, start} = mount();
  input().focus();
  start();
  expect(onTouch).toHaveBeenCalledTimes(1);
});
