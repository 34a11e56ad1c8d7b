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
  // Begun, known, short, unknown, and with what is too short to end a word.
  ['replacemen', 'replacemen'],
  ['installations', 'installations'],
  ['aign', 'aign'],
  ['raincoats', 'raincoats'],
  ['guaranteeon', 'guaranteeon'],
  // cspell:enable
])('%s is read as %s', (typed, read) => {
  expect(mended(typed)).toBe(read);
});
