import fs from 'node:fs/promises';
import path from 'node:path';

import {isOutsideGate} from '../../language/localePath';
import {expectFound} from '../support/expectFound';
import type {Build} from './build';
import {moduleClasses} from './purge';

/** The chunk with header, footer and toasts. */
const MAIN = 'main';

/** In the HTML of a page that has an app (`AppNow`, a form, the search). */
const HAS_APP = /\sdata-(?:needs-app|app=["']?now)/;

/**
 * Looks up the classes of CSS modules that the app of a page can set, by the page's HTML and file: those in
 * the chunk of its component. None for a page without an app.
 */
export async function appClasses(build: Build): Promise<(html: string, file: string) => string[]> {
  const {outDir, siteConfig, generatedFilesDir} = build;
  const routes = JSON.parse(
    await fs.readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ) as Record<string, {__comp: string}>;
  const folder = path.join(outDir, 'assets', 'js');
  const classes = new Map<string, string[]>();
  for (const file of await fs.readdir(folder)) {
    const [chunk] = file.split('.');
    const script = await fs.readFile(path.join(folder, file), 'utf8');
    classes.set(chunk!, [...moduleClasses(script)]);
  }

  return (html, file) => {
    if (!HAS_APP.test(html)) return [];
    const name = file.replaceAll(path.sep, '/').replace(/(?:(?:^|\/)index)?\.html$/, '');
    // A key is the path of a route with a hash behind it.
    const route = Object.entries(routes).find(
      ([key]) => key.replace(/-[^-]+$/, '') === siteConfig.baseUrl + name,
    );
    const own = route && classes.get(route[1].__comp);
    expectFound(`The chunk of ${file}`, own);
    // The staff's page has no header, footer and toasts.
    return isOutsideGate(`/${name}`) ? own : [...own, ...classes.get(MAIN)!];
  };
}
