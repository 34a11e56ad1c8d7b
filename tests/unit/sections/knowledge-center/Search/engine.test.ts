import type {SearchEntry} from '@site/src/lib/searchEntry';
import {engineIn} from '@site/src/sections/knowledge-center/Search/engine';

import {searchEntry} from '../../../../support/samples';

const entries = [searchEntry('/leak', 'Leaking roofs'), searchEntry('/storm', 'After storms')];
const PARTS = [
  ['attic bucket', 'generator'],
  ['towel', 'tarp'],
];
const synonyms = {tarp: ['sheeting']};

const engineWith = async (starts: string[]) => {
  const asked: number[] = [];
  const engine = await engineIn('en', {entries, starts, synonyms}, async (part) => {
    asked.push(part);
    return PARTS[part]!;
  });
  return {engine, asked};
};
const paths = (found: SearchEntry[]) => found.map(({path}) => path);

test('titles are searched before any text has come', async () => {
  const {engine, asked} = await engineWith(['', 'm']);
  expect(paths(engine.find('storm'))).toEqual(['/storm']);
  expect(engine.find('tarp')).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([
  ['tarp', [1], ['/storm']],
  ['bucket', [0], ['/leak']],
  ['bucket towel', [0, 1], ['/leak']],
  ['sheeting', [1], ['/storm']],
])('“%s” asks for the parts with its words alone, and once', async (query, parts, found) => {
  const {engine, asked} = await engineWith(['', 'm']);
  expect(engine.missing(query)).toEqual(parts);
  const more = await engine.withParts(engine.missing(query));
  expect(asked).toEqual(parts);
  expect(paths(more.find(query)).sort()).toEqual(found);
  expect(more.missing(query)).toEqual([]);
});

test('texts of one part come with the titles', async () => {
  const {engine, asked} = await engineWith(['']);
  expect(asked).toEqual([0]);
  expect(paths(engine.find('bucket'))).toEqual(['/leak']);
  expect(engine.missing('tarp')).toEqual([]);
});
