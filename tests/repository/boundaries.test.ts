/** A small project with one wrong import of each kind, given to the rules of `npm run check:boundaries`. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

type Violation = {from: string; to: string; rule: {name: string}};

const FILES: Record<string, string> = {
  'tsconfig.json': '{"compilerOptions": {"baseUrl": ".", "paths": {"@site/*": ["./*"]}}}',
  'src/language/locales.ts': 'export const LOCALES = ["en"];\nexport type Code = string;',
  'src/data/right.ts':
    "import {LOCALES} from '@site/src/language/locales';\nexport default LOCALES;",
  'src/components/Tag/index.tsx': 'export type Tone = 1;\nexport default function Tag() {}',
  'server/app.ts': "import '../src/data/right';",
  'scripts/leads.ts': "import '../server/app';",
  'bench/index.ts': "import '../scripts/leads';\nexport {};",
  'tests/right.test.ts': "import '../scripts/leads';",
  'supabase/functions/deliver/right.ts': "import '../../../server/app';",
  // Forbidden imports, from here on.
  'src/data/type-above.ts':
    "import type {Tone} from '@site/src/components/Tag';\nexport type A = Tone;",
  'src/data/inline-type.ts':
    "import {type Tone} from '@site/src/components/Tag';\nexport type A = Tone;",
  'src/components/lazy.ts': "export const load = () => import('@site/src/sections/home/Hero');",
  'src/components/theme.ts': "import Layout from '@theme/Layout';\nexport default Layout;",
  'src/sections/home/Hero.ts': "export {default} from '@site/src/plugins/gate';",
  'src/plugins/gate.ts': 'export default 1;',
  'src/language/config.ts': "import '../../docusaurus.config';",
  'docusaurus.config.ts': 'export default {};',
  'src/plugins/command.ts': "import '../../scripts/leads';",
  'server/command.ts': "import '../scripts/leads';",
  'server/function.ts': "import '../supabase/functions/deliver/main';",
  'supabase/functions/deliver/main.ts': "import '../../../scripts/leads';",
  'tests/bench.test.ts': "import '../bench';",
  'playwright.config.ts': "import './bench';",
  'src/forms/core/one.ts': "import type {Two} from './two';\nexport type One = Two;",
  'src/forms/core/two.ts': "import type {One} from './one';\nexport type Two = One;",
  'src/language/hook.ts': "import {useState} from 'react';\nexport default useState;",
};

const WRONG: [from: string, rule: string][] = [
  ['src/data/type-above.ts', 'data-imports-downward'],
  ['src/data/inline-type.ts', 'data-imports-downward'],
  ['src/components/lazy.ts', 'components-imports-downward'],
  ['src/components/theme.ts', 'components-imports-downward'],
  ['src/sections/home/Hero.ts', 'sections-imports-downward'],
  ['src/language/config.ts', 'language-imports-downward'],
  ['src/plugins/command.ts', 'plugins-imports-downward'],
  ['server/command.ts', 'server-imports-downward'],
  ['server/function.ts', 'server-imports-downward'],
  ['supabase/functions/deliver/main.ts', 'functions-imports-downward'],
  ['tests/bench.test.ts', 'not-to-bench'],
  ['playwright.config.ts', 'not-to-bench'],
  ['src/forms/core/one.ts', 'no-cycle'],
  ['src/language/hook.ts', 'rules-without-react'],
];

describe('the boundaries between the folders', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'roofing-site-boundaries-'));
  let reported: string[] = [];

  beforeAll(() => {
    for (const [file, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      fs.writeFileSync(path.join(dir, file), text);
    }
    const {stdout, stderr} = spawnSync(
      path.resolve('node_modules/.bin/depcruise'),
      ['--config', path.resolve('.dependency-cruiser.mjs'), '--output-type', 'json', '.'],
      {cwd: dir, encoding: 'utf8'},
    );
    if (stdout === '') throw new Error(stderr);
    const {summary} = JSON.parse(stdout) as {summary: {violations: Violation[]}};
    reported = summary.violations.map(({from, rule}) => `${from} ${rule.name}`);
  }, 60_000);

  afterAll(() => fs.rmSync(dir, {recursive: true}));

  test.each(WRONG)('%s is refused by %s', (from, rule) => {
    expect(reported).toContain(`${from} ${rule}`);
  });

  test('nothing else is refused', () => {
    expect(reported.sort()).toEqual(WRONG.map((entry) => entry.join(' ')).sort());
  });
});
