import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {feedItems} from '@site/src/plugins/articles/feeds';

const PUBLISHED = new Date('2025-07-03');

/** The feed item of an article whose sources were checked on a day. */
async function itemCheckedOn(checked?: string): Promise<BlogFeedItem | undefined> {
  const [item] = await feedItems({
    defaultCreateFeedItems: () =>
      Promise.resolve([{title: 'A', link: '/a', date: PUBLISHED, content: ''}]),
    blogPosts: [{metadata: {frontMatter: {checked}}}],
  } as unknown as Parameters<CreateFeedItemsFn>[0]);
  return item;
}

test.each([
  ['2026-01-02', '2026-01-02'],
  ['2025-07-01', '2025-07-03'],
  [undefined, '2025-07-03'],
])('an article checked on %s is dated %s, and published as before', async (checked, date) => {
  expect(await itemCheckedOn(checked)).toMatchObject({date: new Date(date), published: PUBLISHED});
});
