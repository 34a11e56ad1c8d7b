/** @jest-environment jsdom */
const evaluated: string[] = [];

jest.mock('react-dom/client', () => ({evaluated: evaluated.push('react-dom')}));
jest.mock('@generated/client-modules', () => ({evaluated: evaluated.push('modules')}), {
  virtual: true,
});
jest.mock('@docusaurus/core/lib/client/App', () => ({evaluated: evaluated.push('App')}));
jest.mock('@docusaurus/core/lib/client/clientEntry', () => ({evaluated: evaluated.push('entry')}));

/** Until all that one task does is done. */
const task = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('evaluates the large parts of the app one a task, and Docusaurus entry last', async () => {
  await import('@site/src/browser/app-loader/entry');
  const seen: string[][] = [];
  for (let at = 0; at < 6; at++) {
    await task();
    seen.push([...evaluated]);
  }
  expect(seen.at(-1)).toEqual(['react-dom', 'modules', 'App', 'entry']);
  // Never two in the same turn.
  const counts = [0, ...seen.map(({length}) => length)];
  expect(counts.slice(1).every((count, at) => count - counts[at]! <= 1)).toBe(true);
});
