import {readdirSync, readFileSync} from 'node:fs';

import type {Engine} from '../../server/database/engine';

const FOLDER = 'supabase/tests';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/**
 * Runs files of supabase/tests, each in its own transaction, which it rolls back itself. A file fails
 * when a test does, when a statement does, and when it runs more or fewer tests than it planned.
 */
export function testPgtap(engine: () => Engine, files = /\.sql$/): void {
  const all = readdirSync(FOLDER).filter((file) => files.test(file));
  const run = async (file: string): Promise<void> => {
    const rows = await engine()
      // As psql includes a file.
      .script(read(file).replace(/^\\ir (.+)$/gm, (_, included: string) => read(included)))
      .catch(async (error: Error) => {
        await engine().script('rollback');
        throw error;
      });
    const lines = rows.flatMap((row) => Object.values(row).join('\n').split('\n'));
    const passed = lines.filter((line) => /^ok \d/.test(line));
    // Between `not ok` and the summary, comments say what was found.
    if (lines.some((line) => /^not ok|^# Looks like/.test(line)))
      expect(lines.filter((line) => !passed.includes(line))).toEqual([]);
    expect(`1..${passed.length}`).toBe(lines.find((line) => line.startsWith('1..')));
  };
  // One of them stores tens of thousands of rows: 20 s, and minutes where the machine is busy.
  test.each(all)('%s', run, 300_000);
}
