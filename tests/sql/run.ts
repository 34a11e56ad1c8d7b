// npm run test:sql: on the embedded database, the pgTAP files, the commands documented for staff, the
// fields of the form, and types in pg_temp. `-- --only fields` runs the part of that name.
import {parseArgs} from 'node:util';

import type {Engine} from '../../server/database/engine';
import {embeddedEngine} from './engine';
import {fieldProblems} from './fields.test';
import {hijackProblems} from './hijack.test';
import {report, runPgtap} from './pgtap';
import {staffProblems} from './staff.test';

const CHECKS: Record<string, (engine: Engine) => Promise<string[]>> = {
  'what staff are told to do': staffProblems,
  'fields, limits, choices and emails': fieldProblems,
  'types in pg_temp': onNew(hijackProblems),
};

/** The check on a database of its own. */
function onNew(check: (engine: Engine) => Promise<string[]>): () => Promise<string[]> {
  return async () => {
    const engine = await embeddedEngine();
    try {
      return await check(engine);
    } finally {
      await engine.close();
    }
  };
}

async function main(): Promise<void> {
  const {only = ''} = parseArgs({options: {only: {type: 'string'}}}).values;
  const engine = await embeddedEngine();
  const results: boolean[] = [];
  if ('pgTAP'.includes(only)) results.push(report(engine.name, await runPgtap(engine)));
  for (const [name, check] of Object.entries(CHECKS)) {
    if (!name.includes(only)) continue;
    const problems = await check(engine);
    console.log(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`);
    for (const problem of problems) console.log(`  ${problem}`);
    results.push(problems.length === 0);
  }
  await engine.close();
  process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
}

void main();
