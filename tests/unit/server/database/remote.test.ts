import {UserError} from '../../../../server/cli';
import type {Engine} from '../../../../server/database/engine';
import {checkVersion, explained} from '../../../../server/database/remote';

/** A database of this version; the number is PostgreSQL's own, such as 140019 for 14.19. */
const engineOf = (number: number): Engine => ({query: async () => [{number}]}) as unknown as Engine;

test.each([
  [150000, null],
  [150014, null],
  [170005, null],
  [140019, '14'],
  [90624, '9'],
])('PostgreSQL %d: too old is %s', async (number, major) => {
  const message = `The database is PostgreSQL ${major}: upgrade it to 15 or newer.`;
  const said = await checkVersion(engineOf(number)).catch((error: Error) => error);
  expect(said).toEqual(major === null ? undefined : new UserError(message));
});

const failing = (url: string, error: object) =>
  explained(url, () => Promise.reject(Object.assign(new Error('connect'), error)));

test.each([
  ['postgres://u:p@db.example/x', {code: 'ENETUNREACH', address: '2001:db8::1'}, true],
  ['postgres://u:p@[2001:db8::1]:5432/x', {code: 'EHOSTUNREACH'}, true],
  ['postgres://u:p@[2001:db8::1]/x', {}, true],
  ['postgres://u:p@[::1]/x', {code: 'ECONNREFUSED', address: '::1'}, false],
  ['postgres://u:p@db.example/x', {code: 'ECONNREFUSED', address: '192.0.2.1'}, false],
])('%s, %j: IPv6 and the session pooler are named: %s', async (url, error, isNamed) => {
  const said = failing(url, error);
  await expect(said).rejects.toThrow('does not answer');
  if (isNamed) await expect(said).rejects.toThrow('session pooler');
  else await expect(said).rejects.not.toThrow('session pooler');
});
