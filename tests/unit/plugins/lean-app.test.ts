import {shortClasses, withoutDocs, withoutFolders, withoutPaths} from '@site/src/plugins/lean-app';

it('leaves of the table of chunks what loads them', () => {
  const registry = [
    'export default {',
    '  "0e66": [() => import(/* webpackChunkName: "0e66" */ "@site/blog/a.mdx?truncated=true"), "@site/blog/a.mdx?truncated=true", require.resolveWeak("@site/blog/a.mdx?truncated=true")],',
    '  "1789": [() => import("@theme/DocItem"), "@theme/DocItem", require.resolveWeak("@theme/DocItem")],',
    '};',
  ].join('\n');
  expect(withoutPaths(registry)).toBe(
    [
      'export default {',
      '  "0e66": [() => import(/* webpackChunkName: "0e66" */ "@site/blog/a.mdx?truncated=true")],',
      '  "1789": [() => import("@theme/DocItem")],',
      '};',
    ].join('\n'),
  );
});

it("leaves of the plugins' data what pages read", () => {
  const data = {
    'docusaurus-plugin-content-docs': {default: {path: '/services'}},
    'services-data': {default: [{slug: 'drywall'}]},
  };
  expect(JSON.parse(withoutDocs(JSON.stringify(data)))).toEqual({
    'services-data': {default: [{slug: 'drywall'}]},
  });
});

it('leaves of the languages what pages read', () => {
  const spoken = {label: 'Español', direction: 'ltr', htmlLang: 'es', url: '/', baseUrl: '/es/'};
  const config = (calendar: string) => ({...spoken, calendar, path: 'es', translate: true});
  const i18n = {
    defaultLocale: 'en',
    locales: ['es', 'fa'],
    path: 'i18n',
    currentLocale: 'es',
    localeConfigs: {es: config('gregory'), fa: config('persian')},
  };
  expect(JSON.parse(withoutFolders(JSON.stringify(i18n)))).toEqual({
    defaultLocale: 'en',
    locales: ['es', 'fa'],
    currentLocale: 'es',
    localeConfigs: {es: spoken, fa: {...spoken, calendar: 'persian'}},
  });
});

it('names the classes of CSS modules by their hash alone, and touches no other loader', () => {
  const modules = {localIdentName: '[local]_[contenthash:base64:4]', exportOnlyLocals: true};
  const rules = [
    {use: ['style-loader', {loader: 'css-loader', options: {modules, importLoaders: 1}}]},
    {use: [{loader: 'css-loader', options: {importLoaders: 1}}]},
    {use: 'file-loader'},
    {oneOf: []},
  ];
  shortClasses(rules);
  expect(modules).toEqual({localIdentName: '_[contenthash:base64:5]', exportOnlyLocals: true});
  expect(rules[1]).toEqual({use: [{loader: 'css-loader', options: {importLoaders: 1}}]});
});
