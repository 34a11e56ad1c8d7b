import fs from 'node:fs';
import path from 'node:path';

import {filesIn} from '../../src/markdown';

/** Removes the drawings that nothing in the build names, such as those of services that are gone. */
export function removeUnused(outDir: string): void {
  const read = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
  const texts = filesIn(outDir, /\.(?:html|css|js|json|xml)$/).map(read);
  for (const name of filesIn(outDir, /(?:^|\/)img\/.*\.svg$/)) {
    if (!texts.some((text) => text.includes(`/${name}`))) fs.rmSync(path.join(outDir, name));
  }
}
