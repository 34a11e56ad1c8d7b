/** @jest-environment jsdom */
import {hold} from '@site/src/browser/app-loader/hold';
import {HELD_MS} from '@site/src/data/limits';

let wake: jest.Mock;
let handOn: () => void;
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
  for (const type of ['click', 'submit']) document.body.addEventListener(type, see);
  wake = jest.fn();
  ({handOn, holdsForm} = hold(document, wake));
}
const get = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;

afterEach(() => {
  handOn();
  // Fresh listeners for each page.
  document.documentElement.replaceChild(document.createElement('body'), document.body);
});

it('lets presses pass', () => {
  page('<search data-needs-app><a id=link href="#x">x</a></search>');
  get('link').click();
  expect(seen).toEqual(['click link']);
  handOn();
  expect(seen).toHaveLength(1);
});

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
    <button id=send>Send</button>
    <div data-late-notice hidden><p>Not sent</p></div></form></main>`;

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    page(FORM);
    get('send').click();
    seen = [];
  });

  it('submits the form that is there now', () => {
    document.body.innerHTML = FORM;
    handOn();
    expect(seen).toEqual(['submit form']);
    expect(document.querySelector<HTMLElement>('[data-late-notice]')!.hidden).toBe(true);
  });

  it('says that nothing was sent where there is no such form any more', () => {
    document.body.innerHTML = '<main><h1>Error</h1></main>';
    handOn();
    expect(seen).toEqual([]);
    expect(document.querySelector<HTMLElement>('main [data-late-notice]')!.hidden).toBe(false);
  });
});

it('says whether a form is held: a search is not', () => {
  page('<search data-needs-app><input id=q></search><form data-needs-app><button id=send></form>');
  get('q').dispatchEvent(new Event('input', {bubbles: true}));
  expect(holdsForm()).toBe(false);
  get('send').click();
  expect(holdsForm()).toBe(true);
  handOn();
  expect(holdsForm()).toBe(false);
});

describe('where the app does not come in eight seconds', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
