/** npm run test:sql: the pgTAP files on the embedded database. */
import {embeddedEngine} from './engine';
import {report, runPgtap} from './pgtap';

async function main(): Promise<void> {
  const engine = await embeddedEngine();
  const ok = report(engine, await runPgtap(engine));
  await engine.close();
  process.exitCode = ok ? 0 : 1;
}

void main();
