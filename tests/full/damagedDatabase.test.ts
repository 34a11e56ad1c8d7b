// A data folder with a damaged database: each command says what to do, and that repairs the database.
import {execFileSync} from 'node:child_process';
import {cpSync, rmSync, truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {startServer, temporaryFolders} from '../support/localServer';
import {childEnvironment} from '../../src/data/environment';
import {testDatabase} from '../support/database';
import {command, type Ended} from '../support/faults';
import {post, submission} from '../support/requests';

let folders: ReturnType<typeof temporaryFolders>;
let database: string;
let backup: string;
/** Every command that opens the folder; returns its output. */
const SAYING: Record<string, () => Promise<Ended>> = {
  server: () => command('server/start.ts', ['--port', '0', '--site-dir', folders.site], inFolder()),
  leads: () => command('scripts/leads/index.ts', [], inFolder()),
  backup: () => command('scripts/backup.ts', [join(folders.site, 'new.backup')], inFolder()),
  migrate: () => command('scripts/migrate.ts', [], inFolder()),
};
const inFolder = () => ({DATA_DIR: folders.data});

/** The file with the rows of the requests. */
let rows: string;

// One request, and a backup that has it.
beforeAll(async () => {
  folders = temporaryFolders();
  database = join(folders.data, 'postgres');
  const server = await startServer(folders.data, ['--site-dir', folders.site]);
  expect(server.output()).toMatch(
    new RegExp(`^Database: embedded, ${folders.data}, for trying: [^\\n]*\\n.*http://localhost:`),
  );
  await post(server.port, 'submit_contact_rpc', submission(1));
  const [found] = await testDatabase(folders.data).query(
    "select pg_relation_filepath('intake.inspection_requests') as file",
  );
  rows = join(database, String(found!.file));
  server.process.kill('SIGTERM');
  await server.ended;
  backup = join(folders.site, 'kept.backup');
  const kept = await command('scripts/backup.ts', [backup], inFolder());
  expect(kept.code).toBe(0);
  cpSync(folders.data, `${folders.data}-good`, {recursive: true});
});
beforeEach(() => {
  rmSync(folders.data, {recursive: true});
  cpSync(`${folders.data}-good`, folders.data, {recursive: true});
});
afterAll(() => folders.remove());
jest.setTimeout(120_000);

const FAULTS: Record<string, {harm: () => void; said: RegExp; who: string[]}> = {
  'rows overwritten': {
    harm: () => writeFileSync(rows, Buffer.alloc(8192, 0x5a)),
    said: /is damaged \(XX\w{3}\)/,
    // A migration does not read the rows.
    who: ['server', 'leads', 'backup'],
  },
  'control file empty': {
    harm: () => truncateSync(join(database, 'global/pg_control')),
    said: /cannot be opened/,
    who: ['server', 'leads'],
  },
};

test.each(Object.entries(FAULTS))(
  '%s: one line with the commands that mend it',
  async (_, {harm, said, who}) => {
    harm();
    let mending: string[] = [];
    for (const name of who) {
      const {code, text} = await SAYING[name]!();
      expect({name, code, text}).toEqual({name, code: 1, text: expect.stringMatching(said)});
      expect(text.trim()).not.toMatch(/\n|select|insert/);
      mending = /Move it away \((mv .*)\); then .* \((npm run restore -- )FILE\)/
        .exec(text)!
        .slice(1);
    }
    const [move, restore] = mending;
    execFileSync('sh', ['-c', `${move} && DATA_DIR=${folders.data} ${restore}${backup}`], {
      env: childEnvironment({NODE_OPTIONS: ''}),
    });
    expect(await SAYING.leads!()).toMatchObject({
      code: 0,
      text: expect.stringContaining('Visitor 1'),
    });
  },
);
