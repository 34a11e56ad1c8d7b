import {Client, Pool} from 'pg';

import {PARSERS} from '../../../../server/database/engine';
import {isThisMachine, nameOf, openPostgres} from '../../../../server/database/postgres';

jest.mock('pg', () => ({
  ...jest.requireActual<object>('pg'),
  Pool: jest.fn(() => ({on: jest.fn(), end: jest.fn()})),
}));

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.9.8.7', '::1', '/var/run/postgresql'])(
  'what is sent to %s stays on this machine',
  (host) => expect(isThisMachine(host)).toBe(true),
);

test.each(['db', '127.0.0.1.example', 'localhost.example', '10.0.0.1', '0.0.0.0', ''])(
  'what is sent to %j may leave it',
  (host) => expect(isThisMachine(host)).toBe(false),
);

test.each([
  ['postgres://user:secret@db.example:5432/roofing', 'PostgreSQL roofing at db.example'],
  [
    'postgres://user:secret@db.example/site%20two?sslmode=require',
    'PostgreSQL site two at db.example',
  ],
  [
    'postgres://user@localhost/roofing?host=/run/postgresql',
    'PostgreSQL roofing at /run/postgresql',
  ],
  ['postgres://roofing:secret@[::1]', 'PostgreSQL roofing at ::1'],
])('%s is named without its secrets', async (url, name) => {
  expect(await nameOf(url)).toBe(name);
});

const VERIFIED = {};
const UNVERIFIED = {rejectUnauthorized: false};
test.each([
  ['localhost/x', false],
  ['127.0.0.1/x', false],
  ['db.example/x?host=/run/postgresql', false],
  ['localhost/x?host=db.example', VERIFIED],
  ['db.example/x', VERIFIED],
  ['db.example/x?sslmode=prefer', VERIFIED],
  ['db.example/x?sslmode=require', VERIFIED],
  ['db.example/x?sslmode=verify-ca', VERIFIED],
  ['localhost/x?sslmode=require', VERIFIED],
  ['db.example/x?sslmode=no-verify', UNVERIFIED],
  ['db.example/x?sslmode=disable', false],
])('postgres://%s is reached with TLS options %j', async (rest, ssl) => {
  await openPostgres(`postgres://user:secret@${rest}`);
  const [options] = jest.mocked(Pool).mock.lastCall!;
  expect(new Client(options)).toMatchObject({ssl});
  // What else pg may be told there, such as checkServerIdentity, would weaken it.
  if (ssl) expect((new Client(options) as unknown as {ssl: object}).ssl).toEqual(ssl);
});

test('a file of a certificate that is not there is one sentence', async () => {
  await expect(nameOf('postgres://db.example/x?sslrootcert=/no/ca.crt')).rejects.toMatchObject({
    name: 'UserError',
    message: expect.stringMatching(/^DATABASE_URL names the file \/no\/ca\.crt, which/),
  });
});

test('a bigint is a number where that loses none of its digits', () => {
  expect(PARSERS[20]!('9007199254740991')).toBe(9007199254740991);
  expect(PARSERS[20]!('9007199254740993')).toBe('9007199254740993');
});
