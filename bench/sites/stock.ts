import fs from 'node:fs';
import path from 'node:path';

import {scratchSite} from './scratch';

const FILES = {
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
export function stockSite(): string {
  const dir = scratchSite(FILES);
  const packages = path.join(dir, 'node_modules');
  // One link per package: builds keep their caches in the `node_modules` folder itself.
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync('node_modules')) {
    if (!name.startsWith('.'))
      fs.symlinkSync(path.resolve('node_modules', name), path.join(packages, name));
  }
  return dir;
}
