import type {Build} from '@site/src/plugins/finish/build';
import {linkPreviews} from '@site/src/plugins/finish/linkPreviews';
import {writePicture} from '@site/src/plugins/link-previews';
import {pageOf} from '@site/src/plugins/support/builtHtml';

jest.mock('@site/src/plugins/link-previews', () => ({writePicture: jest.fn()}));

const build = {
  ...{locale: 'es', outDir: 'build/es', siteConfig: {url: 'https://a.example', baseUrl: '/es/'}},
  articles: [
    {
      permalink: '/es/knowledge-center/a',
      frontMatter: {image: '/img/articles/a.svg', imageAlt: 'Un "techo" < 5'},
    },
  ],
  services: [{slug: 'b', image: '/assets/photos/b.0a1b2c3d4e5f.1200x900', imageAlt: 'Una casa'}],
} as unknown as Build;

const page = (main: string, head = ''): string =>
  `<head>${head}</head><body><img src=/es/img/flags/es.svg><main>${main}</main></body>`;
const SCENE = page('<img src=/es/img/scenes/about.svg?1a2b3c4d alt="">');
const HIDDEN = page('<h1>One</h1>', '<meta data-rh=true name=robots content=noindex>');
const STREET = ['street', 'img/scenes/hero-wide.svg'] as const;

test.each([
  ['knowledge-center/a', SCENE, 'cover', 'img/articles/a.svg', 'Un "techo" < 5'],
  ['services/b', SCENE, 'cover', 'assets/photos/b.0a1b2c3d4e5f.1200x900.1080.webp', 'Una casa'],
  ['about', SCENE, 'scene', 'img/scenes/about.svg', ''],
  ['new', page('<h1>New</h1>'), ...STREET, ''],
  ['index', SCENE, ...STREET, ''],
  ['knowledge-center/a', HIDDEN, ...STREET, ''],
])('the preview of %s with %s is a %s of %s', async (name, html, frame, picture, description) => {
  jest.mocked(writePicture).mockImplementation(async (file) => `${file}.jpg`);
  const built = pageOf(await linkPreviews(build)(html, `${name}.html`));
  const file = frame === 'street' && name !== 'new' ? 'home' : name.replace('/', '-');
  expect(writePicture).toHaveBeenCalledWith(file, {frame, picture, description}, 'build/es');
  const meta = (key: string) =>
    built.querySelector(`meta[property=${key}]`.replace(':', '\\:'))!.getAttribute('content');
  expect(meta('og:image')).toBe(`https://a.example/es/${file}.jpg`);
  expect(meta('og:image:alt')).toContain(description);
});
