// Each file of the project has a migrated database of its own, in DATABASE_URL.
import {basename} from 'node:path';

import {environment} from '../../src/data/environment';
import {copyOfBase} from './cluster';

beforeAll(async () => {
  const name = basename(expect.getState().testPath!, '.test.ts').toLowerCase();
  Object.assign(environment, {DATABASE_URL: await copyOfBase(name)});
});
