/** @jest-environment node */
import sharp from 'sharp';

// Above them is the page's own sky: what reaches the edge ends there in a straight line.
test.each(['hero-wide', 'hero-narrow'])('no leaf in %s is cut by the upper edge', async (name) => {
  const drawing = sharp(`static/img/scenes/${name}.svg`).ensureAlpha();
  const {width} = await drawing.metadata();
  const row = await drawing.extract({left: 0, top: 0, width, height: 1}).raw().toBuffer();
  const opacities = [...row].filter((_, at) => at % 4 === 3);
  expect(opacities).toHaveLength(width);
  expect(Math.max(...opacities)).toBeLessThan(64);
});
