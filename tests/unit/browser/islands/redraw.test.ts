/** @jest-environment jsdom */
import {keepThroughRedraw} from '@site/src/browser/islands/redraw';

const PAGE = `
  <form data-draft=x>
    <input id=name name=name><input id=email name=email type=email><textarea name=message></textarea>
    <select name=roof><option value="">-</option><option>tile</option></select>
    <input name=agree type=checkbox>
  </form>
  <input type=search id=search name=q><a href="/x">x</a><a href="/y">y</a>`;

let stop: () => void;
const get = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;

/** As React does where the page is not the one that it knows. */
async function redraw(html = PAGE): Promise<void> {
  const root = get('[data-island]');
  root.textContent = '';
  const fresh = document.createElement('main');
  fresh.innerHTML = html;
  root.append(fresh);
  // Observers are called when the task ends.
  await Promise.resolve();
}

beforeEach(() => {
  document.documentElement.innerHTML = `<body><div data-island=x><main>${PAGE}</main></div></body>`;
  window.scrollBy = jest.fn();
  stop = keepThroughRedraw(get('[data-island]'));
});
afterEach(() => stop());

it('puts back entries of every kind, and tells of them', async () => {
  get<HTMLInputElement>('[name=name]').value = 'Maria';
  get<HTMLTextAreaElement>('textarea').value = 'Help';
  get<HTMLSelectElement>('select').value = 'tile';
  get<HTMLInputElement>('[name=agree]').checked = true;
  get<HTMLInputElement>('#search').value = 'leak';
  const told: string[] = [];
  document.addEventListener('input', ({target}) => told.push((target as HTMLInputElement).name));
  await redraw();
  expect(get<HTMLInputElement>('[name=name]').value).toBe('Maria');
  expect(get<HTMLTextAreaElement>('textarea').value).toBe('Help');
  expect(get<HTMLSelectElement>('select').value).toBe('tile');
  expect(get<HTMLInputElement>('[name=agree]').checked).toBe(true);
  expect(get<HTMLInputElement>('#search').value).toBe('leak');
  expect(told).toEqual(['name', 'message', 'roof', 'agree', 'q']);
});

it('empties again what the visitor has emptied', async () => {
  await redraw(PAGE.replace('id=name', 'id=name value=draft'));
  expect(get<HTMLInputElement>('#name').value).toBe('');
});

it.each(['[name=name]', 'textarea', '#search'])('puts the caret back in %s', async (selector) => {
  const field = get<HTMLInputElement>(selector);
  field.value = 'Maria';
  field.focus();
  field.setSelectionRange(2, 4);
  await redraw();
  expect(document.activeElement).toBe(get(selector));
  expect(get<HTMLInputElement>(selector).selectionStart).toBe(2);
  expect(get<HTMLInputElement>(selector).selectionEnd).toBe(4);
});

it.each(['#email', 'select', 'a:last-of-type', '[name=agree]'])(
  'focuses %s again, which has no caret',
  async (selector) => {
    get(selector).focus();
    await redraw();
    expect(document.activeElement).toBe(get(selector));
  },
);

it('knows what had the focus before it began, and keeps that in its place', async () => {
  stop();
  get('#search').focus();
  get('#search').getBoundingClientRect = () => ({top: 300}) as DOMRect;
  stop = keepThroughRedraw(get('[data-island]'));
  await redraw();
  expect(document.activeElement).toBe(get('#search'));
  // The new field stands at 0, as everything in jsdom.
  expect(window.scrollBy).toHaveBeenLastCalledWith({top: -300, behavior: 'instant'});
});

it('follows the page that is scrolled meanwhile', async () => {
  get('#email').focus();
  get('#email').getBoundingClientRect = () => ({top: 40}) as DOMRect;
  document.dispatchEvent(new Event('scroll'));
  await redraw();
  expect(window.scrollBy).toHaveBeenLastCalledWith({top: -40, behavior: 'instant'});
});

it('finds a field by its name where another release has given it another id', async () => {
  get<HTMLInputElement>('#name').value = 'Maria';
  get('#name').focus();
  await redraw(PAGE.replace('id=name', 'id=inspection-name'));
  expect(get<HTMLInputElement>('[name=name]').value).toBe('Maria');
  expect(document.activeElement).toBe(get('[name=name]'));
});

it('leaves alone what it does not find again, and a page that is not drawn anew', async () => {
  get('#email').focus();
  await redraw('<h1>Error</h1>');
  expect(document.activeElement).toBe(document.body);
  get('main').append(document.createElement('input'));
  await Promise.resolve();
  expect(window.scrollBy).not.toHaveBeenCalled();
});
