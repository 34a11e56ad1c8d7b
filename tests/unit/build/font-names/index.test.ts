import {fontNames} from '@site/src/build/font-names';

const name = 'assets/fonts/[name]-[contenthash].[ext]';
const config = (options: object) => ({
  module: {rules: [{test: /\.css$/}, {test: /\.(?:woff2?|ttf)$/i, use: [{options}]}]},
});
const apply = (options: object) =>
  fontNames().configureWebpack!(config(options) as never, false, {} as never, undefined);

it('shortens the hash in the name of a font, on every compilation', () => {
  const options = {name};
  apply(options);
  apply(options);
  expect(options.name).toBe('assets/fonts/[name]-[contenthash:8].[ext]');
});

it('stops a build whose fonts are named otherwise', () => {
  expect(() => apply({name: '[name].[ext]'})).toThrow('The name of a font was not found');
});
