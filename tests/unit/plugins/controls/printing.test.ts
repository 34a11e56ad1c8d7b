/** @jest-environment jsdom */
import {workPrinting} from '@site/src/plugins/controls/printing';

const marked = () => [...document.querySelectorAll('[data-printed]')].map(({id}) => id);

test('prints a list with its heading and the letterhead, and then forgets it', () => {
  document.body.innerHTML = `
    <div data-letterhead id=letterhead></div>
    <h2 id=other>Other</h2>
    <div data-print-alone id=first><button data-print>Print</button></div>
    <h2 id=heading>Before the season</h2>
    <p>Do this on a weekday.</p>
    <div data-print-alone id=second><ul><li>Valleys</li></ul><button data-print><b>Print</b></button></div>`;
  workPrinting(window);
  const whilePrinting: string[][] = [];
  window.print = () => {
    whilePrinting.push(marked());
    window.dispatchEvent(new Event('afterprint'));
  };
  document.querySelector<HTMLElement>('#second b')!.click();
  document.querySelector<HTMLElement>('#first button')!.click();
  document.querySelector<HTMLElement>('#second ul')!.click();
  expect(whilePrinting).toEqual([
    ['letterhead', 'heading', 'second'],
    ['letterhead', 'other', 'first'],
  ]);
  expect(marked()).toEqual([]);
});
