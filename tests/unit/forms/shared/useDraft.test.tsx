import {useDraft} from '@site/src/forms/shared/useDraft';
import {render, renderHook} from '@testing-library/react';
import {useLayoutEffect, useRef} from 'react';

const KEY = 'draft:test';
const FIELDS = ['name', 'roofType', 'message'] as const;

/** A served form, with entries that were there before hydration. */
function servedForm(entries: Partial<Record<(typeof FIELDS)[number], string>>): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="name"><textarea name="message"></textarea>
    <select name="roofType"><option value=""></option><option>metal</option><option>tile</option></select>
  </form>`;
  const form = document.forms[0]!;
  for (const [field, value] of Object.entries(entries)) {
    (form.elements.namedItem(field) as HTMLInputElement).value = value;
  }
  return form;
}

function mount(form: HTMLFormElement) {
  const onFound = jest.fn();
  const {result} = renderHook(() => useDraft({current: form}, KEY, FIELDS, onFound));
  const entries = () => Object.fromEntries(new FormData(form).entries());
  return {draft: result.current, entries, onFound};
}

const saveDraft = (startedAt: number) =>
  sessionStorage.setItem(
    KEY,
    JSON.stringify({
      startedAt,
      entries: {name: 'From the draft', roofType: 'tile', message: 'From the draft'},
    }),
  );

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '';
});

test('restores what was typed earlier, and when it was begun', () => {
  saveDraft(1000);
  const {draft, entries, onFound} = mount(servedForm({}));
  expect(entries()).toEqual({name: 'From the draft', roofType: 'tile', message: 'From the draft'});
  expect(draft.startedAt()).toBe(1000);
  expect(onFound).not.toHaveBeenCalled();
});

test('what was typed or chosen before the app was there is not overwritten by the draft', () => {
  saveDraft(1000);
  const {entries} = mount(servedForm({name: 'Typed just now', roofType: 'metal'}));
  expect(entries()).toEqual({name: 'Typed just now', roofType: 'metal', message: 'From the draft'});
});

test('what the script in the head has put back is the draft, and no sign of a visitor', () => {
  saveDraft(1000);
  const {draft, onFound} = mount(servedForm({name: 'From the draft', roofType: 'tile'}));
  expect(draft.startedAt()).toBe(1000);
  expect(onFound).not.toHaveBeenCalled();
});

test('what was filled before the app was there was begun when the page was, and is told', () => {
  const form = servedForm({name: 'Filled by the browser'});
  const onInput = jest.fn();
  form.addEventListener('input', onInput);
  const {draft, onFound} = mount(form);
  expect(onFound).toHaveBeenCalled();
  expect(onInput).toHaveBeenCalledTimes(1);
  expect(draft.startedAt()).toBe(Math.floor(performance.timeOrigin));
});

test('what is typed as soon as the form is there neither replaces the draft nor its time', () => {
  function Form() {
    const form = useRef<HTMLFormElement>(null);
    const {save} = useDraft(form, KEY, FIELDS, jest.fn());
    return (
      <form ref={form} onInput={save}>
        <input name="name" />
        <input name="roofType" />
        <textarea name="message" />
      </form>
    );
  }
  /** Types before the browser runs anything else. */
  function FastVisitor() {
    useLayoutEffect(() => {
      const name = document.querySelector<HTMLInputElement>('[name=name]')!;
      name.value = 'Typed at once';
      name.dispatchEvent(new Event('input', {bubbles: true}));
    });
    return null;
  }
  saveDraft(1000);
  render(
    <>
      <Form />
      <FastVisitor />
    </>,
  );
  expect(JSON.parse(sessionStorage.getItem(KEY)!)).toEqual({
    startedAt: 1000,
    entries: {name: 'Typed at once', roofType: 'tile', message: 'From the draft'},
  });
});
