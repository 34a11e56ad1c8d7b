import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {UserError} from '../server/cli';
import {childEnvironment} from '../src/data/environment';

/** A folder with these files that is deleted when the process ends. */
function scratchSite(files: Record<string, string>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-bench-'));
  process.once('exit', () => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

const STOCK = {
  'docusaurus.config.js': `module.exports = {title: 'Reference', url: 'http://localhost', baseUrl: '/', trailingSlash: false,
  future: {v4: true, faster: true, experimental_vcs: 'disabled'},
  presets: [['classic', {}]],
  themeConfig: {navbar: {title: 'Reference', items: [{to: '/blog', label: 'Blog'}]}}};`,
  'package.json': '{"name": "reference", "private": true}',
  'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nText.\n',
  'blog/2025-07-01-post-1.md': '# Post 1\n\nText.\n\n{/* truncate */}\n\nMore.\n',
  'src/pages/index.js':
    "import Layout from '@theme/Layout';\nexport default () => <Layout><main><h1>Home</h1></main></Layout>;\n",
};

/** A site as the classic template makes it (the theme untouched), of the versions in use here. */
function stockSite(): string {
  const dir = scratchSite(STOCK);
  const packages = path.join(dir, 'node_modules');
  // One link per package: builds keep their caches in the `node_modules` folder itself.
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync('node_modules')) {
    if (!name.startsWith('.'))
      fs.symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
  return dir;
}

/** The last versions that run on Node 20. */
const DEPENDENCIES = {astro: '5.9.0', '@astrojs/starlight': '0.36.3'};

const STARLIGHT = {
  'package.json': JSON.stringify({
    name: 'starlight',
    private: true,
    type: 'module',
    dependencies: DEPENDENCIES,
  }),
  'astro.config.mjs': `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({site: 'http://localhost', build: {format: 'file'}, integrations: [starlight({title: 'Reference',
  sidebar: [{label: 'Guides', autogenerate: {directory: 'guides'}}]})]});`,
  'src/content.config.ts': `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};`,
  'src/content/docs/index.mdx':
    '---\ntitle: Reference\ntemplate: splash\nhero:\n  tagline: Congrats on a new project.\n  actions: [{text: Example, link: /guides/guide-1, icon: right-arrow}]\n---\nimport {Card, CardGrid} from \'@astrojs/starlight/components\';\n\n## Next steps\n\n<CardGrid><Card title="One" icon="pencil">Text.</Card><Card title="Two" icon="setting">Text.</Card></CardGrid>\n',
  'src/content/docs/guides/guide-1.md': '---\ntitle: Guide 1\n---\n\nText.\n\n## More\n\nText.\n',
};

/**
 * A site as Starlight's own template makes it (a splash page, guides, a sidebar of them), with packages
 * from the npm registry: `npm ci` need not bring them.
 */
function starlightSite(): string {
  const dir = scratchSite(STARLIGHT);
  const {status, stderr} = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'],
    {cwd: dir, encoding: 'utf8'},
  );
  if (status !== 0) throw new UserError(`npm could not install Starlight: ${stderr}`);
  return dir;
}

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
