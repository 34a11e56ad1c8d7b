/**
 * npm run edge-function: bundles the Edge Function `deliver` into one file, because the Supabase CLI
 * uploads no file outside of `supabase/`, and Deno imports no module without its extension. Packages
 * stay imports, named for Deno (`npm:pg@8.23.1`), in the versions of package.json. The file is not in
 * the repository, so that it cannot be older than its sources.
 */
import {build} from 'esbuild';

import {dependencies} from '../package.json';
import {command} from './support/commands';

const FOLDER = 'supabase/functions/deliver';
const PACKAGES = ['nodemailer', 'pg'] as const;

command('edge-function', async () => {
  const outfile = `${FOLDER}/index.js`;
  await build({
    entryPoints: [`${FOLDER}/main.ts`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    alias: Object.fromEntries(PACKAGES.map((name) => [name, `npm:${name}@${dependencies[name]}`])),
    external: ['npm:*'],
  });
  return `wrote ${outfile}: now npx supabase@3 functions deploy deliver --use-api`;
});
