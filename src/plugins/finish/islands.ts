import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';

import {ISLANDS} from '../../browser';
import {expectFound} from '../support/expectFound';
import type {Build, Pass} from './build';

/** The translations that a script names. */
function messagesIn(script: string, translations: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(translations).filter(([id]) => script.includes(id)));
}

/**
 * Writes into the script of each island the translations that it needs and its build, and that build into the
 * addresses by which pages ask for it. The files keep their names: a page of any release finds them.
 */
export async function islands({outDir, codeTranslations}: Build): Promise<Pass> {
  const builds = new Map<string, string>();
  for (const name of Object.keys(ISLANDS)) {
    const file = path.join(outDir, `${name}.js`);
    const script = await fs.readFile(file, 'utf8');
    const messages = JSON.stringify(messagesIn(script, codeTranslations));
    const whole = `const MESSAGES=${messages};${script}`;
    const build = createHash('sha256').update(whole).digest('hex').slice(0, 8);
    await fs.writeFile(file, `{const BUILD="${build}",${whole.slice('const '.length)}}`);
    builds.set(name, build);
  }
  // The client's own bundle: see `src/plugins/islands`.
  await removeClient(outDir);
  return (html) =>
    html.replace(/(data-src="?[^\s">]*\/([\w-]+)\.js)/g, (_all, address: string, name: string) => {
      const build = builds.get(name);
      expectFound(`The script ${name}`, build);
      return `${address}?${build}`;
    });
}

/** Removes the scripts of Docusaurus's own client, which no page loads. */
async function removeClient(outDir: string): Promise<void> {
  const folder = path.join(outDir, 'assets', 'js');
  const files = await fs.readdir(folder);
  await Promise.all(files.map((file) => fs.rm(path.join(folder, file))));
}
