import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let built: string | undefined;

/**
 * The folder of a site as the classic template makes it (one page, one post, the theme untouched),
 * built by the same versions on first use and deleted when the process ends.
 *
 * @throws Error with Docusaurus' output where it does not build.
 */
export function referenceSite(): string {
  if (built) return built;
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'palm-sentry-bench-'));
  process.once('exit', () => fs.rmSync(dir, {recursive: true, force: true}));
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  write(
    'docusaurus.config.js',
    `module.exports = {title: 'Reference', url: 'http://localhost', baseUrl: '/', trailingSlash: false,
      future: {v4: true, faster: true, experimental_vcs: 'default-v1'},
      presets: [['classic', {}]],
      themeConfig: {navbar: {title: 'Reference', items: [{to: '/blog', label: 'Blog'}]}}};`,
  );
  write('package.json', '{"name": "reference", "private": true}');
  write('docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\nText.\n');
  write('blog/2025-07-01-post.md', '# Post\n\nText.\n\n{/* truncate */}\n\nMore.\n');
  write(
    'src/pages/index.js',
    "import Layout from '@theme/Layout';\nexport default () => <Layout><main><h1>Home</h1></main></Layout>;\n",
  );
  fs.symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  const {status, stderr, stdout} = spawnSync(
    path.resolve('node_modules/.bin/docusaurus'),
    ['build'],
    {
      cwd: dir,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`The reference site does not build:\n${stdout}${stderr}`);
  built = path.join(dir, 'build');
  return built;
}
