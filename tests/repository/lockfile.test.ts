import lock from '@site/package-lock.json';
import deno from '@site/.ci/deno/package-lock.json';
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
// version of the parent whose packages exist for every platform. The exception is version 3 of the
// Supabase CLI, the only one that generates types without Docker: the registry has its package for
// Linux on x64 only.
it('names the hash of every package, but for the CLI of other platforms', () => {
  const unproved = Object.entries(packages)
    .filter(([at, {integrity}]) => at !== '' && !integrity?.startsWith('sha512-'))
    .map(([at]) => at.replace('node_modules/@supabase/', ''));
  expect(unproved).toEqual([
    'cli-darwin-arm64',
    'cli-darwin-x64',
    'cli-linux-arm64',
    'cli-linux-arm64-musl',
    'cli-linux-x64-musl',
    'cli-windows-arm64',
    'cli-windows-x64',
  ]);
});

it('holds no URL of a registry', () => {
  expect(JSON.stringify([lock, deno, wrangler])).not.toContain('"resolved"');
});
