import type {Page} from '@playwright/test';

import {seldomStyles} from './visit';

/** Marks boxes that differ from their surroundings only in background. */
const markCards = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted = (element: Element) => getComputedStyle(element).backgroundColor;
    const clear = 'rgba(0, 0, 0, 0)';
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      const {width, height} = element.getBoundingClientRect();
      if (element.closest('[aria-hidden=true]') || element.matches('img, svg *')) continue;
      if (width * height < 1500 || getComputedStyle(element).borderTopLeftRadius === '0px')
        continue;
      let below = element.parentElement;
      while (below && painted(below) === clear) below = below.parentElement;
      const alone = painted(element) !== clear && below && painted(below) !== painted(element);
      element.toggleAttribute('data-card', Boolean(alone));
    }
  });

/** Faults of a page in forced colors: boxes without an edge, and selects with a second arrow. */
export async function withoutEdges(page: Page): Promise<string[]> {
  await seldomStyles(page);
  await markCards(page);
  await page.emulateMedia({forcedColors: 'active'});
  const faults = await page.evaluate(() => {
    const edged = (element: Element) => {
      const style = getComputedStyle(element);
      return ['border-top', 'border-left', 'border-bottom', 'outline'].some(
        (side) =>
          parseFloat(style.getPropertyValue(`${side}-width`)) > 0 &&
          style.getPropertyValue(`${side}-style`) !== 'none' &&
          style.getPropertyValue(`${side}-color`) !== 'rgba(0, 0, 0, 0)',
      );
    };
    const cards = [...document.querySelectorAll('[data-card]')].filter((card) => !edged(card));
    const lists = [...document.querySelectorAll('select')].filter((list) => {
      const {appearance, backgroundImage} = getComputedStyle(list);
      return appearance !== 'auto' || backgroundImage !== 'none';
    });
    return [...cards, ...lists].map(({tagName, className}) => `${tagName}.${className}`);
  });
  await page.emulateMedia({forcedColors: 'none'});
  return faults;
}
