/** @jest-environment jsdom */
import {draftIn, draftKey} from '@site/src/forms/core/draft';
import {restoreDrafts, saveDrafts} from '@site/src/browser/app-loader/drafts';

import {blocked} from '../../../support/storage';

const FIELDS = ['name', 'roofType', 'message'] as const;
const draft = draftIn(() => sessionStorage, draftKey('inspection'), FIELDS);

/** The form of the HTML, with typed entries. */
function page({name = '', roofType = '', message = '', company = ''}): void {
  document.body.innerHTML = `
    <form><input name="q" value="leak"></form>
    <form data-draft="inspection">
      <input name="name" value="${name}">
      <select name="roofType"><option value="">-</option><option value="tile">Tile</option></select>
      <textarea name="message">${message}</textarea>
      <input name="company" value="${company}">
    </form>`;
  document.querySelector('select')!.value = roofType;
}

beforeAll(() => Object.defineProperty(performance, 'timeOrigin', {value: 5000.7}));
beforeEach(() => sessionStorage.clear());

test('what was typed is the draft that the form restores, begun when the page was asked for', () => {
  page({name: 'Maria', roofType: 'tile'});
  saveDrafts(window);
  expect(draft.read()).toEqual({
    startedAt: 5000,
    entries: {name: 'Maria', roofType: 'tile', message: ''},
  });
  expect(sessionStorage).toHaveLength(1);
});

test('it joins what was typed on an earlier page, and keeps its start', () => {
  draft.write({startedAt: 4000, entries: {name: 'Mario', roofType: '', message: 'Help'}});
  page({name: 'Maria'});
  saveDrafts(window);
  expect(draft.read()).toEqual({
    startedAt: 4000,
    entries: {name: 'Maria', roofType: '', message: 'Help'},
  });
});

test('a field that was emptied stays empty, and no other', () => {
  draft.write({startedAt: 4000, entries: {name: 'Mario', roofType: 'tile', message: 'Help'}});
  page({});
  saveDrafts(window, 'message');
  expect(draft.read()?.entries).toEqual({name: 'Mario', roofType: 'tile', message: ''});
});

test('empty fields say nothing, and a honeypot is nobody’s word', () => {
  page({company: 'ACME'});
  saveDrafts(window);
  expect(sessionStorage).toHaveLength(0);
  page({name: 'Maria', company: 'ACME'});
  saveDrafts(window);
  expect(sessionStorage.getItem(draftKey('inspection'))).not.toContain('ACME');
});

test('what was typed earlier comes back where nothing stands, and is told', () => {
  draft.write({startedAt: 4000, entries: {name: 'Mario', roofType: 'tile', message: 'Help'}});
  page({name: 'Maria'});
  const told = jest.fn();
  document.addEventListener('input', ({target}) => told((target as HTMLInputElement).name));
  restoreDrafts(window);
  expect([...new FormData(document.forms[1])]).toEqual([
    ['name', 'Maria'],
    ['roofType', 'tile'],
    ['message', 'Help'],
    ['company', ''],
  ]);
  expect(told.mock.calls).toEqual([['roofType'], ['message']]);
  expect(document.forms[0]!.elements).toHaveProperty('q.value', 'leak');
});

test.each([
  '',
  'no JSON',
  '{}',
  '{"entries":{"name":5,"item":"x","length":"1"}}',
  '{"entries":[null]}',
])('a stored text of %j does no harm', (stored) => {
  sessionStorage.setItem(draftKey('inspection'), stored);
  page({});
  expect(() => restoreDrafts(window)).not.toThrow();
});

test('where storage is blocked nothing happens', () => {
  page({name: 'Maria'});
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  expect(() => saveDrafts(window)).not.toThrow();
  expect(() => restoreDrafts(window)).not.toThrow();
});
