/**
 * npm run test:sql: the pgTAP files on the embedded database, then what staff are told to do, the
 * fields of the form and the picture in supabase/README.md against it.
 */
import {embeddedEngine} from './engine';
import {fieldProblems} from './fields';
import {report, runPgtap} from './pgtap';
import {pictureProblems} from './picture';
import {staffProblems} from './walk';

async function main(): Promise<void> {
  const engine = await embeddedEngine();
  const ok = report(engine.name, await runPgtap(engine));
  const checks = {
    'what staff are told to do': await staffProblems(engine),
    'fields, limits, choices and emails': await fieldProblems(engine),
    'picture in supabase/README.md': await pictureProblems(engine),
  };
  for (const [name, problems] of Object.entries(checks)) {
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
    for (const problem of problems) console.log(`  ${problem}`);
  }
  await engine.close();
  process.exitCode = ok && Object.values(checks).flat().length === 0 ? 0 : 1;
}

void main();
