import type {BlogFeedItem, CreateFeedItemsFn} from '@docusaurus/plugin-content-blog';

import {feedItems} from '@site/src/build/articles/feeds';

const PUBLISHED = new Date('2025-07-03');

/** An article as its feed has it, from what Docusaurus reads on its page. */
async function itemOf(content: string, changed: Date | null): Promise<BlogFeedItem | undefined> {
  const getFileLastUpdateInfo = () =>
    Promise.resolve(changed && {timestamp: changed.getTime(), author: 'A'});
  const [item] = await feedItems({
    defaultCreateFeedItems: () =>
      Promise.resolve([{title: 'A', link: '/a', date: PUBLISHED, content}]),
    siteConfig: {future: {experimental_vcs: {getFileLastUpdateInfo}}},
    blogPosts: [{metadata: {source: '@site/blog/none.html', date: PUBLISHED}}],
  } as unknown as Parameters<CreateFeedItemsFn>[0]);
  return item;
}

test('feeds get what a reader shows, and not what only a page can do', async () => {
  const content = `<h2 class="anchor" id="a">A<a href="https://x/#a" class="hash-link"
    title="Link">\u200b</a></h2><div class="wide" tabindex="0" data-wide="">
    <picture><source type="image/avif" srcset="/a.avif 360w"><img src="https://x/a.webp"></picture>
    <button type="button" data-needs-app="true">Print <b>it</b></button>
    <a href="https://x/b" class="link">class="b"</a></div>`;
  const item = await itemOf(content, null);
  expect(item?.content?.replace(/\s+/g, ' ')).toBe(
    '<h2 id="a">A</h2><div> <picture><img src="https://x/a.webp"></picture> <a href="https://x/b">class="b"</a></div>',
  );
});

test.each([
  ['2026-01-02', '2026-01-02'],
  // Committed before the day that it was to be published on.
  ['2025-07-01', '2025-07-03'],
])('an article changed on %s is dated %s, and published as before', async (changed, date) => {
  expect(await itemOf('', new Date(changed))).toMatchObject({
    date: new Date(date),
    published: PUBLISHED,
  });
});
