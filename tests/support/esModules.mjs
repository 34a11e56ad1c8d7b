import fs from 'node:fs';
import {URL} from 'node:url';

const folder = new URL('../../node_modules/', import.meta.url);

/** Paths in node_modules of the installed packages that are ES modules: Jest has to compile them. */
export function esModules() {
  const installed = JSON.parse(fs.readFileSync(new URL('.package-lock.json', folder), 'utf8'));
  return Object.keys(installed.packages)
    .map((place) => place.replace('node_modules/', ''))
    .filter((place) => {
      const manifest = new URL(`${place}/package.json`, folder);
      return JSON.parse(fs.readFileSync(manifest, 'utf8')).type === 'module';
    });
}
