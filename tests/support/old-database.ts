/** `tsx tests/support/old-database.ts FOLDER 4`: an embedded database of an earlier version, with a request. */
import {embeddedIn} from '../../server/database';
import {openEmbedded} from '../../server/engine/embedded';
import {migrate, migrations} from '../../server/engine/migrations';

async function main(folder: string, versions: number): Promise<void> {
  const engine = await openEmbedded(embeddedIn(folder));
  await migrate(engine, migrations().slice(0, versions));
  await engine.query(
    "insert into intake.inspection_requests (name, email, phone) values ('Ann', 'ann@example.com', '1')",
  );
  await engine.close();
}

void main(process.argv[2]!, Number(process.argv[3]));
