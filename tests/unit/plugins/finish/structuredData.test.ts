import type {Build} from '@site/src/plugins/finish/build';
import {structuredData} from '@site/src/plugins/finish/structuredData';
import {parse} from 'node-html-parser';

const HOSTILE = '</script><script>alert(1)</script><!--<script>';

/** A build of one article with this title. */
const buildOf = (title: string) =>
  ({
    locale: 'en',
    siteConfig: {url: 'https://roof.example'},
    services: [],
    articles: [
      {
        ...{title, description: title, authors: [{name: title}], permalink: '/knowledge-center/a'},
        ...{date: new Date('2026-01-01'), lastUpdatedAt: Date.parse('2026-02-01')},
      },
    ],
  }) as unknown as Build;

async function withData(title: string): Promise<string> {
  const pass = await structuredData(buildOf(title));
  return pass(
    '<head><title>A</title><link rel="canonical" href="https://roof.example/knowledge-center/a"><meta property="og:image" content="https://roof.example/a.jpg"></head>',
    'knowledge-center/a.html',
  );
}

test('an article says when it was last changed', async () => {
  expect(await withData('A')).toContain('"dateModified":"2026-02-01T00:00:00.000Z"');
});

test('no text ends the script of the data, whatever is in it', async () => {
  const html = await withData(HOSTILE);
  const scripts = parse(html).querySelectorAll('script');
  expect(scripts.length).toBe(1);
  const {'@graph': nodes} = JSON.parse(scripts[0]!.text) as {'@graph': Record<string, unknown>[]};
  expect(nodes).toContainEqual(expect.objectContaining({headline: HOSTILE}));
});
