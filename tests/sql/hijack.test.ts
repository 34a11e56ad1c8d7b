import {closing} from '../../server/database/engine';
import {embeddedEngine} from './engine';
import {hijack} from './hijack';

test('no type that a visitor puts into pg_temp runs with the rights of the owner', async () => {
  expect(await closing(await embeddedEngine(), hijack)).toEqual({inside: [], outside: ['anon']});
});
