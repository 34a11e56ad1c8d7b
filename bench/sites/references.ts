import {spawnSync} from 'node:child_process';
import path from 'node:path';

import {childEnvironment} from '../../src/data/environment';
import {starlightSite} from './starlight';
import {stockSite} from './stock';

function build(dir: string, program: string, output: string): string {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(dir, 'node_modules', program), 'build'],
    {
      cwd: dir,
      env: childEnvironment({NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'}),
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${dir} does not build:\n${stdout}${stderr}`);
  return path.join(dir, output);
}

let built: {stock: string; starlight: string} | undefined;

/** The folders of the two built sites that ours is compared with, made on first use. */
export const references = (): {stock: string; starlight: string} =>
  (built ??= {
    stock: build(stockSite(), '@docusaurus/core/bin/docusaurus.mjs', 'build'),
    starlight: build(starlightSite(), 'astro/astro.js', 'dist'),
  });
