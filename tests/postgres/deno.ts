import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {join, resolve} from 'node:path';

import {sparePort} from '../support/sparePort';
import {childEnvironment} from '../../src/data/environment';
import {untilAnswered} from '../support/faults';

/** What hosted Supabase is made of, from `.ci/supabase`; throws where it is not installed. */
export function partOfSupabase(program: string): string {
  const file = resolve('.ci/supabase/node_modules', program);
  if (!existsSync(file))
    throw new Error(`${program} is missing: run "npm ci --prefix .ci/supabase".`);
  return file;
}
export const supabaseCli = (): string => partOfSupabase('@supabase/cli-linux-x64/bin/supabase');

const FUNCTION = resolve('supabase/functions/deliver/index.js');

/** What the function and those who call it know. */
export const SECRET = 'a-secret-of-the-edge-function-0123456789';

/** The headers of the job that supabase/recipes/deliver.sql schedules. */
export const CALLED_BY = {'Content-Type': 'application/json', Authorization: `Bearer ${SECRET}`};

/** Permissions of Deno, as hosted Supabase gives them to every function. */
const RIGHTS = ['--allow-env', '--allow-net', '--allow-read', '--allow-sys'];

/** Packages come from node_modules; a hosted function gets the same versions from npm's registry. */
const OFFLINE = ['--no-config', '--node-modules-dir=manual', '--no-lock', '--cached-only'];

/** The Edge Function as it is deployed, in a Deno of its own. */
export async function startFunction(settings: Record<string, string>) {
  const port = await sparePort();
  const url = `http://127.0.0.1:${port}/functions/v1/deliver`;
  const child = spawn(
    partOfSupabase('@deno/linux-x64-glibc/deno'),
    ['run', ...RIGHTS, ...OFFLINE, FUNCTION],
    {
      env: childEnvironment({
        DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
        DENO_NO_UPDATE_CHECK: '1',
        NO_COLOR: '1',
        ...settings,
      }),
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  await untilAnswered(
    () => fetch(url),
    () => output,
  ).catch((error: Error) => {
    child.kill();
    throw error;
  });
  return {
    /** Status and body of one call of the job. */
    async call() {
      const response = await fetch(url, {method: 'POST', headers: CALLED_BY});
      return `${response.status} ${(await response.text()).trim()}`;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** Key and certificate of this machine, and the authority that vouches for them. @returns their files. */
export function certificate(folder: string): {key: string; cert: string; authority: string} {
  const file = (name: string): string => join(folder, `${name}.pem`);
  const issue = (name: string, subject: string, ...more: string[]): void =>
    void execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes'],
        ...['-days', '1', '-subj', `/CN=${subject}`, ...more],
        ...['-keyout', file(`${name}-key`), '-out', file(name)],
      ],
      {stdio: 'ignore'},
    );
  issue('authority', 'An authority of the tests');
  const by = ['-CA', file('authority'), '-CAkey', file('authority-key')];
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-addext', 'basicConstraints=CA:FALSE'];
  issue('machine', 'localhost', ...by, ...names);
  return {key: file('machine-key'), cert: file('machine'), authority: file('authority')};
}
