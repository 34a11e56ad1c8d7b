/** The packages that `npm ci` installs, by package-lock.json. */
import lock from '@site/package-lock.json';
import supabase from '@site/.ci/supabase/package-lock.json';
import wrangler from '@site/.ci/wrangler/package-lock.json';

type Entry = {
  version?: string;
  integrity?: string;
  dev?: boolean;
  license?: string;
  optionalDependencies?: Record<string, string>;
};

const packages = lock.packages as Record<string, Entry>;

/** Resolves a dependency of the package at `from` as Node would. */
function resolved(from: string, name: string): Entry | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (entry || base === '') return entry;
  }
}

// npm leaves out what a registry mirror lacks, and `npm ci` then refuses to install anywhere.
it('names the packages of every platform, so that npm ci works in an empty folder', () => {
  const missing = Object.entries(packages).flatMap(([from, {optionalDependencies = {}}]) =>
    Object.keys(optionalDependencies).filter((name) => !resolved(from, name)?.version),
  );
  expect(missing).toEqual([]);
});

// If a registry lacks a platform's package, `npm install` cannot know its hash: choose the newest
// version of the parent whose packages exist for every platform.
it('names the hash of every package', () => {
  const unproved = Object.entries(packages)
    .filter(([at, {integrity}]) => at !== '' && !integrity?.startsWith('sha512-'))
    .map(([at]) => at);
  expect(unproved).toEqual([]);
});

it('holds no URL of a registry', () => {
  expect(JSON.stringify([lock, supabase, wrangler])).not.toContain('"resolved"');
});

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
  const inProduction = Object.entries(packages)
    .filter(([at, {dev}]) => at !== '' && !dev)
    .map(([at, {license}]) => ({name: at.replace(/^.*node_modules\//, ''), license}));
  const asked = inProduction.filter(({name, license}) => !isFree(name, license));
  expect(asked).toEqual([]);
});

it.each([['GPL-3.0-only'], ['MPL-2.0'], ['MIT AND GPL-3.0-only'], [undefined]])(
  'asks about %s',
  (license) => {
    expect(isFree('somebody', license)).toBe(false);
  },
);
