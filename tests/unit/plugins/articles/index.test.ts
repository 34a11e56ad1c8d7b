import blog from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

import {articles} from '@site/src/plugins/articles';

jest.mock('@docusaurus/plugin-content-blog');

const metadata = {
  permalink: '/knowledge-center/a',
  title: 'A',
  source: '@site/blog/a.mdx',
  date: new Date('2026-01-01'),
  authors: [],
  frontMatter: {excerpt: 'In short.', category: 'repair', readTime: 2, image: '/img/a.svg'},
};

/** The routes that the blog plugin adds, each with its list of recent articles. */
const ROUTES: RouteConfig[] = [
  {
    path: '/knowledge-center',
    component: 'List',
    modules: {sidebar: 'recent.json', items: [{content: {path: metadata.source}}]} as never,
  },
  {
    path: metadata.permalink,
    component: 'Page',
    modules: {sidebar: 'recent.json', content: 'a.mdx'},
  },
];

/** The routes that the site's plugin adds for these. */
async function added(routes: RouteConfig[]): Promise<RouteConfig[]> {
  jest.mocked(blog).mockResolvedValue({
    name: 'blog',
    contentLoaded: ({actions}) => routes.forEach((route) => actions.addRoute(route)),
  });
  const found: RouteConfig[] = [];
  const plugin = await (articles as unknown as typeof blog)(
    {} as never,
    {blogListComponent: 'List'} as never,
  );
  await plugin.contentLoaded!({
    content: {blogPosts: [{metadata}]},
    actions: {addRoute: (route: RouteConfig) => found.push(route)},
  } as never);
  return found;
}

it('loads no list of recent articles beside a page, and the list of all as what its cards show', async () => {
  const [list, page] = await added(ROUTES);
  expect(list!.modules).toEqual({});
  expect(list!.props!.articles).toEqual([
    expect.objectContaining({title: 'A', excerpt: 'In short.', readTime: 2}),
  ]);
  expect(page!.modules).toEqual({content: 'a.mdx'});
});

it('stops the build where Docusaurus has no such list any more', async () => {
  await expect(added([{path: '/x', component: 'Page', modules: {}}])).rejects.toThrow(
    'The sidebar of /x was not found',
  );
});
