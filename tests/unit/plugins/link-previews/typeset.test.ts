import {brandBlock} from '@site/src/plugins/link-previews/typeset';
import sharp from 'sharp';

/** Where the letters of a logo end, and the picture that they stand in. */
async function ends(name: string, trade: string): Promise<{right: number; width: number}> {
  const svg = Buffer.from(await brandBlock({name, trade}));
  const {width} = await sharp(svg).metadata();
  const {info} = await sharp(svg).trim().toBuffer({resolveWithObject: true});
  return {right: info.width - (info.trimOffsetLeft ?? 0), width};
}

test('a short name is as large as ever, and one without a trade stands alone', async () => {
  const {right} = await ends('Oak', 'ROOFING');
  expect((await ends('Oak & Palm', 'ROOFING')).right).toBeGreaterThan(right);
  expect((await ends('Oak', '')).right).toBeLessThan(right);
});

test.each([
  ['name', 'Hernández & Sons Roofing and Restoration', 'ROOFING'],
  ['trade', 'Hernández & Sons', 'ROOFING, GUTTERS AND STORM DAMAGE RESTORATION'],
])('a long %s is set smaller, and nothing of it is cut off', async (_, name, trade) => {
  const {right, width} = await ends(name, trade);
  expect(right).toBeLessThan(width);
  expect(right).toBeGreaterThan(width - 30);
});
