import {existsSync, readdirSync, readFileSync} from 'node:fs';

const THEME = 'src/theme';

/** The table's rows: component and how it is swizzled. */
const listed = [
  ...readFileSync(`${THEME}/README.md`, 'utf8').matchAll(
    /^\| `(?<name>[^`]+)`\s*\| (?<how>\w+)\s*\| (?<why>\S.*) \|$/gm,
  ),
].map(({groups}) => ({name: groups!.name!, how: groups!.how!}));

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

describe('the list of swizzles', () => {
  it('names each of them, and nothing else', () => {
    expect(listed.map(({name}) => name).sort()).toEqual(swizzled.sort());
  });

  it.each(listed)('$name: $how is what its file does', ({name, how}) => {
    const file = existsSync(`${THEME}/${name}.tsx`)
      ? `${THEME}/${name}.tsx`
      : `${THEME}/${name}/index.tsx`;
    const wraps = /from '@theme-(?:original|init)\//.test(readFileSync(file, 'utf8'));
    expect(wraps ? 'wrap' : 'eject').toBe(how);
  });
});
