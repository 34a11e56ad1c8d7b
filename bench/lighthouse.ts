/**
 * Lighthouse on a phone (its own simulated slow 4G and slow processor), the median of some runs of
 * each page, beside pages of a Starlight starter: all served by the same server, and a run of each page
 * before the second run of any, so that a busy machine hits all alike.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {chromium} from '@playwright/test';
import type {RunnerResult} from 'lighthouse';

import {compress} from '../scripts/site-build/compress';
import {chromiumLaunch} from '../scripts/support/chromium';
import {startServer, temporaryFolders} from '../scripts/support/localServer';
import {childEnvironment} from '../src/data/environment';
import {routes, serviceRoute} from '../src/data/routes';
import {median, print, type Table} from './table';

const ROUNDS = 5;

/** Each kind of page and the longest article, measured in two languages. */
const PAGES = {
  home: routes.home,
  about: routes.about,
  service: serviceRoute('roof-replacement'),
  article: `${routes.knowledgeCenter}/preparing-roof-florida-hurricane-season-checklist`,
  contact: routes.contact,
  picker: routes.language,
};

/** Lighthouse's own phone, with a user agent that the language gate treats as a crawler. */
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse';

/** Column heads, and where Lighthouse keeps the figure: a category's score, an audit's value. */
const FIGURES: [head: string, of: (result: RunnerResult['lhr']) => number][] = [
  ['speed', ({categories}) => (categories.performance?.score ?? 0) * 100],
  ['access', ({categories}) => (categories.accessibility?.score ?? 0) * 100],
  ['practice', ({categories}) => (categories['best-practices']?.score ?? 0) * 100],
  ['seo', ({categories}) => (categories.seo?.score ?? 0) * 100],
  ['LCP s', ({audits}) => (audits['largest-contentful-paint']?.numericValue ?? 0) / 1000],
  ['TBT ms', ({audits}) => audits['total-blocking-time']?.numericValue ?? 0],
  ['CLS', ({audits}) => audits['cumulative-layout-shift']?.numericValue ?? 0],
  ['KB sent', ({audits}) => (audits['total-byte-weight']?.numericValue ?? 0) / 1000],
];

async function visit(url: string, port: number): Promise<number[]> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {port, logLevel: 'error', emulatedUserAgent: USER_AGENT});
  if (!result) throw new Error(`Lighthouse found nothing at ${url}.`);
  if (result.lhr.finalDisplayedUrl !== url) throw new Error(`${url} led elsewhere.`);
  return FIGURES.map(([, of]) => of(result.lhr));
}

/** The last versions that run on Node 20. */
const DEPENDENCIES = {astro: '5.9.0', '@astrojs/starlight': '0.36.3'};

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

/**
 * Builds the site that ours is compared with, from packages of the npm registry: `npm ci` need not bring
 * them. Its folder is deleted when the process ends.
 */
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
  return path.join(dir, 'dist');
}

/** Needs `build/` and Chromium. */
export async function benchLighthouse(): Promise<void> {
  const starlight = starlightSite();
  const port = 9333;
  const browser = await chromium.launch(chromiumLaunch(`--remote-debugging-port=${port}`));
  const atEnd = [() => browser.close()];
  const served = async (site: string): Promise<string> => {
    await compress(site);
    const {data, remove} = temporaryFolders();
    const server = await startServer(data, ['--site-dir', site]);
    atEnd.push(async () => {
      server.process.kill('SIGTERM');
      await server.ended;
      remove();
    });
    return `http://localhost:${server.port}`;
  };
  try {
    const ofStarlight = await served(starlight);
    const own = await served('build');
    const urls: [name: string, url: string][] = [
      ['Starlight home', `${ofStarlight}/`],
      ['Starlight guide', `${ofStarlight}/guides/guide-1`],
      ...Object.entries(PAGES).flatMap(([name, route]): [string, string][] => [
        [name, own + route],
        [`${name} in Hindi`, `${own}/hi${route}`],
      ]),
    ];
    const runs: Record<string, number[][]> = {};
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, url] of urls) (runs[name] ??= []).push(await visit(url, port));
    }
    const table: Table = {};
    for (const [name, figures] of Object.entries(runs)) {
      table[name] = Object.fromEntries(
        FIGURES.map(([head], at) => [head, median(figures.map((run) => run[at]!))]),
      );
    }
    print(`Lighthouse, phone, median of ${ROUNDS}`, table);
  } finally {
    for (const end of atEnd) await end();
  }
}
