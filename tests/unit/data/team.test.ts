import {existsSync} from 'node:fs';

import {initials, team} from '@site/src/data/team';

describe('the team', () => {
  it('is two people, each with a portrait that exists and two quotes', () => {
    expect(team()).toHaveLength(2);
    for (const {photo, quotes} of team()) {
      expect(existsSync(`static${photo!.src}`)).toBe(true);
      expect(quotes).toHaveLength(2);
    }
  });

  it.each([
    ['Daniel Reyes', 'DR'],
    ['Ana María de la Cruz', 'AC'],
    ['  mai   lee ', 'ML'],
    ['Cher', 'C'],
    ['', ''],
  ])('has the initials of %j as %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
