import {mendedBy} from '@site/src/sections/knowledge-center/Search/mended';

const mended = mendedBy(
  ['My rain gutters', 'A guarantee', 'installation', 'replacement', 'replace men', 'on'],
  'en',
);

// cspell:disable
test.each([
  ['raingutters', 'rain gutters'],
  ['MyRainGutter', 'my rain gutter'],
  ['a gaurantee for rain', 'a guarantee for rain'],
  // An unfinished, a known, a short and an unknown word, and one with an end that is too short.
  ['replacemen', 'replacemen'],
  ['installations', 'installations'],
  ['aign', 'aign'],
  ['raincoats', 'raincoats'],
  ['guaranteeon', 'guaranteeon'],
  // cspell:enable
])('%s is read as %s', (typed, read) => {
  expect(mended(typed)).toBe(read);
});
