import {existsSync, readdirSync, readFileSync} from 'node:fs';

const THEME = 'src/theme';

/** The components of the table. */
const listed = [
  ...readFileSync(`${THEME}/README.md`, 'utf8').matchAll(/^\| `([^`]+)`\s*\| \w+\s*\| \S.* \|$/gm),
].map(([, name]) => name);

const files = readdirSync(THEME, {recursive: true, encoding: 'utf8'});

/** A part of the theme is replaced by a file of its own name, or by the index of its folder. */
const replaces = (name: string): boolean =>
  existsSync(`node_modules/@docusaurus/theme-classic/lib/theme/${name}`) ||
  existsSync(`node_modules/@docusaurus/theme-classic/lib/theme/${name}.js`) ||
  existsSync(`node_modules/@docusaurus/core/lib/client/theme-fallback/${name}`);

const swizzled = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''))
  .filter(replaces);

test('the list of swizzles names each of them, and nothing else', () => {
  expect(listed.sort()).toEqual(swizzled.sort());
});
