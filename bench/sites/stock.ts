import type {Site} from './build';
import {linkPackages, scratchFolder, upTo, writeIn} from './scratch';

export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** A site as the classic template makes it (the theme untouched), of the versions in use here. */
export function stockSite(posts = 1): Site {
  const dir = scratchFolder();
  writeIn(
    dir,
    'docusaurus.config.js',
    `module.exports = {title: 'Reference', url: 'http://localhost', baseUrl: '/', trailingSlash: false,
      future: {v4: true, faster: true, experimental_vcs: 'disabled'},
      presets: [['classic', {}]],
      themeConfig: {navbar: {title: 'Reference', items: [{to: '/blog', label: 'Blog'}]}}};`,
  );
  writeIn(dir, 'package.json', '{"name": "reference", "private": true}');
  writeIn(dir, 'docs/intro.md', '---\nslug: /\n---\n\n# Intro\n\nText.\n');
  for (const number of upTo(posts)) {
    writeIn(
      dir,
      `blog/2025-07-01-post-${number}.md`,
      `# Post ${number}\n\nText.\n\n{/* truncate */}\n\nMore.\n`,
    );
  }
  writeIn(
    dir,
    'src/pages/index.js',
    "import Layout from '@theme/Layout';\nexport default () => <Layout><main><h1>Home</h1></main></Layout>;\n",
  );
  linkPackages(dir);
  return {dir, program: DOCUSAURUS, args: ['build'], output: 'build'};
}
