import {statSync} from 'node:fs';

import {listenOnSocket, operationsThroughSocket} from '../../../../server/staff/socket';
import {testFolder} from '../../../support/folder';

const {root, at} = testFolder();

let server: Awaited<ReturnType<typeof listenOnSocket>>;
afterEach(() => server.close());

test('a socket hands statements to the database, and is open to its user alone', async () => {
  const query = jest.fn(() => Promise.resolve([{one: 1}]));
  server = await listenOnSocket(root, {query, backup: jest.fn()});
  expect(statSync(at('server.sock')).mode & 0o777).toBe(0o600);
  expect(await operationsThroughSocket(root).query('select 1', [2])).toEqual([{one: 1}]);
  expect(query).toHaveBeenCalledWith('select 1', [2]);
});
