/**
 * npm run bundle -- FOLDER: what a live server is made of, beside the built site. The server and its commands
 * are one file of JavaScript each; no TypeScript is compiled after a release, which would need a folder to
 * write in. `npm run leads` and the others work in FOLDER as they do here.
 */
import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {build} from 'esbuild';

import {scripts, version} from '../package.json';
import {command} from './support/commands';

const COMMANDS = [
  'serve',
  'migrate',
  'backup',
  'restore',
  'leads',
  'person',
  'deliver',
  'smoke',
  'tell',
] as const;

/** Read from disk, from two folders above the bundle, as from two above their readers in server/. */
const FILES = [
  'server/database/hosted-roles.sql',
  'supabase/migrations',
  'node_modules/@electric-sql/pglite',
  'deploy',
];

command('bundle', async (_, [folder = '']) => {
  for (const file of FILES) cpSync(file, join(folder, file), {recursive: true});
  await build({
    entryPoints: Object.fromEntries(
      COMMANDS.map((name) => [name, scripts[name].split(' ').at(-1)!]),
    ),
    outdir: join(folder, 'server/bundle'),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['pg-native', '@electric-sql/pglite'],
    logLevel: 'warning',
  });
  const live = COMMANDS.map((name) => [name, `node server/bundle/${name}.js`]);
  mkdirSync(folder, {recursive: true});
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({version, private: true, scripts: Object.fromEntries(live) as object}),
  );
});
