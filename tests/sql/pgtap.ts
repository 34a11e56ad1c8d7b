import {readdirSync, readFileSync} from 'node:fs';

import type {Engine} from '../../server/database/engine';

const FOLDER = 'supabase/tests';

export interface FileResult {
  file: string;
  planned: number;
  passed: number;
  failures: string[];
}

// Runs every file of supabase/tests in its own transaction (each rolls itself back). A file fails
// when a test does, when a statement does, and when it runs more or fewer tests than it planned.
export async function runPgtap(
  engine: Engine,
  isIncluded: (file: string) => boolean = () => true,
): Promise<FileResult[]> {
  const results: FileResult[] = [];
  for (const file of readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql') && isIncluded(name))
    .sort()) {
    results.push(await runFile(engine, file, readFileSync(`${FOLDER}/${file}`, 'utf8')));
  }
  return results;
}

async function runFile(engine: Engine, file: string, sql: string): Promise<FileResult> {
  const result: FileResult = {file, planned: 0, passed: 0, failures: []};
  let lines: string[] = [];
  try {
    const rows = await engine.script(sql);
    lines = rows.flatMap((row) => Object.values(row)).flatMap((cell) => String(cell).split('\n'));
  } catch (error) {
    result.failures.push(`stopped: ${(error as Error).message}`);
    await engine.script('rollback');
  }
  for (const [index, line] of lines.entries()) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan) result.planned = Number(plan[1]);
    else if (/^ok \d+/.test(line)) result.passed += 1;
    else if (/^not ok \d+/.test(line)) {
      const details = lines.slice(index + 1, index + 6).filter((next) => next.startsWith('#'));
      result.failures.push([line, ...details].join('\n    '));
    }
  }
  const run = result.passed + result.failures.length;
  if (result.failures.length === 0 && run !== result.planned) {
    result.failures.push(`planned ${result.planned} tests, ran ${run}`);
  }
  if (result.planned === 0) result.failures.push('has no plan');
  return result;
}

/** Prints a line for each file and the total; true when all passed. */
export function report(name: string, results: FileResult[]): boolean {
  for (const {file, planned, passed, failures} of results) {
    console.log(`${failures.length === 0 ? 'ok    ' : 'FAILED'}  ${file}: ${passed} of ${planned}`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  console.log(`# pgTAP on ${name}: ${passed} passed in ${results.length} files`);
  return results.every(({failures}) => failures.length === 0);
}
