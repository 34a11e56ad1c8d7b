/** @jest-environment jsdom */
import {keep} from '@site/src/browser/islands/redraw';

const PAGE = `
  <form data-draft=x>
    <input id=name name=name><input id=email name=email type=email><textarea name=message></textarea>
    <select name=roof><option value="">-</option><option>tile</option></select>
    <input name=agree type=checkbox>
  </form>
  <input type=search id=search name=q><a href="/x">x</a><a href="/y">y</a>`;

let putBack: () => void;
const get = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;

/** As React does where the island is not the one that it knows. */
function redraw(html = PAGE): void {
  const root = get('[data-island]');
  root.textContent = '';
  const fresh = document.createElement('main');
  fresh.innerHTML = html;
  root.append(fresh);
  putBack();
}

beforeEach(() => {
  // jsdom has no layout.
  window.scrollBy = jest.fn();
  document.documentElement.innerHTML = `<body><div data-island=x><main>${PAGE}</main></div></body>`;
  Object.assign(window, {CSS: {escape: (id: string) => id}});
  putBack = keep(get('[data-island]'));
});

it('puts back entries of every kind, and tells of them', () => {
  get<HTMLInputElement>('[name=name]').value = 'Maria';
  get<HTMLTextAreaElement>('textarea').value = 'Help';
  get<HTMLSelectElement>('select').value = 'tile';
  get<HTMLInputElement>('[name=agree]').checked = true;
  get<HTMLInputElement>('#search').value = 'leak';
  const told: string[] = [];
  document.addEventListener('input', ({target}) => told.push((target as HTMLInputElement).name));
  redraw();
  expect(get<HTMLInputElement>('[name=name]').value).toBe('Maria');
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('Help');
  expect(get<HTMLSelectElement>('select').value).toBe('tile');
  expect(get<HTMLInputElement>('[name=agree]').checked).toBe(true);
  expect(get<HTMLInputElement>('#search').value).toBe('leak');
  expect(told).toEqual(['name', 'message', 'roof', 'agree', 'q']);
});

it('empties again what the visitor has emptied', () => {
  redraw(PAGE.replace('id=name', 'id=name value=draft'));
  expect(get<HTMLInputElement>('#name').value).toBe('');
});

it('leaves a list alone in which another release no longer has the entry', () => {
  get<HTMLSelectElement>('select').value = 'tile';
  redraw(PAGE.replace('<option>tile</option>', ''));
  expect(get<HTMLSelectElement>('select').selectedIndex).toBe(0);
});

it('says of the new form, too, that a draft of an earlier page is in it', () => {
  putBack();
  get('form').dataset.restored = '';
  putBack = keep(get('[data-island]'));
  redraw();
  expect(get('form').dataset.restored).toBe('');
});

it.each(['[name=name]', 'textarea', '#search'])('puts the caret back in %s', (selector) => {
  const field = get<HTMLInputElement>(selector);
  field.value = 'Maria';
  field.focus();
  field.setSelectionRange(2, 4);
  redraw();
  expect(document.activeElement).toBe(get(selector));
  expect(get<HTMLInputElement>(selector).selectionStart).toBe(2);
  expect(get<HTMLInputElement>(selector).selectionEnd).toBe(4);
});

it.each(['#email', 'select', 'a:last-of-type', '[name=agree]'])(
  'focuses %s again, which has no caret',
  (selector) => {
    get(selector).focus();
    redraw();
    expect(document.activeElement).toBe(get(selector));
  },
);

it('knows what had the focus before it began', () => {
  putBack();
  get('#search').focus();
  putBack = keep(get('[data-island]'));
  redraw();
  expect(document.activeElement).toBe(get('#search'));
});

it('finds a field by its name where another release has given it another id', () => {
  get<HTMLInputElement>('#name').value = 'Maria';
  get('#name').focus();
  redraw(PAGE.replace('id=name', 'id=inspection-name'));
  expect(get<HTMLInputElement>('[name=name]').value).toBe('Maria');
  expect(document.activeElement).toBe(get('[name=name]'));
});

it('leaves alone what it does not find again, and an island that is not drawn anew', () => {
  get('#email').focus();
  redraw('<h1>Error</h1>');
  expect(document.activeElement).toBe(document.body);
  document.body.innerHTML = `<div data-island=x>${PAGE}</div>`;
  putBack = keep(get('[data-island]'));
  get('#email').focus();
  get<HTMLInputElement>('#email').value = 'a';
  putBack();
  expect(document.activeElement).toBe(get('#email'));
  expect(get<HTMLInputElement>('#email').value).toBe('a');
});
