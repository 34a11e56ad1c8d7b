import {readdirSync} from 'node:fs';

import {create} from '../../server/database/embedded';
import {testFolder} from '../support/folder';

const {at} = testFolder();

test('an empty database is kept, and loaded at the next start', async () => {
  for (const _ of ['makes it', 'loads it']) {
    const database = await create({}, at('cache/empty.tar'));
    expect((await database.query('select 1 as one')).rows).toEqual([{one: 1}]);
    await database.close();
    expect(readdirSync(at('cache'))).toEqual(['empty.tar']);
  }
});
