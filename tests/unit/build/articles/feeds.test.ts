import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {feedItems} from '@site/src/build/articles/feeds';

const PUBLISHED = new Date('2025-07-03');

/** The feed item of an article that was last changed on a day. */
async function itemChangedOn(day: string): Promise<BlogFeedItem | undefined> {
  const getFileLastUpdateInfo = () =>
    Promise.resolve({timestamp: new Date(day).getTime(), author: 'A'});
  const [item] = await feedItems({
    defaultCreateFeedItems: () =>
      Promise.resolve([{title: 'A', link: '/a', date: PUBLISHED, content: ''}]),
    siteConfig: {future: {experimental_vcs: {getFileLastUpdateInfo}}},
    blogPosts: [{metadata: {source: '@site/blog/none.html', date: PUBLISHED}}],
  } as unknown as Parameters<CreateFeedItemsFn>[0]);
  return item;
}

test.each([
  ['2026-01-02', '2026-01-02'],
  // Committed before the day of publication.
  ['2025-07-01', '2025-07-03'],
])('an article changed on %s is dated %s, and published as before', async (changed, date) => {
  expect(await itemChangedOn(changed)).toMatchObject({date: new Date(date), published: PUBLISHED});
});
