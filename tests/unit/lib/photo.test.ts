import {
  addressOf,
  fileOf,
  filesIn,
  partsOf,
  plainFileOf,
  sizeAt,
  srcSetOf,
  widthsOf,
} from '@site/src/lib/photo';

const HASH = '0a1b2c3d4e5f';

test.each([
  [4032, [360, 540, 720, 1080, 1440]],
  [1080, [360, 540, 720, 1080]],
  [800, [360, 540, 720, 800]],
  [200, [200]],
])('a photograph of %i pixels is there in %j', (width, widths) => {
  expect(widthsOf({width, height: 100})).toEqual(widths);
});

test('an address tells its size, and its files tell their parts', () => {
  const size = {width: 800, height: 600};
  const address = addressOf('new.roof', HASH, size);
  expect(sizeAt(address)).toEqual(size);
  expect(sizeAt('/img/articles/roof.svg')).toBeNull();
  const names = filesIn(`<img srcset="${srcSetOf(`/es${address}`, size, 'webp')}">`);
  expect(names).toHaveLength(4);
  expect(partsOf(names[2]!)).toEqual({stem: 'new.roof', address, width: 720, format: 'webp'});
  expect(partsOf('roof.jpg')).toBeNull();
});

test.each([
  [4032, 1080],
  [800, 800],
  [200, 200],
])('where a list cannot stand, one of %i pixels shows in %i', (width, shown) => {
  expect(plainFileOf('/a', {width, height: 100})).toBe(fileOf('/a', shown, 'webp'));
});
