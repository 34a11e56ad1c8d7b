import type {Page} from '@playwright/test';
import sharp from 'sharp';

import {contrast, luminance} from '../../scripts/brand/colors';

export type Box = {x: number; y: number; width: number; height: number};

/** Room around a control for its focus ring. */
const AROUND = 10;

/** How much a channel of a color changes before anybody sees it. */
const VISIBLE = 24;

/** Red, green and blue of each pixel of a piece of the window. */
export async function pixels(page: Page, {x, y, width, height}: Box): Promise<Uint8Array> {
  const view = page.viewportSize()!;
  const left = Math.max(0, x - AROUND);
  const top = Math.max(0, y - AROUND);
  const clip = {
    x: left,
    y: top,
    width: Math.min(view.width, x + width + AROUND) - left,
    height: Math.min(view.height, y + height + AROUND) - top,
  };
  return sharp(await page.screenshot({clip}))
    .removeAlpha()
    .raw()
    .toBuffer();
}

/** Relative luminance of the pixel that begins at an index. */
const luminanceAt = (image: Uint8Array, at: number): number =>
  luminance(image[at]!, image[at + 1]!, image[at + 2]!);

/** How many pixels of two pictures differ visibly, and how many with a contrast of 3:1 or more. */
export function difference(
  one: Uint8Array,
  other: Uint8Array,
): {visible: number; contrasting: number} {
  let visible = 0;
  let contrasting = 0;
  for (let at = 0; at < one.length; at += 3) {
    // Avoids an array for each of a million pixels.
    const change = (channel: number) => Math.abs(one[at + channel]! - other[at + channel]!);
    if (Math.max(change(0), change(1), change(2)) < VISIBLE) continue;
    visible += 1;
    if (contrast(luminanceAt(one, at), luminanceAt(other, at)) >= 3) contrasting += 1;
  }
  return {visible, contrasting};
}
