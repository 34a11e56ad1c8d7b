import type {DocusaurusConfig} from '@docusaurus/types';
import {forBrowsers} from '@site/src/plugins/client-config';

it('keeps what the pages read and drops what only a build does', () => {
  const config = {
    title: 'A',
    baseUrl: '/',
    customFields: {a: 1},
    ssrTemplate: '<html>',
    presets: [],
    onBrokenLinks: 'throw',
    i18n: {defaultLocale: 'en'},
    future: {faster: {rspackBundler: true}, experimental_router: 'browser'},
    themeConfig: {image: 'a.png', prism: {theme: {}}},
  };
  expect(forBrowsers(config as unknown as Partial<DocusaurusConfig>)).toEqual({
    title: 'A',
    baseUrl: '/',
    customFields: {a: 1},
    future: {experimental_router: 'browser'},
    themeConfig: {image: 'a.png'},
  });
});
