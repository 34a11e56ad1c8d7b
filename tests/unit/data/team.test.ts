import {initials} from '@site/src/data/team';

test.each([
  ['Daniel Reyes', 'DR'],
  ['Ana María de la Cruz', 'AC'],
  ['  mai   lee ', 'ML'],
  ['Cher', 'C'],
  ['', ''],
])('the team has the initials of %j as %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
