import lock from '@site/package-lock.json';

type Entry = {version?: string; optionalDependencies?: Record<string, string>};

const packages: Record<string, Entry> = lock.packages;

/** Where Node would find a dependency of the package at `from`. */
function resolved(from: string, name: string): Entry | undefined {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    const entry = packages[`${base ? `${base}/` : ''}node_modules/${name}`];
    if (entry || base === '') return entry;
  }
}

describe('the lockfile', () => {
  // npm leaves out what a registry mirror lacks, and `npm ci` then refuses to install anywhere.
  it('names the packages of every platform, so that npm ci works in an empty folder', () => {
    const missing = Object.entries(packages).flatMap(([from, {optionalDependencies = {}}]) =>
      Object.keys(optionalDependencies).filter((name) => !resolved(from, name)?.version),
    );
    expect(missing).toEqual([]);
  });

  it('holds no address of a registry', () => {
    expect(JSON.stringify(lock)).not.toContain('"resolved"');
  });
});
