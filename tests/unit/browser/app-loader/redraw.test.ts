/** @jest-environment jsdom */
import {keepThroughRedraw} from '@site/src/browser/app-loader/redraw';

const PAGE = `
  <details><summary>One</summary></details>
  <details><summary>Two</summary></details>
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
  const root = get('#__docusaurus');
  root.textContent = '';
  const fresh = document.createElement('main');
  fresh.innerHTML = html;
  root.append(fresh);
  // Observers are called when the task ends.
  await Promise.resolve();
}

beforeEach(() => {
  document.documentElement.innerHTML = `<body><div id=__docusaurus><main>${PAGE}</main></div></body>`;
  window.scrollTo = jest.fn();
  Object.assign(window, {scrollY: 0});
  stop = keepThroughRedraw(window);
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

it('knows what had the focus, and how far the page was scrolled, before it began', async () => {
  stop();
  Object.assign(window, {scrollY: 700});
  get('#search').focus();
  stop = keepThroughRedraw(window);
  await redraw();
  expect(document.activeElement).toBe(get('#search'));
  expect(window.scrollTo).toHaveBeenLastCalledWith({top: 700, behavior: 'instant'});
});

it('focuses nothing that the visitor has left', async () => {
  get('#email').focus();
  get('#email').blur();
  await new Promise((resolve) => setTimeout(resolve));
  await redraw();
  expect(document.activeElement).toBe(document.body);
});

it('opens what was open, and that alone', async () => {
  document.querySelectorAll('details')[1]!.open = true;
  await redraw();
  expect([...document.querySelectorAll('details')].map(({open}) => open)).toEqual([false, true]);
});

it('scrolls to where the visitor was, and keeps the focused field in its place', async () => {
  Object.assign(window, {scrollY: 700});
  document.dispatchEvent(new Event('scroll'));
  await redraw();
  expect(window.scrollTo).toHaveBeenLastCalledWith({top: 700, behavior: 'instant'});
  get('#email').getBoundingClientRect = () => ({top: 300}) as DOMRect;
  get('#email').focus();
  // The new field stands at 0, as everything in jsdom.
  await redraw();
  expect(window.scrollTo).toHaveBeenLastCalledWith({top: 400, behavior: 'instant'});
});

it('leaves alone what it does not find again, and a page that is not drawn anew', async () => {
  get('#email').focus();
  await redraw('<h1>Error</h1>');
  expect(window.scrollTo).not.toHaveBeenCalled();
  get('main').append(document.createElement('input'));
  await Promise.resolve();
  expect(window.scrollTo).not.toHaveBeenCalled();
});
