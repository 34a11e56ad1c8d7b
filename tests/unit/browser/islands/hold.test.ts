/** @jest-environment jsdom */
import {holdIslands} from '@site/src/browser/islands/hold';
import {HELD_MS} from '@site/src/data/limits';

const get = <E extends HTMLElement>(id: string) => document.getElementById(id) as E;
const island = () => document.querySelector<HTMLElement>('[data-island]')!;
const loaded = (): string[] => [...document.scripts].map((script) => script.getAttribute('src')!);
const signal = (id: string, type: string) =>
  get(id).dispatchEvent(new Event(type, {bubbles: true}));

function page(html: string, url = '/'): void {
  history.replaceState(null, '', url);
  document.body.innerHTML = html;
  Element.prototype.scrollIntoView = jest.fn();
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const FORM = `<a id=link href="#x">Roofs</a>
  <div data-island=inspection data-src="/islands.js?1"><form id=form>
    <input id=name><button id=send type=submit disabled data-opens-early>Send</button>
    <div id=notice data-late-notice hidden><p>Not sent</p></div></form></div>`;
const NEWSLETTER = `<div data-island=newsletter data-src="/islands.js?1"><form><input id=email>
  <p id=hint></p><button id=send type=submit disabled aria-describedby=hint></button></form></div>`;
const SEARCH = `<div data-island=search data-src="/islands-search.js?2"><input id=q>
  <p id=notice data-late-notice hidden>Not loaded</p></div>`;

/** Submissions that reached the form, as React would handle them. */
let handled: number;
beforeAll(() => {
  holdIslands(window);
  window.addEventListener('submit', (event) => {
    event.preventDefault();
    handled += 1;
  });
});
beforeEach(() => {
  handled = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  // Nothing is held any more.
  document.body.innerHTML = '';
  jest.advanceTimersByTime(HELD_MS);
  jest.useRealTimers();
});

describe('the script of an island', () => {
  it.each(['pointerdown', 'focusin', 'keydown', 'input', 'change'])(
    'is loaded at the first %s in it',
    (type) => {
      page(FORM);
      signal('link', type);
      expect(island().dataset.wanted).toBeUndefined();
      signal('name', type);
      signal('name', type);
      expect(island().dataset.wanted).toBe('');
      expect(loaded()).toEqual(['/islands.js?1']);
    },
  );

  it('is asked for again when the network is back, without another touch', () => {
    page(FORM);
    signal('name', 'focusin');
    document.querySelector('head script')!.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(1000);
    expect(loaded()).toEqual([]);
    window.dispatchEvent(new Event('online'));
    expect(loaded()).toEqual(['/islands.js?1']);
  });

  it('is asked for again as long as something waits for it', () => {
    page(FORM);
    get('send').click();
    for (let n = 0; n < 3; n++) {
      document.querySelector('head script')!.dispatchEvent(new Event('error'));
      expect(loaded()).toEqual([]);
      jest.advanceTimersByTime(HELD_MS);
      expect(loaded()).toEqual(['/islands.js?1']);
    }
  });

  it('is loaded when the page is painted, where it is of no use before or opens with a search', () => {
    page(`<div data-island=request data-src="/r.js" data-at-once></div>${SEARCH}`, '/?q=leak');
    window.dispatchEvent(new Event('load'));
    expect(document.querySelector('[data-wanted]')).toBeNull();
    jest.advanceTimersByTime(500);
    expect(document.querySelectorAll('[data-wanted]')).toHaveLength(2);
  });

  it.each(['/', '/?category=insurance', '/?gclid=x&utm_source=q', '/?service=q=#q='])(
    'is not loaded for a reader at %s',
    (url) => {
      page(FORM + SEARCH, url);
      window.dispatchEvent(new Event('load'));
      for (const type of ['pointerdown', 'pointermove', 'wheel', 'click']) signal('link', type);
      window.dispatchEvent(new Event('online'));
      jest.advanceTimersByTime(500);
      expect(document.querySelector('[data-wanted]')).toBeNull();
    },
  );
});

it('opens the button that waits for a script alone, and leaves it open', () => {
  page(FORM);
  expect(get<HTMLButtonElement>('send').disabled).toBe(false);
  signal('name', 'input');
  expect(get<HTMLButtonElement>('send').disabled).toBe(false);
});

it('opens the button that waits for an entry, and takes away the hint that says so', () => {
  page(NEWSLETTER);
  const type = (text: string) => {
    get<HTMLInputElement>('email').value = text;
    signal('email', 'input');
    return [get<HTMLButtonElement>('send').disabled, get('hint').hidden];
  };
  expect(type('maria@example.com')).toEqual([false, true]);
  expect(type(' ')).toEqual([true, false]);
});

it('holds what is submitted until the form is alive, and asks before the page is left', () => {
  const leaves = () => window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
  page(FORM);
  get('send').click();
  expect([handled, island().dataset.held, leaves()]).toEqual([0, '', false]);
  island().dataset.alive = '';
  get('send').click();
  expect([handled, leaves()]).toEqual([1, true]);
});

it('marks the page while a syllable is unfinished', () => {
  const {dataset} = document.documentElement;
  page(FORM);
  signal('name', 'compositionstart');
  expect(dataset.composing).toBe('');
  signal('name', 'compositionend');
  expect(dataset.composing).toBeUndefined();
});

describe('where the script does not come in eight seconds', () => {
  it('a search says so, and not once it is alive', () => {
    page(SEARCH);
    signal('q', 'input');
    jest.advanceTimersByTime(HELD_MS - 1);
    expect(get('notice').hidden).toBe(true);
    jest.advanceTimersByTime(HELD_MS);
    expect(get('notice').hidden).toBe(false);
    get('notice').hidden = true;
    island().dataset.alive = '';
    jest.advanceTimersByTime(2 * HELD_MS);
    expect(get('notice').hidden).toBe(true);
  });

  it('a form says so again at another press, for those who hear it', async () => {
    page(FORM);
    get('send').click();
    jest.advanceTimersByTime(2 * HELD_MS);
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
