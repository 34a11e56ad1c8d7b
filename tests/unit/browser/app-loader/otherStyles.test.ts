/** @jest-environment jsdom */
import {otherStyles} from '@site/src/browser/app-loader/otherStyles';

const links = (): string[] =>
  [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href') ?? '');
const report = (type: 'load' | 'error') =>
  document.head.querySelector('link')!.dispatchEvent(new Event(type));

beforeEach(() => {
  document.head.innerHTML = '<script data-other-styles="/all.css"></script>';
});

it('loads the file that the page names, once', async () => {
  const load = otherStyles(document);
  const both = Promise.all([load(), load()]);
  expect(links()).toEqual(['/all.css']);
  report('load');
  await both;
  await load();
  expect(links()).toEqual(['/all.css']);
});

it('says that it could not, and tries again', async () => {
  const load = otherStyles(document);
  const failed = load();
  report('error');
  await expect(failed).rejects.toThrow('/all.css');
  expect(links()).toEqual([]);
  const second = load();
  report('load');
  await second;
});

it('has nothing to do in the development server', async () => {
  document.head.innerHTML = '';
  await otherStyles(document)();
  expect(links()).toEqual([]);
});
