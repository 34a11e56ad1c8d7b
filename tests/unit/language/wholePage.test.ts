/** @jest-environment jsdom */
import {layOutInSteps, layOutWholePage} from '@site/src/language/wholePage';

/** The parts that have been laid out, each with the number of its step. */
let done: [step: number, text: string][] = [];
let step = 0;
let now = 0;

beforeEach(() => {
  jest.useFakeTimers();
  [done, step, now] = [[], 0, 0];
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    expect((this as HTMLElement).style.contentVisibility).toBe('visible');
    done.push([step, this.textContent!]);
    // Each part takes two milliseconds.
    now += 2;
    return {} as DOMRect;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('lays out the page part by part, a few milliseconds at a time', () => {
  document.body.innerHTML = `<main><section><div>a</div></section><article><section><div>
    <div class="markdown"><h2>b</h2><p>c</p><p>d</p></div></div></section></article></main>
    <footer><div>e</div></footer>`;
  layOutInSteps(window);
  while (jest.getTimerCount() > 0) {
    step += 1;
    jest.runOnlyPendingTimers();
  }
  expect(done).toEqual([
    [0, 'a'],
    [0, 'b'],
    [0, 'c'],
    [1, 'd'],
    [1, 'e'],
  ]);
});

it('lays out all of it at once for what asks for positions', () => {
  layOutWholePage(document);
  expect(document.documentElement.matches('[data-whole]')).toBe(true);
});
