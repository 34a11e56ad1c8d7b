import {expect, type Locator, type Page} from '@playwright/test';

import {uncovered} from './visit';

/** Expects the control to have the focus, with nothing over it. */
export async function expectFree(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await expect.poll(() => uncovered(control), {message: String(control)}).toBe(true);
}

/** Presses Tab, or another key, until a control has the focus, and checks each control on the way. */
export async function tabTo(
  page: Page,
  target: Locator,
  {key = 'Tab', most = 40} = {},
): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press(key);
    const {name, height, isControl} = await page.evaluate(() => {
      const control = document.activeElement!;
      return {
        name: control.outerHTML.slice(0, 120),
        height: control.getBoundingClientRect().height,
        isControl: control.matches(':focus'),
      };
    });
    // After the last control, the focus is on the browser's own controls.
    if (!isControl) continue;
    // A card with a stretched link may be higher than the window.
    if (height < 200) {
      const focused = page.locator(':focus');
      // What is scrolled to has true positions a frame later: until then parts were skipped (src/css/base.css).
      await expect.poll(() => uncovered(focused), {message: `${name} lies free`}).toBe(true);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached with ${most} presses of ${key}.`);
}
