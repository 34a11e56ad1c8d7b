import {readdirSync, readFileSync} from 'node:fs';

import {LICENSES, packageOf} from '../../src/plugins/licenses';

const listed = readFileSync(`build/${LICENSES}`, 'utf8');

/** The license file of a package: packages write its name in several ways. */
function licenseOf(name: string): string {
  const folder = `node_modules/${name}`;
  const file = readdirSync(folder).find((one) => /^license/i.test(one))!;
  return readFileSync(`${folder}/${file}`, 'utf8').trim();
}

test.each(['react', 'react-dom', 'clsx', 'lucide-react', 'minisearch', '@supabase/supabase-js'])(
  'the license of %s goes out with its code',
  (name) => {
    const {version, license} = JSON.parse(
      readFileSync(`node_modules/${name}/package.json`, 'utf8'),
    ) as Record<string, string>;
    expect(listed).toContain(`${name} ${version} (${license})\n\n`);
    expect(listed).toContain(licenseOf(name));
  },
);

test('so do those of the fonts, and no tool of the build is listed', () => {
  const fonts = readdirSync('src/css/fonts').filter((name) => name.endsWith('.txt'));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) expect(listed).toContain(readFileSync(`src/css/fonts/${font}`, 'utf8'));
  expect(listed).not.toMatch(/^(?:@rspack|@swc|typescript|jest)\b.* \d/m);
});

test.each([
  ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
  ['/a/node_modules/b/node_modules/@c/d/x.js', '/a/node_modules/b/node_modules/@c/d'],
  ['C:\\site\\node_modules\\@c\\d\\x.css', 'C:\\site\\node_modules\\@c\\d'],
  ['/site/node_modules/.cache/x/y.js', undefined],
  ['/site/node_modules/clsx/package.json', undefined],
  ['/site/src/index.tsx', undefined],
])('%s belongs to %s', (file, folder) => expect(packageOf(file)).toBe(folder));
