import type {CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {feedItems} from '@site/src/plugins/articles';

const PUBLISHED = new Date('2025-07-03');
const CHANGED = new Date('2026-01-02');

test('an article is dated by its last change, and published as before', async () => {
  const [item] = await feedItems({
    defaultCreateFeedItems: () =>
      Promise.resolve([{title: 'A', link: '/a', date: PUBLISHED, content: ''}]),
    blogPosts: [{metadata: {lastUpdatedAt: CHANGED.getTime()}}],
  } as unknown as Parameters<CreateFeedItemsFn>[0]);
  expect(item).toMatchObject({date: CHANGED, published: PUBLISHED});
});
