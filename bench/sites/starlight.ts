import {spawnSync} from 'node:child_process';

import {UserError} from '../../server/cli';
import {scratchSite} from './scratch';

/** The last versions that run on Node 20. */
const DEPENDENCIES = {astro: '5.9.0', '@astrojs/starlight': '0.36.3'};

const FILES = {
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
export function starlightSite(): string {
  const dir = scratchSite(FILES);
  const {status, stderr} = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'],
    {cwd: dir, encoding: 'utf8'},
  );
  if (status !== 0) throw new UserError(`npm could not install Starlight: ${stderr}`);
  return dir;
}
