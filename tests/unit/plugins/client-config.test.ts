import {forBrowsers} from '@site/src/plugins/client-config';

it('keeps what the pages read and drops what only a build does', () => {
  const config = {
    title: 'A',
    baseUrl: '/',
    customFields: {a: 1},
    ssrTemplate: '<html>',
    presets: [],
    themeConfig: {image: 'a.png', prism: {theme: {}}},
  };
  expect(forBrowsers(config)).toEqual({
    title: 'A',
    baseUrl: '/',
    customFields: {a: 1},
    themeConfig: {image: 'a.png'},
  });
});
