// Faults with which a server refuses to start: one sentence names each fault and the remedy.
import {createServer} from 'node:http';

import {openEmbedded} from '../../server/database/embedded';
import type {Session} from '../../server/database/engine';
import {pendingIn} from '../../server/database/migrations';
import {takeFolder} from '../../server/database/folder';
import {listen, settingsFrom} from '../../server/settings';
import {command} from '../support/faults';
import {testFolder} from '../support/folder';
import {serve} from '../support/serve';

const refusal = (message: RegExp) => ({name: 'UserError', message: expect.stringMatching(message)});

const {at, write} = testFolder();

test.each([
  ['a file', '/etc/hosts', /file already exists/],
  ['below a file', '/etc/hosts/data', /not a directory/],
  // Not even root may write there.
  ['not writable', '/sys/kernel', /not permitted|denied|read-only/],
  ['in one that is not', '/sys/roofing-site', /not permitted|denied|read-only/],
])('a data folder that is %s', async (_, path, sentence) => {
  await expect(takeFolder(path)).rejects.toMatchObject(refusal(sentence));
  await expect(takeFolder(path)).rejects.toMatchObject(
    refusal(/Set DATA_DIR to another folder\.$/),
  );
});

test('a database that is a file, or of another PostgreSQL', async () => {
  write('file', 'no folder');
  await expect(openEmbedded(at('file'))).rejects.toMatchObject(
    refusal(/^The database in .* cannot be opened/),
  );
  write('old/PG_VERSION', '16\n');
  await expect(openEmbedded(at('old'))).rejects.toMatchObject(
    refusal(/was written by PostgreSQL 16, and this version reads 18/),
  );
});

test('a database that newer code has changed, but for who only reads it', async () => {
  const session: Session = {
    query: async <T>() => [{here: true, version: '20990101000000'}] as T[],
    script: async () => [],
  };
  await expect(pendingIn(session)).rejects.toMatchObject(
    refusal(/migration 20990101000000, which this version does not know\. Update the code/),
  );
  await expect(pendingIn(session, {mayBeNewer: true})).resolves.toEqual([]);
});

test('an address to listen at that is taken, or none', async () => {
  const {port} = new URL(await serve(() => {}));
  const at = (env: Record<string, string>) => listen(createServer(), settingsFrom([], env));
  await expect(at({PORT: port})).rejects.toMatchObject(
    refusal(new RegExp(`^Port ${port} is taken: stop what uses it`)),
  );
  await expect(at({PORT: '0', HOST: 'no.such.host.invalid'})).rejects.toMatchObject(
    refusal(/^The server cannot listen on no\.such\.host\.invalid, port 0 .*correct HOST or PORT/),
  );
});

test('npm run deliver without a database', async () => {
  expect(await command('scripts/deliver.ts', [], {DATABASE_URL: ''})).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Which database\? Set DATABASE_URL\./),
  });
});
