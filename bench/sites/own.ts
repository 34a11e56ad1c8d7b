import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {FILES_STAY_FILES} from '../../src/data/environment';
import type {Site} from './build';
import {linkPackages, scratchFolder} from './scratch';
import {DOCUSAURUS} from './stock';

/** This site as a commit has it, in a folder of its own, with the packages that are installed here. */
export function ownSite(revision = 'HEAD'): Site {
  const dir = scratchFolder();
  const archive = execFileSync('git', ['archive', revision], {maxBuffer: 1e9});
  execFileSync('tar', ['-x', '-C', dir], {input: archive});
  linkPackages(dir);
  return {dir, program: DOCUSAURUS, args: ['build'], output: 'build', env: FILES_STAY_FILES};
}

/** This site in English with so many articles: those there are, and copies of them. */
export function ownSiteWith(articles: number): Site {
  const site = ownSite();
  const blog = path.join(site.dir, 'blog');
  const written = fs.readdirSync(blog).filter((name) => name.endsWith('.mdx'));
  for (let number = written.length; number < articles; number++) {
    const text = fs.readFileSync(path.join(blog, written[number % written.length]!), 'utf8');
    fs.writeFileSync(
      path.join(blog, `copy-${number}.mdx`),
      // As long as a title may be, and another one each.
      text.replace(
        /^title: "(.{0,40}).*"$/m,
        (_, title: string) => `title: "Copy ${number}: ${title}"`,
      ),
    );
  }
  return {...site, args: ['build', '--locale', 'en']};
}
