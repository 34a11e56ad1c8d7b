import {keepResults, postCss} from '@site/src/plugins/post-css';

const CSS = {loader: '/node_modules/css-loader/dist/cjs.js'};
const POSTCSS = {loader: '/node_modules/postcss-loader/dist/cjs.js'};

it('lets PostCSS look for no configuration', () => {
  const options = {plugins: []};
  expect(postCss().configurePostCss!(options)).toEqual({plugins: [], config: false});
});

it('keeps what PostCSS has made, before other loaders work on it', () => {
  const rules = [{use: [CSS, POSTCSS]}, {use: [CSS]}, {}];
  keepResults(rules);
  expect(rules).toEqual([
    {use: [CSS, {loader: expect.stringMatching(/keep-loader\.cjs$/) as string}, POSTCSS]},
    {use: [CSS]},
    {},
  ]);
});

describe('the loader that keeps', () => {
  type Loader = ((this: object, content: string, map?: string) => void) & {
    pitch(this: object): string | undefined;
  };
  const load = jest.requireActual<Loader>('@site/src/plugins/keep-loader.cjs');

  it('gives the same file again without the loaders behind it, and lets it be watched', () => {
    const context = {
      resource: '/a.css?x',
      resourcePath: '/a.css',
      callback: jest.fn(),
      addDependency: jest.fn(),
    };
    expect(load.pitch.call(context)).toBeUndefined();
    load.call(context, 'a {}', 'map');
    expect(context.callback).toHaveBeenCalledWith(null, 'a {}', 'map');
    expect(context.addDependency).not.toHaveBeenCalled();

    expect(load.pitch.call(context)).toBe('a {}');
    expect(context.addDependency).toHaveBeenCalledWith('/a.css');
    expect(load.pitch.call({...context, resource: '/b.css'})).toBeUndefined();
  });
});
