import {duration} from '../../../../server/notify/florida';

test.each([
  [-5, '0 min'],
  [125, '2 h 5 min'],
  [13 * 60, '13 h 0 min'],
  [24 * 60 + 59, '1 day'],
  [3 * 24 * 60 + 13 * 60, '3 days 13 h'],
])('%d minutes are %s', (minutes, text) => {
  expect(duration(new Date(0), new Date(minutes * 60_000))).toBe(text);
});
