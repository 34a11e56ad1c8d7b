/** @jest-environment jsdom */
import {guardLeaving} from '@site/src/forms/core/leaving';

let letGo: () => void;

const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', {cancelable: true}));
const press = (selector: string): void => document.querySelector<HTMLElement>(selector)!.click();

beforeEach(() => {
  document.body.innerHTML = `<a id=call href="tel:+18135550142"><b>Call</b></a>
    <a id=about href="#about">About</a>`;
  letGo = guardLeaving(window);
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
  letGo = guardLeaving(window);
  press('#about');
  expect(leave()).toBe(false);
});
