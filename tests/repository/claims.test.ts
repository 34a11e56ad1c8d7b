import {existsSync} from 'node:fs';

import {englishMessages} from '../../scripts/translations/files';
import {claims} from '../../src/data/claims';

test('ids are unique, and a sentence states each promise', () => {
  expect(claims.length).toBeGreaterThan(40);
  expect(new Set(claims.map(({id}) => id)).size).toBe(claims.length);
  for (const {claim} of claims) expect(claim).toMatch(/^\p{Lu}.{10,}\.$/u);
});

test('each promise has its places, and each of them is there', async () => {
  const messages = await englishMessages();
  const gone = claims.flatMap(({id, places}) =>
    places
      .filter((place) => !(/\.mdx?$/.test(place) ? existsSync(place) : place in messages))
      .map((place) => `${id}: ${place}`),
  );
  expect(gone).toEqual([]);
  expect(claims.filter(({places}) => places.length === 0)).toEqual([]);
}, 60_000);
