import type {Page} from '@playwright/test';
import sharp from 'sharp';

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

const LINEAR = Array.from({length: 256}, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Relative luminance of the pixel that begins at an index, by WCAG 2.2. */
const luminance = (image: Uint8Array, at: number): number =>
  0.2126 * LINEAR[image[at]!]! +
  0.7152 * LINEAR[image[at + 1]!]! +
  0.0722 * LINEAR[image[at + 2]!]!;

/** How many pixels of two pictures differ visibly, and how many with a contrast of 3:1 or more. */
export function difference(
  one: Uint8Array,
  other: Uint8Array,
): {visible: number; contrasting: number} {
  let visible = 0;
  let contrasting = 0;
  for (let at = 0; at < one.length; at += 3) {
    const channels = [0, 1, 2].map((channel) =>
      Math.abs(one[at + channel]! - other[at + channel]!),
    );
    if (Math.max(...channels) < VISIBLE) continue;
    visible += 1;
    const [light, dark] = [luminance(one, at), luminance(other, at)].sort((a, b) => b - a);
    if ((light! + 0.05) / (dark! + 0.05) >= 3) contrasting += 1;
  }
  return {visible, contrasting};
}
