import fs from 'node:fs';

/** Folders of the top level that have unit tests of their own; the others test what is in `src/`. */
const TOP = ['server', 'scripts', 'bench'];
const ENDINGS = ['.ts', '.tsx', '.md', '/index.ts', '/index.tsx'];

/** The source files that a unit test may mirror: a file, or the index of a folder. */
function sourcesOf(test: string): string[] {
  const name = test.replace(/\.test\.tsx?$/, '');
  const base = TOP.includes(name.split('/')[0]!) ? name : `src/${name}`;
  return ENDINGS.map((ending) => base + ending);
}

test('every unit test lies where its source file does', () => {
  const tests = fs
    .readdirSync('tests/unit', {recursive: true, encoding: 'utf8'})
    .filter((file) => file.includes('.test.'));
  expect(tests.length).toBeGreaterThan(40);
  // A test of texts, of the lockfile or of another rule for many files belongs in tests/repository.
  expect(tests.filter((file) => !sourcesOf(file).some((source) => fs.existsSync(source)))).toEqual(
    [],
  );
});
