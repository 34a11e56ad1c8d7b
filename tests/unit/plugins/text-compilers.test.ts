import path from 'node:path';

import {textCompilers} from '../../../src/plugins/text-compilers';

const dependenciesOf = (experiments: object): unknown => {
  textCompilers().configureWebpack!({experiments} as never, false, {} as never, undefined);
  return (experiments as {cache?: {buildDependencies: string[]}}).cache?.buildDependencies;
};

it('adds the plugins and the list of sources to what the cache depends on', () => {
  const files = [
    'src/data/sources.ts',
    'src/plugins/unbroken-numbers.ts',
    'src/plugins/finisher/build.ts',
  ];
  expect(dependenciesOf({cache: {buildDependencies: ['package.json']}})).toEqual(
    expect.arrayContaining(['package.json', ...files.map((file) => path.resolve(file))]),
  );
});

it('does nothing without a cache', () => {
  expect(dependenciesOf({})).toBeUndefined();
});
