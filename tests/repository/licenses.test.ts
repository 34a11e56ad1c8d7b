import lock from '@site/package-lock.json';

type Entry = {dev?: boolean; license?: string};

/** Licenses that ask for a notice at most. */
const FREE =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Python-2\.0|BlueOak-1\.0\.0|CC0-1\.0|OFL-1\.1)$/;

/** Licenses that ask for more; these packages work in the build, and nothing of them is sent. */
const AT_BUILD: Record<string, RegExp> = {
  'MPL-2.0': /^(?:lightningcss(?:-.+)?|satori)$/,
  'LGPL-3.0-or-later': /^@img\/sharp-.+$/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

/** MIT by the file LICENSE, and silent in package.json. */
const SILENT = ['eval', 'format', 'require-like'];

const isFree = (name: string, license = SILENT.includes(name) ? 'MIT' : ''): boolean => {
  const parts = license.replace(/[()]/g, '');
  const known = (part: string) => FREE.test(part) || (AT_BUILD[part]?.test(name) ?? false);
  return parts.includes(' OR ')
    ? parts.split(' OR ').some(known)
    : parts.split(' AND ').every(known);
};

it('has no package in production whose license an owner would have to ask about', () => {
  const packages = Object.entries(lock.packages as Record<string, Entry>)
    .filter(([at, {dev}]) => at !== '' && !dev)
    .map(([at, {license}]) => ({name: at.replace(/^.*node_modules\//, ''), license}));
  const asked = packages.filter(({name, license}) => !isFree(name, license));
  expect(asked).toEqual([]);
});

it.each([['GPL-3.0-only'], ['MPL-2.0'], ['MIT AND GPL-3.0-only'], [undefined]])(
  'asks about %s',
  (license) => {
    expect(isFree('somebody', license)).toBe(false);
  },
);
