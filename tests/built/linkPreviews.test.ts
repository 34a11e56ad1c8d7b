import {readFileSync} from 'node:fs';

import {company} from '../../src/data/company';
import {routes, serviceRoute} from '../../src/data/routes';
import {builtHead, builtText, fileOf, metaOf} from '../support/built';
import {ARTICLE_SLUGS, CODES, HIDDEN_PAGES, inLocale, INDEXABLE_PAGES} from '../support/pages';
import {SERVICE_SLUGS} from '../support/services';

const pictures = new Map<string, string>();

describe.each(CODES)('the link previews in %s', (code) => {
  test.each(INDEXABLE_PAGES)('%s has a picture, right in size, described', (route) => {
    const url = inLocale(code, route);
    const meta = (name: string) => metaOf(builtHead(url), name)[0];
    const address = meta('og:image')!;
    const {pathname} = new URL(address);
    expect(meta('twitter:image')).toBe(address);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(pathname).toMatch(/\/assets\/previews\/[a-z0-9-]+\.[0-9a-f]{16}\.jpg$/);

    const bytes = readFileSync(fileOf(pathname));
    expect(bytes.length).toBeLessThanOrEqual(100_000);
    // A JPEG begins with its signature; its frame's header holds height and width.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const frame = bytes.indexOf('ffc0', 'hex');
    const size = [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
    expect(size).toEqual([1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')].map(Number)).toEqual(size);

    const alt = meta('og:image:alt');
    expect(alt).toContain(company.name);
    expect(alt).not.toMatch(/[{}]/);
    expect(meta('twitter:image:alt')).toBe(alt);
    pictures.set(url, bytes.toString('base64'));
    // WhatsApp needs the quotes: src/plugins/finish/index.ts.
    expect(builtText(url)).not.toMatch(/<meta [^>]*property=[^"]/);
  });

  test.each(HIDDEN_PAGES)('%s shows the picture of the home page', (route) => {
    const pictureOf = (path: string) => metaOf(builtHead(inLocale(code, path)), 'og:image')[0];
    expect(pictureOf(route)).toBe(pictureOf(routes.home));
  });
});

test('an article or service has one picture of its own in all languages', () => {
  expect(pictures.size).toBe(CODES.length * INDEXABLE_PAGES.length);
  const own = [...ARTICLE_SLUGS.map((slug) => `${routes.knowledgeCenter}/${slug}`)];
  own.push(...SERVICE_SLUGS.map(serviceRoute));
  const drawn = own.map((route) => [
    ...new Set(CODES.map((code) => pictures.get(inLocale(code, route)))),
  ]);
  expect(drawn.map((one) => one.length)).toEqual(own.map(() => 1));
  expect(new Set(drawn.flat()).size).toBe(own.length);
});
