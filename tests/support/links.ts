import fs from 'node:fs';
import path from 'node:path';

import {everyFile} from '../../src/markdown/files';

const LINK = /\b(?:href|src|action)=(?:"(\/[^"]*)"|(\/[^\s>"]*))/g;

/** Links and pictures whose targets are missing in a build, each once, with a page that contains it. */
export function deadLinks(build: string): string[] {
  const files = new Set(everyFile(build));
  const dead = new Map<string, string>();
  for (const page of [...files].filter((file) => file.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(build, page), 'utf8');
    for (const [, quoted, plain] of html.matchAll(LINK)) {
      const address = decodeURI((quoted ?? plain)!.replace(/[?#].*/, ''));
      const name = address.slice(1).replace(/\/$/, '');
      const answers = [name, `${name}.html`, path.posix.join(name, 'index.html')];
      if (!answers.some((file) => files.has(file))) dead.set(address, `${page}: ${address}`);
    }
  }
  return [...dead.values()];
}
