/** @jest-environment jsdom */
import {type Facts, workListFilters} from '@site/src/components/ListFilter/behavior';

const ITEMS: Record<string, Omit<Facts, 'at'>> = {
  old: {service: 'inspection', location: 'Tampa', show: 'featured', date: '2023-12', rating: 5},
  new: {service: 'inspection', location: 'Tampa', show: '', date: '2025-06', rating: 4},
  middle: {service: 'drywall', location: 'Largo', show: '', date: '2024-10', rating: 5},
};

const option = (value: string) => `<option value="${value}">${value}</option>`;
const list = (name: string, values: string[]) =>
  `<select data-param=${name}>${['', ...values].map(option).join('')}</select>`;

const PAGE = `<div data-list>
  <button data-param=show data-value="">All</button>
  <button data-param=show data-value=featured>Featured</button>
  <button data-param=show data-value=recent data-sort=date>Recent</button>
  <button data-param=show data-value=rating data-sort="rating date">Rating</button>
  ${list('service', ['inspection', 'drywall'])}${list('location', ['Tampa', 'Largo'])}
  <b data-shown></b><p data-none hidden><a href="/" data-param=service data-value="">All</a></p>
  <ul>${Object.entries(ITEMS)
    .map(([id, facts], at) => `<li id=${id} data-facts='${JSON.stringify({...facts, at})}'></li>`)
    .join('')}<li id=notice></li></ul>
</div>`;

const CHIPS = `<div data-list>
  <a href="/" data-param=category data-value="">All</a>
  <a href="/?category=insurance" data-param=category data-value=insurance>Insurance</a>
  <b data-shown></b>
  <ul><li id=claim data-facts='{"category":"insurance","at":0}'></li>
  <li id=storm data-facts='{"category":"storms","at":1}'></li></ul>
</div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('li[data-facts]')].flatMap(({id, hidden}) =>
    hidden ? [] : id,
  );
const back = (url: string) => {
  history.replaceState(null, '', url);
  window.dispatchEvent(new PopStateEvent('popstate'));
};

beforeAll(() => workListFilters(window));
beforeEach(() => {
  document.body.innerHTML = PAGE;
});

it.each([
  ['', ['old', 'new', 'middle']],
  ['?show=featured', ['old']],
  ['?show=recent', ['new', 'middle', 'old']],
  ['?show=rating', ['middle', 'old', 'new']],
  ['?service=drywall', ['middle']],
  ['?location=Tampa', ['old', 'new']],
  ['?show=recent&service=inspection&location=Tampa', ['new', 'old']],
  ['?show=featured&service=drywall', []],
  ['?service=no-such-service', ['old', 'new', 'middle']],
  ['?show=FEATURED', ['old', 'new', 'middle']],
  ['?show=%00%27&other=drywall', ['old', 'new', 'middle']],
])('%s shows %j, and says how many', (search, expected) => {
  back(`/${search}`);
  expect(shown()).toEqual(expected);
  expect(find('[data-shown]').textContent).toBe(String(expected.length));
  expect(find('[data-none]').hidden).toBe(expected.length > 0);
  // It stays last, in any order.
  expect(find('ul').lastElementChild!.id).toBe('notice');
});

it('asks for nothing that no control offers', () => {
  find('[data-param=location]').remove();
  back('/?location=Largo');
  expect(shown()).toHaveLength(3);
});

it('shows all again by the link where none fits', () => {
  back('/?show=featured&service=drywall');
  const select = document.querySelector<HTMLSelectElement>('[data-param=service]')!;
  expect(select.value).toBe('drywall');
  find('a').click();
  expect(select.value).toBe('');
  expect(location.search).toBe('');
  expect(shown()).toHaveLength(3);
});

it('keeps one choice beside another in the address, and undoes it', () => {
  back('/?utm_source=mail');
  find('[data-value=recent]').click();
  const select = document.querySelector<HTMLSelectElement>('[data-param=service]')!;
  select.value = 'inspection';
  select.dispatchEvent(new Event('change', {bubbles: true}));
  expect(location.search).toBe('?utm_source=mail&show=recent&service=inspection');
  expect(shown()).toEqual(['new', 'old']);
  expect(find('[aria-pressed=true]').textContent).toBe('Recent');
  find('[data-value=""]').click();
  expect(location.search).toBe('?utm_source=mail&service=inspection');
  expect(shown()).toEqual(['old', 'new']);
});

it('follows a link to its own choice alone, marks it, and takes an unknown one for none', () => {
  document.body.innerHTML = CHIPS;
  back('/?q=leak');
  find('[data-value=insurance]').click();
  expect(location.search).toBe('?category=insurance');
  expect(shown()).toEqual(['claim']);
  expect(find('[aria-current]').textContent).toBe('Insurance');
  back('/?category=Insurance');
  expect(shown()).toEqual(['claim', 'storm']);
  expect(find('[aria-current]').textContent).toBe('All');
});

it('leaves a modified click to the browser', () => {
  document.body.innerHTML = CHIPS;
  back('/');
  const click = new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true});
  // jsdom follows no link to another address, but says so.
  window.addEventListener('click', (event) => event.preventDefault(), {once: true});
  find('[data-value=insurance]').dispatchEvent(click);
  expect(shown()).toEqual(['claim', 'storm']);
});

it('shows the choice again when the page comes back', () => {
  back('/?show=featured');
  document.body.innerHTML = PAGE;
  window.dispatchEvent(new Event('pageshow'));
  expect(shown()).toEqual(['old']);
});
