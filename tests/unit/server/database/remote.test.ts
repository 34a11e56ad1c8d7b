import type {Engine} from '../../../../server/database/engine';
import {checkVersion} from '../../../../server/database/remote';

/** A database of this version; the number is PostgreSQL's own, such as 140019 for 14.19. */
const engineOf = (number: number): Engine => ({query: async () => [{number}]}) as unknown as Engine;

test.each([150000, 150014, 170005])('PostgreSQL %d will do', async (number) => {
  await expect(checkVersion(engineOf(number))).resolves.toBeUndefined();
});

test.each([
  [140019, '14'],
  [90624, '9'],
])('PostgreSQL %d is refused with a sentence', async (number, major) => {
  await expect(checkVersion(engineOf(number))).rejects.toMatchObject({
    name: 'UserError',
    message: `The database is PostgreSQL ${major}: upgrade it to 15 or newer.`,
  });
});
