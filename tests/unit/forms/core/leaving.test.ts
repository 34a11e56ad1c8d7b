/** @jest-environment jsdom */
import {guardLeaving, takeUnanswered} from '@site/src/forms/core/leaving';

import {blocked} from '../../../support/storage';

let letGo: () => void;

const at = (path: string): void => history.replaceState(null, '', path);
const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();

beforeEach(() => {
  sessionStorage.clear();
  at('/es/contact?utm_source=x');
  document.body.innerHTML = `<form id=inspection></form>
    <a id=call href="tel:+18135550142"><b>Call</b></a><a id=about href="#about">About</a>`;
  letGo = guardLeaving(window, document.forms[0]!);
});
afterEach(() => letGo());

test('the browser asks until the reply is there', () => {
  expect(leave()).toBe(false);
  letGo();
  expect(leave()).toBe(true);
});

test('a call does not leave the page, a link does', () => {
  press('#call b');
  expect(leave()).toBe(true);
  letGo();
  letGo = guardLeaving(window, document.forms[0]!);
  press('#about');
  expect(leave()).toBe(false);
});

test.each([
  ['/es/about', '/es/contact#inspection'],
  ['/about', '/contact#inspection'],
])('who leaves all the same is led back from %s to %s, once', (next, form) => {
  window.dispatchEvent(new Event('pagehide'));
  at(next);
  expect(takeUnanswered(window)).toBe(form);
  expect(takeUnanswered(window)).toBeNull();
});

test('nobody is led back to a form that was answered', () => {
  window.dispatchEvent(new Event('pagehide'));
  letGo();
  expect(takeUnanswered(window)).toBeNull();
  window.dispatchEvent(new Event('pagehide'));
  expect(takeUnanswered(window)).toBeNull();
});

test('a stored text never leads to another site', () => {
  sessionStorage.setItem('unansweredForm', '//evil.example');
  expect(new URL(takeUnanswered(window)!, location.href).origin).toBe(location.origin);
});

test('where storage is blocked the browser asks, and nothing else', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  expect(leave()).toBe(false);
  expect(() => window.dispatchEvent(new Event('pagehide'))).not.toThrow();
  expect(takeUnanswered(window)).toBeNull();
});
