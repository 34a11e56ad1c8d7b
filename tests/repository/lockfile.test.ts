import lock from '@site/package-lock.json';
import supabase from '@site/.ci/supabase/package-lock.json';
import wrangler from '@site/.ci/wrangler/package-lock.json';

type Entry = {
  version?: string;
  integrity?: string;
  optionalDependencies?: Record<string, string>;
};

const packages: Record<string, Entry> = lock.packages;

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
