import {headTitle, ownTitle, TITLE_LENGTH, titleWithName} from '@site/src/lib/headTitle';

const SITE = 'Example Roofing';
const room = TITLE_LENGTH - ` | ${SITE}`.length;

test.each([
  ['Drywall', `Drywall | ${SITE}`],
  [' Drywall ', `Drywall | ${SITE}`],
  ['x'.repeat(room), `${'x'.repeat(room)} | ${SITE}`],
  ['x'.repeat(room + 1), 'x'.repeat(room + 1)],
  [SITE, SITE],
  ['', SITE],
  [undefined, SITE],
])('%p reads %p in a head', (title, expected) => {
  expect(headTitle(title, SITE)).toBe(expected);
});

test.each(['Drywall', `Why ${SITE}?`, 'x'.repeat(room + 1)])('%p comes back from it', (title) => {
  expect(ownTitle(headTitle(title, SITE), SITE)).toBe(title);
});

test.each([
  [['x'.repeat(room), 'Drywall'], 'x'.repeat(room)],
  [['x'.repeat(room + 1), 'Drywall'], 'Drywall'],
  [['x'.repeat(room + 1)], SITE],
])('of %p, %p keeps the name', (titles, expected) => {
  expect(titleWithName(titles, SITE)).toBe(expected);
});
