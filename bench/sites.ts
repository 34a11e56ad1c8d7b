/** The two sites that `npm run bench` compares: ours in `build/`, and one of Starlight, made for the run. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {compress} from '../scripts/site-build/compress';
import {startServer, temporaryFolders} from '../tests/support/localServer';
import {childEnvironment} from '../src/data/environment';
import {routes, serviceRoute} from '../src/data/routes';

/** Each kind of page; of the articles the longest. */
const PAGES = {
  home: routes.home,
  service: serviceRoute('roof-replacement'),
  article: `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`,
  contact: routes.contact,
  'home in Hindi': `/hi${routes.home}`,
};

/**
 * Starlight, and Lighthouse, which no other command needs: `npm ci` would bring 120 MB for it. The last
 * versions that run on Node 20.
 */
const DEPENDENCIES = {astro: '5.9.0', '@astrojs/starlight': '0.36.3', lighthouse: '12.8.2'};

/** A site as Starlight's own template makes it: a splash page, guides, a sidebar of them. */
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

/** Builds the Starlight site in a folder that is deleted when the process ends. */
function starlightSite(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-bench-'));
  process.once('exit', () => fs.rmSync(dir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(STARLIGHT)) {
    fs.mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
    fs.writeFileSync(path.join(dir, name), text);
  }
  const env = childEnvironment({NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1'});
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {cwd: dir, env, stdio: ['ignore', 'ignore', 'inherit']});
  run('npm', 'install', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error');
  run(process.execPath, 'node_modules/astro/astro.js', 'build');
  return dir;
}

export interface Sites {
  /** Names and URLs of the pages to compare: Starlight's two, then ours. */
  pages: [name: string, url: string][];
  /** Where ours answers, without a slash at the end. */
  own: string;
  /** The folder of packages that `npm ci` does not bring. */
  packages: string;
  stop(): Promise<void>;
}

let made: string | undefined;

/** Serves both sites by the same server, compressed. Needs `build/` and npm's registry. */
export async function serveSites(): Promise<Sites> {
  const packages = (made ??= starlightSite());
  const stops: (() => Promise<void>)[] = [];
  const served = async (site: string): Promise<string> => {
    await compress(site);
    const {data, remove} = temporaryFolders();
    const server = await startServer(data, ['--site-dir', site]);
    stops.push(async () => {
      server.process.kill('SIGTERM');
      await server.ended;
      remove();
    });
    return `http://localhost:${server.port}`;
  };
  const starlight = await served(path.join(packages, 'dist'));
  const own = await served('build');
  return {
    own,
    packages,
    pages: [
      ['Starlight home', `${starlight}/`],
      ['Starlight guide', `${starlight}/guides/guide-1`],
      ...Object.entries(PAGES).map(([name, route]): [string, string] => [name, own + route]),
    ],
    stop: async () => {
      for (const stop of stops) await stop();
    },
  };
}
