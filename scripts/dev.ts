/**
 * The hot-reloading site of one language with the forms working: `npm run dev -- --locale es`. The
 * embedded API runs beside Docusaurus's own dev server, which proxies the forms' requests to it.
 */
import '../server/node';

import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {onStopSignal, run} from '../server/cli';
import {freePort, settingsFrom} from '../server/settings';
import {buildEnvironment, childEnvironment} from '../src/data/environment';

async function main(): Promise<void> {
  const port = await freePort(settingsFrom(['--port', '0'], {}));
  // The API server also serves a site; here Docusaurus does, so give it an empty one.
  const site = mkdtempSync(join(tmpdir(), 'roofing-site-'));
  writeFileSync(join(site, 'index.html'), '');
  const server = join(__dirname, '../server/start.ts');
  const args = ['--require', 'tsx/cjs', server, '--port', String(port), '--site-dir', site];
  const api = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    // The shell may name the live database.
    env: childEnvironment({DATABASE_URL: ''}),
  });
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const dev = spawn(process.execPath, [docusaurus, 'start', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: buildEnvironment(undefined, {DEV_API: `http://127.0.0.1:${port}`}),
  });
  const stop = (): void => {
    api.kill('SIGTERM');
    dev.kill('SIGTERM');
  };
  onStopSignal(stop);
  dev.on('exit', (code) => {
    api.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
  api.on('exit', (code) => {
    rmSync(site, {recursive: true});
    if (code) stop();
  });
}

void run(main);
