import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {UserError} from '../../server/cli';
import type {Site} from './build';
import {linkPackages, scratchFolder, upTo, writeIn} from './scratch';

/** The last that run on Node 20. */
const DEPENDENCIES = {astro: '5.9.0', '@astrojs/starlight': '0.36.3'};

let installed: string | undefined;

/** The folder with the packages, from the npm registry on first use: `npm ci` need not bring them. */
function packages(): string {
  if (installed) return installed;
  const dir = scratchFolder();
  const manifest = {name: 'starlight', private: true, type: 'module', dependencies: DEPENDENCIES};
  writeIn(dir, 'package.json', JSON.stringify(manifest));
  const {status, stderr} = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'],
    {cwd: dir, encoding: 'utf8'},
  );
  if (status !== 0) throw new UserError(`npm could not install Starlight: ${stderr}`);
  installed = dir;
  return dir;
}

/** A site as Starlight's own template makes it: a splash page, guides, a sidebar of them. */
export function starlightSite(guides = 1): Site {
  const dir = scratchFolder();
  linkPackages(dir, path.join(packages(), 'node_modules'));
  fs.copyFileSync(path.join(packages(), 'package.json'), path.join(dir, 'package.json'));
  writeIn(
    dir,
    'astro.config.mjs',
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: 'http://localhost', build: {format: 'file'}, integrations: [starlight({title: 'Reference',
  sidebar: [{label: 'Guides', autogenerate: {directory: 'guides'}}]})]});`,
  );
  writeIn(
    dir,
    'src/content.config.ts',
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
  );
  writeIn(
    dir,
    'src/content/docs/index.mdx',
    '---\ntitle: Reference\ntemplate: splash\nhero:\n  tagline: Congrats on a new project.\n  actions: [{text: Example, link: /guides/guide-1, icon: right-arrow}]\n---\nimport {Card, CardGrid} from \'@astrojs/starlight/components\';\n\n## Next steps\n\n<CardGrid><Card title="One" icon="pencil">Text.</Card><Card title="Two" icon="setting">Text.</Card></CardGrid>\n',
  );
  for (const number of upTo(guides)) {
    writeIn(
      dir,
      `src/content/docs/guides/guide-${number}.md`,
      `---\ntitle: Guide ${number}\n---\n\nText.\n\n## More\n\nText.\n`,
    );
  }
  return {dir, program: 'node_modules/astro/astro.js', args: ['build'], output: 'dist'};
}
