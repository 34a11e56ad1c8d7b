import {readFileSync} from 'node:fs';
import path from 'node:path';

import {routes} from '../../src/data/routes';
import {builtPage, builtText, textIn} from '../support/built';
import {ALL_PAGES, CODES, HIDDEN_PAGES, inLocale} from '../support/pages';

const MAX_BYTES = 100_000;
const SHOWN = ALL_PAGES.filter((route) => !HIDDEN_PAGES.includes(route));

function metaOf(url: string): (name: string) => string | undefined {
  const page = builtPage(url);
  return (name) =>
    page
      .querySelector<HTMLMetaElement>(`meta[property="${name}"], meta[name="${name}"]`)
      ?.content.trim();
}

/** The file of a picture, by its absolute URL. */
function pictureAt(url: string): Buffer {
  const {pathname} = new URL(url);
  return readFileSync(path.join('build', pathname));
}

const pictures = new Map<string, string>();

describe.each(CODES)('the link previews in %s', (code) => {
  test.each(SHOWN)('%s has a picture of its own, of the right size, and described', (route) => {
    const url = inLocale(code, route);
    const meta = metaOf(url);
    const address = meta('og:image')!;
    expect(meta('twitter:image')).toBe(address);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(new URL(address).pathname).toMatch(/\/assets\/previews\/[a-z0-9-]+\.[0-9a-f]{16}\.jpg$/);

    const bytes = pictureAt(address);
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    // A JPEG begins with its signature; its frame's header holds height and width.
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    const frame = bytes.indexOf('ffc0', 'hex');
    const size = [bytes.readUInt16BE(frame + 7), bytes.readUInt16BE(frame + 5)];
    expect(size).toEqual([1200, 630]);
    expect([meta('og:image:width'), meta('og:image:height')].map(Number)).toEqual(size);

    const alt = meta('og:image:alt');
    expect(alt).toContain(textIn(builtPage(url), 'h1'));
    expect(alt).not.toMatch(/[{}]/);
    expect(meta('twitter:image:alt')).toBe(alt);
    pictures.set(url, bytes.toString('base64'));
    // What WhatsApp reads: src/build/finish/index.ts.
    expect(builtText(url)).not.toMatch(/<meta [^>]*property=[^"]/);
  });

  test.each(HIDDEN_PAGES)('%s shows the picture of the home page', (route) => {
    const home = metaOf(inLocale(code, routes.home));
    expect(metaOf(inLocale(code, route))('og:image')).toBe(home('og:image'));
  });
});

test('no two pages or languages have the same picture', () => {
  expect(pictures.size).toBe(CODES.length * SHOWN.length);
  expect(new Set(pictures.values()).size).toBe(pictures.size);
});

test.each(CODES)('no page in %s still has the name that stands for all pictures', (code) => {
  for (const route of ALL_PAGES) {
    expect(builtPage(inLocale(code, route)).head.innerHTML).not.toContain('link-preview.jpg');
  }
  const notFound = readFileSync(path.join('build', inLocale(code, '/404.html')), 'utf8');
  expect(notFound).not.toContain('link-preview.jpg');
  // The app names it again when it takes over: it is the home page's.
  const home = pictures.get(inLocale(code, routes.home));
  const shared = readFileSync(path.join('build', inLocale(code, '/link-preview.jpg')));
  expect(shared.toString('base64')).toBe(home);
});
