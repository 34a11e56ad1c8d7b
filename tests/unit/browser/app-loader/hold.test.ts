/** @jest-environment jsdom */
import {hold} from '@site/src/browser/app-loader/hold';
import {HELD_MS} from '@site/src/data/limits';

let wake: jest.Mock;
const go = jest.fn<undefined, [string]>();
let handOn: () => void;
let followHeld: () => void;
let holdsForm: () => boolean;

/** Events that reached a listener of the page, by type and element. */
let seen: string[];

function page(html: string): void {
  document.body.innerHTML = html;
  seen = [];
  const see = (event: Event) => {
    seen.push(`${event.type} ${(event.target as Element).id}`);
    if (event.type === 'submit') event.preventDefault();
  };
  for (const type of ['click', 'submit', 'change']) document.body.addEventListener(type, see);
  wake = jest.fn();
  go.mockClear();
  ({handOn, followHeld, holdsForm} = hold(document, wake, go));
}
const get = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

afterEach(() => {
  handOn();
  // Fresh listeners for each page.
  document.documentElement.replaceChild(document.createElement('body'), document.body);
});

it('holds a press on a marked control, wakes the app, hands it on once and is out of the way', () => {
  page('<button id=menu data-needs-app><svg id=icon></svg></button>');
  get('icon').dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  get('menu').click();
  expect(seen).toEqual([]);
  expect(wake).toHaveBeenCalled();
  handOn();
  expect(seen).toEqual(['click menu']);
  get('menu').click();
  expect(seen).toEqual(['click menu', 'click menu']);
});

it('hands on in the order of the last acts', () => {
  page('<div data-needs-app><button id=a></button><button id=b></button></div>');
  for (const id of ['a', 'b', 'a']) get(id).click();
  handOn();
  expect(seen).toEqual(['click b', 'click a']);
});

it('lets links without the mark pass', () => {
  page('<a id=plain href="#x">x</a>');
  get('plain').click();
  expect(seen).toEqual(['click plain']);
  handOn();
  expect(seen).toHaveLength(1);
});

it.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}, {altKey: true}, {button: 1}])(
  'lets a press with %j pass: it is for a new tab or window, or a download',
  (how) => {
    page('<a id=chip data-needs-app href="#y">y</a>');
    const press = new MouseEvent('click', {bubbles: true, cancelable: true, ...how});
    get('chip').dispatchEvent(press);
    expect(seen).toEqual(['click chip']);
    expect(press.defaultPrevented).toBe(false);
    handOn();
    expect(seen).toHaveLength(1);
  },
);

it('holds the submission of a form, not the presses in it, and names its button again', () => {
  page('<form id=form data-needs-app><input id=email><button id=send>Send</button></form>');
  const form = get<HTMLFormElement>('form');
  const submitters: unknown[] = [];
  form.addEventListener('submit', ({submitter}) => submitters.push(submitter));
  get('send').click();
  expect(seen).toEqual(['click send']);
  handOn();
  expect(seen).toEqual(['click send', 'submit form']);
  expect(submitters).toEqual([get('send')]);
});

it('chooses again in a list what was chosen', () => {
  page(
    '<label data-needs-app><select id=list><option>a</option><option>b</option></select></label>',
  );
  const list = get<HTMLSelectElement>('list');
  list.value = 'b';
  list.dispatchEvent(new Event('change', {bubbles: true}));
  expect(seen).toEqual([]);
  // The app may begin with its own state.
  list.value = 'a';
  handOn();
  expect(seen).toEqual(['change list']);
  expect(list.value).toBe('b');
});

it('opens the button that waits for an entry, and takes away the hint that says so', () => {
  page(`<form data-needs-app><input id=email><p id=hint></p>
    <button id=send type=submit disabled aria-describedby=hint></button></form>`);
  const email = get<HTMLInputElement>('email');
  const type = (text: string) => {
    email.value = text;
    email.dispatchEvent(new Event('input', {bubbles: true}));
    return [get<HTMLButtonElement>('send').disabled, get('hint').hidden];
  };
  expect(type('maria@example.com')).toEqual([false, true]);
  expect(type(' ')).toEqual([true, false]);
});

it('opens a button that waits for the app alone, and leaves it open', () => {
  page(`<form data-needs-app>
    <input id=name><button id=send type=submit disabled data-opens-early></button></form>`);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(get<HTMLButtonElement>('send').disabled).toBe(false);
  get('name').dispatchEvent(new Event('input', {bubbles: true}));
  expect(get<HTMLButtonElement>('send').disabled).toBe(false);
});

describe('in a page that is drawn anew', () => {
  const FORM = `<main><form id=form data-needs-app data-draft=inspection>
    <select id=list><option>a</option><option>b</option></select><button id=send>Send</button>
    <div data-late-notice hidden><p>Not sent</p></div></form></main>`;

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    page(FORM);
    get('send').click();
    get<HTMLSelectElement>('list').value = 'b';
    get('list').dispatchEvent(new Event('change', {bubbles: true}));
    seen = [];
  });

  it('hands on to the form and the list that are there now', () => {
    document.body.innerHTML = FORM;
    handOn();
    expect(seen).toEqual(['submit form', 'change list']);
    expect(get<HTMLSelectElement>('list').value).toBe('b');
    expect(document.querySelector<HTMLElement>('[data-late-notice]')!.hidden).toBe(true);
  });

  it('says that nothing was sent where there is no such form any more', () => {
    document.body.innerHTML = '<main><h1>Error</h1></main>';
    handOn();
    expect(seen).toEqual([]);
    expect(document.querySelector<HTMLElement>('main [data-late-notice]')!.hidden).toBe(false);
  });
});

it('says whether a form is held: a choice in its list is not', () => {
  page(
    '<form id=form data-needs-app><select id=list><option>a</option></select><button id=send></button></form>',
  );
  get('list').dispatchEvent(new Event('change', {bubbles: true}));
  expect(holdsForm()).toBe(false);
  get('send').click();
  expect(holdsForm()).toBe(true);
  handOn();
  expect(holdsForm()).toBe(false);
});

const CHIPS = `<p data-needs-app><a id=a href="/x?category=a">a</a>
  <a id=b href="/x?category=b">b</a><button id=menu></button></p>`;

it('opens the page of the last link where the app does not come, and keeps the rest', () => {
  page(CHIPS);
  for (const id of ['a', 'menu', 'b']) get(id).click();
  followHeld();
  followHeld();
  expect(go.mock.calls).toEqual([['http://localhost/x?category=b']]);
  handOn();
  expect(seen).toEqual(['click menu']);
});

describe('where the app does not come in eight seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('opens the page of the last link', () => {
    page(CHIPS);
    get('a').click();
    jest.advanceTimersByTime(7000);
    get('b').click();
    expect(go).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(go.mock.calls).toEqual([['http://localhost/x?category=b']]);
    get('a').click();
    handOn();
    jest.advanceTimersByTime(9000);
    expect(go).toHaveBeenCalledTimes(1);
  });

  it('says that the search could not load, and hands nothing on to it', () => {
    page(`<search data-needs-app><input id=q type=search>
      <p id=notice data-late-notice hidden>Not loaded</p></search>`);
    Element.prototype.scrollIntoView = jest.fn();
    get('q').dispatchEvent(new Event('input', {bubbles: true}));
    expect(wake).toHaveBeenCalled();
    expect(get('notice').hidden).toBe(true);
    jest.advanceTimersByTime(HELD_MS);
    expect(get('notice').hidden).toBe(false);
    document.body.innerHTML = '<main></main>';
    handOn();
    expect(document.body.textContent).toBe('');
  });

  const FORM = `<form id=form data-needs-app><button id=send>Send</button>
    <div id=notice data-late-notice hidden><p>Not sent</p></div></form>`;

  it('says so again at another press, for those who hear it', async () => {
    page(FORM);
    Element.prototype.scrollIntoView = jest.fn();
    get('send').click();
    jest.advanceTimersByTime(HELD_MS);
    const added = jest.fn();
    new MutationObserver(added).observe(get('notice'), {childList: true});
    jest.advanceTimersByTime(2 * HELD_MS);
    await Promise.resolve();
    expect(added).not.toHaveBeenCalled();
    get('send').click();
    await Promise.resolve();
    expect(added).toHaveBeenCalledTimes(1);
    expect(get('notice').textContent).toContain('Not sent');
  });
});
