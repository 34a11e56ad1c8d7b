import {brandText, type Room, titleText} from '@site/src/build/link-previews/text';
import sharp from 'sharp';

const ROOM: Room = [396, 380, 52];

/** Where the letters of a logo end. */
async function end(name: string, trade: string): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="70">${await brandText({name, trade})}</svg>`;
  const {info} = await sharp(Buffer.from(svg)).trim().toBuffer({resolveWithObject: true});
  return info.width - (info.trimOffsetLeft ?? 0);
}

test('a short name is as large as ever, and one without a trade stands alone', async () => {
  const right = await end('Oak', 'ROOFING');
  expect(await end('Oak & Palm', 'ROOFING')).toBeGreaterThan(right);
  expect(await end('Oak', '')).toBeLessThan(right);
});

test.each([
  ['name', 'Hernández & Sons Roofing and Restoration', 'ROOFING'],
  ['trade', 'Hernández & Sons', 'ROOFING, GUTTERS AND STORM DAMAGE RESTORATION'],
])('a long %s is set smaller', async (_, name, trade) => {
  const right = await end(name, trade);
  expect(right).toBeLessThan(525);
  expect(right).toBeGreaterThan(490);
});

test('a title has lines of even length', async () => {
  const {width, height} = await titleText('Wind and rain and sun', 'en', ROOM);
  expect(height).toBeLessThan(2.5 * 52 * 1.14);
  expect(width).toBeLessThan(ROOM[0] - 80);
});

test.each([
  ['en', 'How long does a roof last in Florida? What storms, sun and salt do to it'],
  ['vi', 'Mái nhà ở Florida bền được bao lâu? Bão, nắng và muối làm gì với mái nhà'], // cspell:disable-line
  ['ko', '플로리다의 지붕은 얼마나 오래 갑니까? 폭풍과 햇볕과 소금이 하는 일'],
  ['hi', 'फ़्लोरिडा में छत कितने समय तक चलती है? तूफ़ान, धूप और नमक क्या करते हैं'],
] as const)('a long title is as large as its room allows in %s', async (locale, title) => {
  const {width, height} = await titleText(title, locale, [396, 200, 52]);
  expect(width).toBeLessThanOrEqual(ROOM[0]);
  expect(height).toBeLessThanOrEqual(200);
  expect(height).toBeGreaterThan(130);
});

test('words are never broken: one that does not fit is told', async () => {
  await expect(titleText('a'.repeat(60), 'en', ROOM)).rejects.toThrow('is too long');
});
