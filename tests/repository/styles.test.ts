/** Every class and custom property of the style sheets is used. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {everyFile} from '../../src/markdown/files';

/** Modules whose class names come from elsewhere. */
const EXCEPTIONS = {'src/theme/CodeBlock/styles.module.css': 'the token types of Prism'};

const sources = everyFile('src')
  .filter((file) => /\.(?:css|tsx?|mdx)$/.test(file))
  .map((file) => ({file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8')}));
const sheets = sources
  .filter(({file}) => file.endsWith('.css'))
  .map(({file, text}) => ({file, text: text.replaceAll(/\/\*.*?\*\//gs, '')}));
const code = sources.filter(({file}) => !file.endsWith('.css'));

/** The code that imports a module, and its name there. */
const importers = (module: string) =>
  code.flatMap(({file, text}) =>
    [...text.matchAll(/import (?<name>\w+) from '(?<target>[^']+\.module\.css)'/g)]
      .filter(({groups}) => path.posix.join(path.dirname(file), groups!.target!) === module)
      .map(({groups}) => ({text, styles: groups!.name!})),
  );

test('every class of a module is used by what imports it', () => {
  const modules = sheets.filter(({file}) => file.endsWith('.module.css') && !(file in EXCEPTIONS));
  expect(modules.length).toBeGreaterThan(60);
  const unused = modules.flatMap(({file, text}) => {
    // Skips global names, which are classes of drawings.
    const selectors = text.replaceAll(/\{[^{}]*\}|"[^"]*"|:global\([^)]*\)/g, '{}');
    const names = new Set([...selectors.matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name!));
    const users = importers(file);
    return [...names]
      .filter(
        (name) =>
          !users.some(({text: user, styles}) =>
            new RegExp(
              `\\b${styles}\\.${name}\\b|'${name}'|\\b${name}\\b[^{}]*\\} = ${styles}\\b`,
            ).test(user),
          ),
      )
      .map((name) => `${file} .${name}`);
  });
  expect(unused).toEqual([]);
});

test('every custom property of ours is read', () => {
  const all = sheets.map(({text}) => text).join('\n');
  const names = new Set(
    [...all.matchAll(/^\s*(--(?!ifm-)[a-z][\w-]*):/gm)].map(([, name]) => name!),
  );
  expect(names.size).toBeGreaterThan(70);
  expect([...names].filter((name) => !new RegExp(`var\\(${name}[,)]`).test(all))).toEqual([]);
});
