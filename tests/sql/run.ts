/** npm run test:sql: the pgTAP files on the embedded database, and the fields of the form in it. */
import {embeddedEngine} from './engine';
import {fieldProblems} from './fields';
import {report, runPgtap} from './pgtap';

async function main(): Promise<void> {
  const engine = await embeddedEngine();
  const ok = report(engine, await runPgtap(engine));
  const problems = await fieldProblems(engine);
  console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  fields, limits, choices and emails`);
  for (const problem of problems) console.log(`  ${problem}`);
  await engine.close();
  process.exitCode = ok && problems.length === 0 ? 0 : 1;
}

void main();
