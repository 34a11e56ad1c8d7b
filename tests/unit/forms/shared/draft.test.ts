/** @jest-environment jsdom */
import {begunAt, clearDraft, keepDrafts, restoreDraft} from '@site/src/forms/shared/draft';

import {blocked} from '../../../support/storage';

const KEY = 'draft:inspection';
const DRAFT = {startedAt: 4000, entries: {name: 'Mario', roofType: 'tile', message: 'Help'}};
/** The clock: the last entry of a draft without a time is its first. */
const NOW = 9000;
const HOUR_MS = 3_600_000;

/** The form of the HTML, with typed entries. */
function page({name = '', roofType = '', message = '', company = '', now = false}): void {
  document.body.innerHTML = `
    <form><input name="q" value="leak"></form>
    <form data-draft="inspection">
      <input name="name" value="${name}">
      <input name="now" type="checkbox" ${now ? 'checked' : ''}>
      <select name="roofType"><option value="">-</option><option value="tile">Tile</option></select>
      <textarea name="message">${message}</textarea>
      <input name="company" value="${company}"><button></button>
    </form>`;
  document.querySelector('select')!.value = roofType;
}

const form = () => document.forms[1]!;
const store = (draft: object | string): void =>
  sessionStorage.setItem(KEY, typeof draft === 'string' ? draft : JSON.stringify(draft));
const stored = (): unknown => JSON.parse(sessionStorage.getItem(KEY)!);
const change = (field: string): boolean =>
  document.querySelector(`[name=${field}]`)!.dispatchEvent(new Event('input', {bubbles: true}));
const leave = (): boolean => window.dispatchEvent(new Event('pagehide'));

beforeAll(() => {
  Object.defineProperty(performance, 'timeOrigin', {value: 5000.7});
  keepDrafts(window);
});
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

const entriesNow = () => Object.fromEntries(new FormData(form()));

test('what was typed is saved, begun when the page was asked for', () => {
  page({name: 'Maria', roofType: 'tile'});
  change('name');
  const entries = {name: 'Maria', roofType: 'tile'};
  expect(stored()).toEqual({startedAt: 5000, savedAt: NOW, entries});
  expect(sessionStorage).toHaveLength(1);
});

test('what a browser has filled in without an event is saved when the page is left', () => {
  page({name: 'Maria'});
  leave();
  expect(stored()).toMatchObject({entries: {name: 'Maria'}});
});

test('it joins what was typed on an earlier page, and keeps its start', () => {
  store({...DRAFT, entries: {name: 'Mario', message: 'Help'}});
  page({name: 'Maria'});
  change('name');
  const entries = {name: 'Maria', message: 'Help'};
  expect(stored()).toEqual({startedAt: 4000, savedAt: NOW, entries});
});

test('a field that was emptied stays empty, and no other', () => {
  store(DRAFT);
  page({});
  change('message');
  expect(stored()).toMatchObject({...DRAFT, entries: {...DRAFT.entries, message: ''}});
});

test('empty fields say nothing, and a honeypot is nobody’s word', () => {
  page({company: 'ACME'});
  leave();
  expect(sessionStorage).toHaveLength(0);
  page({name: 'Maria', company: 'ACME'});
  change('company');
  expect(sessionStorage.getItem(KEY)).not.toContain('ACME');
});

test('what was typed earlier comes back where nothing stands, and all that stands is told', () => {
  store(DRAFT);
  page({name: 'Maria'});
  const told: string[] = [];
  form().addEventListener('input', ({target}) => told.push((target as HTMLInputElement).name));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(entriesNow()).toEqual({
    ...DRAFT.entries,
    name: 'Maria',
    company: '',
  });
  expect(told).toEqual(['name', 'roofType', 'message']);
  expect(document.forms[0]!.elements).toHaveProperty('q.value', 'leak');
});

test('a tick comes back, and stays away once it is taken back', () => {
  page({now: true});
  change('now');
  page({});
  restoreDraft(form());
  expect(entriesNow()).toHaveProperty('now', 'on');
  expect(form()).toHaveAttribute('data-restored');
  form().querySelector<HTMLInputElement>('[name=now]')!.checked = false;
  change('now');
  page({});
  restoreDraft(form());
  expect(entriesNow()).not.toHaveProperty('now');
});

test('a draft ends an hour after its last entry, whatever else happens in the page', () => {
  page({name: 'Maria'});
  change('name');
  const leftAt = (time: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(time);
    leave();
    document.querySelector('[name=q]')!.dispatchEvent(new Event('input', {bubbles: true}));
    page({});
    restoreDraft(form());
  };
  leftAt(NOW + HOUR_MS - 1);
  expect(entriesNow()).toHaveProperty('name', 'Maria');
  leftAt(NOW + HOUR_MS);
  expect(entriesNow()).toHaveProperty('name', '');
  expect(form()).not.toHaveAttribute('data-restored');
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed after that begins anew', () => {
  store(DRAFT);
  jest.spyOn(Date, 'now').mockReturnValue(NOW + HOUR_MS);
  page({name: 'Maria'});
  change('name');
  expect(stored()).toEqual({startedAt: 5000, savedAt: NOW + HOUR_MS, entries: {name: 'Maria'}});
});

test('no draft fills the honeypot', () => {
  store({...DRAFT, entries: {company: 'ACME'}});
  page({});
  restoreDraft(form());
  expect(entriesNow()).toHaveProperty('company', '');
  expect(form()).not.toHaveAttribute('data-restored');
});

test('the button that clears what was typed empties the form and deletes the draft', () => {
  jest.useFakeTimers({now: NOW});
  store({...DRAFT, entries: {...DRAFT.entries, now: 'on'}});
  page({});
  restoreDraft(form());
  const told: string[] = [];
  form().addEventListener('input', ({target}) => told.push((target as HTMLInputElement).name));
  form().reset();
  jest.runAllTimers();
  jest.useRealTimers();
  expect(Object.values(entriesNow()).join('')).toBe('');
  expect(told).toEqual(expect.arrayContaining(['name', 'now', 'roofType', 'message']));
  expect(form()).not.toHaveAttribute('data-restored');
  expect(form().elements).toHaveProperty('name', document.activeElement);
  expect(sessionStorage).toHaveLength(0);
});

test('after success nothing is left', () => {
  store(DRAFT);
  page({});
  clearDraft(form());
  restoreDraft(form());
  leave();
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  '',
  'no JSON',
  'null',
  '7',
  '{}',
  '{"entries":null}',
  '{"entries":[null]}',
  '{"entries":{"name":5,"item":"x","length":"1"}}',
  '{"entries":{"name":"no time"}}',
  '{"startedAt":"x","entries":{"name":"no time"}}',
])('a stored text of %j does no harm', (text) => {
  store(text);
  page({});
  restoreDraft(form());
  expect([...new FormData(form())].map(([, entry]) => entry).join('')).toBe('');
  expect(begunAt(form())).toBe(5000);
});

test('where storage is blocked nothing happens', () => {
  page({name: 'Maria'});
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  change('name');
  restoreDraft(form());
  clearDraft(form());
  expect(form().elements).toHaveProperty('name.value', 'Maria');
  expect(begunAt(form())).toBe(5000);
});

test.each([
  [400, 400],
  [null, 5000],
  ['400', 5000],
  [0, 5000],
  [-5, 5000],
  // The clock has been set back since.
  [20_000, 5000],
])('a start remembered as %j is %j, whatever the clock says now', (startedAt, expected) => {
  page({});
  store({startedAt});
  jest.spyOn(Date, 'now').mockReturnValue(1000);
  expect(begunAt(form())).toBe(expected);
});
