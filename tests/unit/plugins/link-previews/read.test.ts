import {readPreview} from '@site/src/plugins/link-previews/read';

const page = (head: string, main: string) =>
  `<head>${head}</head><body><img src=/es/img/flags/es.svg><main>${main}</main></body>`;
const ARTICLE = page(
  '',
  `<h1>Roofs</h1>
   <img src=/es/assets/images/figure-1.svg alt=figure><img src=/es/img/articles/a.svg?1a2b3c4d alt="Un &quot;techo&quot;">`,
);
const SCENE = page(
  '',
  '<header><img src=/img/scenes/about.svg?1a2b3c4d alt=""><h1>About</h1></header>',
);

test.each([
  ['an article has its cover', 'knowledge-center/a.html', 'img/articles/a.svg', 'Un "techo"'],
  ['a service has its drawing', 'services/a.html', 'assets/images/figure-1.svg', 'figure'],
])('%s', (_, file, picture, description) => {
  const route = `/${file.replace('.html', '')}`;
  expect(readPreview(ARTICLE, file, '/es/')).toEqual({route, frame: 'cover', picture, description});
});

test.each([
  ['its own scene', SCENE, 'about.html', 'scene', 'img/scenes/about.svg'],
  ['the whole street for home', SCENE, 'index.html', 'street', 'img/scenes/hero-wide.svg'],
  [
    'the street if it has none',
    page('', '<h1>New</h1>'),
    'new.html',
    'street',
    'img/scenes/hero-wide.svg',
  ],
])('shows of another page %s', (_, html, file, frame, picture) => {
  expect(readPreview(html, file, '/')).toMatchObject({frame, picture, description: ''});
});

test('leaves out what search engines leave out', () => {
  const noindex = '<meta data-rh=true name=robots content="noindex, nofollow">';
  expect(readPreview(page(noindex, '<h1>Policy</h1>'), 'privacy-policy.html', '/')).toBeNull();
  expect(readPreview(page('', '<h1>Lost</h1>'), '404.html', '/')).toBeNull();
});
