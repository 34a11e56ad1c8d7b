/** Checks the files, links and commands that the documents name. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {engines, scripts, version} from '@site/package.json';

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
  ...['bench', 'deploy', 'photos', 'src/theme', 'supabase'].map((folder) => `${folder}/README.md`),
  ...readdirSync('i18n')
    .map((locale) => `i18n/${locale}/README.md`)
    .filter((file) => existsSync(file)),
];
const FOLDERS = /^(?:bench|deploy|docs|i18n|scripts|server|services|src|static|supabase|tests)\//;

const text = (document: string): string => readFileSync(document, 'utf8');

/** The anchors of a document's headings, as GitHub makes them. */
const anchors = (document: string): string[] =>
  [...text(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Scripts that are parts of another command or of `npm test`, and need no documentation. */
const PARTS = /^check:/;

describe.each(DOCUMENTS)('%s', (document) => {
  it('names only files that exist', () => {
    const all = (pattern: RegExp, words: string): string[] =>
      [...words.matchAll(pattern)].map(([, name = '']) => name);
    // Leaves out code between backticks: examples of links for other files.
    const prose = text(document).replace(/`[^`\n]+`/g, '');
    const links = all(/\]\((?!https?:|mailto:|[#/])([^)#]+)/g, prose).map((to) =>
      path.join(path.dirname(document), to),
    );
    const mentions = all(/`([\w./-]+)`/g, text(document)).filter((name) => FOLDERS.test(name));
    expect([...links, ...mentions].filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links only to headings that exist', () => {
    const links = [...text(document).matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g)];
    const broken = links.filter(([, file, anchor = '']) => {
      const target = file ? path.join(path.dirname(document), file) : document;
      return !existsSync(target) || !anchors(target).includes(anchor);
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  it('names only commands that exist', () => {
    const commands = [...text(document).matchAll(/npm run (?:--silent )?([\w:-]+)/g)];
    expect(commands.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('every command of the handover runs in bash as it stands', () => {
  const blocks = [...text('docs/handover.md').matchAll(/```bash\n([^]*?)```/g)].map(
    ([, block = '']) => block,
  );
  expect(blocks.length).toBeGreaterThan(8);
  for (const block of blocks) {
    expect(spawnSync('bash', ['-n'], {input: block, encoding: 'utf8'}).stderr).toBe('');
    // What only a person replaces; \\ at a line's end, which other shells do not know.
    expect(block).not.toMatch(/[<…]|(?<!>)>(?!>)|\\$/m);
  }
});

test('every command of package.json is documented', () => {
  const all = DOCUMENTS.map(text).join('\n');
  const unknown = Object.keys(scripts).filter(
    (name) => !PARTS.test(name) && !new RegExp(`npm (?:run )?${name}(?![\\w:-])`).test(all),
  );
  expect(unknown).toEqual([]);
});

test('README and .nvmrc name the Node to use, package.json the least that works', () => {
  const node = text('.nvmrc').trim();
  expect(text('README.md')).toContain(`Node ${node} (\`.nvmrc\`)`);
  expect(text('README.md')).toContain(`Node ${engines.node.replace('>=', '')} is the least`);
});

test('the changelog begins with the version of package.json', () => {
  expect(/^## (.+)$/m.exec(text('CHANGELOG.md'))?.[1]).toBe(version);
});
