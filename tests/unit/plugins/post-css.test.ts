import {keepResults, postCss} from '@site/src/plugins/post-css';

const EXTRACT = {loader: '/node_modules/@rspack/core/dist/cssExtractLoader.js'};
const CSS = {loader: '/node_modules/css-loader/dist/cjs.js'};
const POSTCSS = {loader: '/node_modules/postcss-loader/dist/cjs.js'};

it('lets PostCSS look for no configuration', () => {
  const options = {plugins: []};
  expect(postCss().configurePostCss!(options)).toEqual({plugins: [], config: false});
});

it.each(['server', 'browser'] as const)(
  'keeps what is made of stylesheets for the %s',
  (target) => {
    const rules = [{use: [EXTRACT, CSS, POSTCSS]}, {use: [CSS]}, {use: [POSTCSS]}, {}];
    keepResults(rules, target);
    const keep = {
      loader: expect.stringMatching(/keep-loader\.cjs$/) as string,
      options: {target},
    };
    expect(rules).toEqual([
      {use: [EXTRACT, keep, CSS, POSTCSS]},
      {use: [keep, CSS]},
      {use: [POSTCSS]},
      {},
    ]);
  },
);

describe('the loader that keeps', () => {
  type Loader = ((this: object, content: string, map?: string) => void) & {
    pitch(this: object): string | undefined;
  };
  const load = jest.requireActual<Loader>('@site/src/plugins/keep-loader.cjs');
  const contextOf = (resource: string, target: string) => ({
    resource: `${resource}?x`,
    resourcePath: resource,
    getOptions: () => ({target}),
    callback: jest.fn(),
    addDependency: jest.fn(),
  });

  it('gives the same file again without the loaders behind it, and lets it be watched', () => {
    const context = contextOf('/a.css', 'browser');
    expect(load.pitch.call(context)).toBeUndefined();
    load.call(context, 'a {}', 'map');
    expect(context.callback).toHaveBeenCalledWith(null, 'a {}', 'map');
    expect(context.addDependency).not.toHaveBeenCalled();

    expect(load.pitch.call(context)).toBe('a {}');
    expect(context.addDependency).toHaveBeenCalledWith('/a.css');
  });

  it('gives neither another file nor what was made for the other target', () => {
    load.call(contextOf('/c.css', 'browser'), 'c {}');
    expect(load.pitch.call(contextOf('/b.css', 'browser'))).toBeUndefined();
    expect(load.pitch.call(contextOf('/c.css', 'server'))).toBeUndefined();
  });
});
