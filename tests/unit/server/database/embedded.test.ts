import {readdirSync} from 'node:fs';

import {create, refuseOtherPglite} from '../../../../server/database/embedded';
import {testFolder} from '../../../support/folder';

const {at} = testFolder();

test('an empty database is kept, and loaded at the next start', async () => {
  for (const _ of ['makes it', 'loads it']) {
    const database = await create({}, at('cache/empty.tar'));
    expect((await database.query('select 1 as one')).rows).toEqual([{one: 1}]);
    await database.close();
    expect(readdirSync(at('cache'))).toEqual(['empty.tar']);
  }
});

test('the PGlite that npm ci installs will do, and another is named with what to do', () => {
  expect(() => refuseOtherPglite()).not.toThrow();
  expect(() => refuseOtherPglite('0.4.5')).toThrow(
    /^PGlite 0\.4\.5 is installed, and this site needs [\d.]+: run "npm ci"\.$/,
  );
});
