import {catalogProblems, staticProblems} from '@site/src/markdown/article-rules/otherSources';
import {checkAll} from '@site/src/markdown/article-rules/check';
import {JPEG} from '../../support/photo';
import {articleWith} from '../../support/samples';
import {testFolder} from '../../support/folder';

const {root: site, write} = testFolder({emptied: true});
const CODE = 'i18n/es/code.json';
const messages = (message: string): string => JSON.stringify({'home.title': {message}});

it.each([
  ['static/photos/home.jpg', 'move it into photos/'],
  ['static/img/a/roof.PNG', 'move it into photos/'],
  ['static/brand/Logo.jpg', 'is read by nothing'],
  ['static/brand/our-logo.svg', 'is read by nothing'],
  ['static/img/x.svg', 'holds <script>'],
  ['static/img/.x.svg', 'holds <script>'],
  ['static/.home.jpg', 'move it into photos/'],
  ['static/home.jfif', 'move it into photos/'],
  ['static/page.html', 'would run as a page'],
  ['static/a/feed.xml', 'would run as a page'],
  ['static/go.js', 'would run as a page'],
])('%s is refused', (file, says) => {
  write(file, '<svg viewBox="0 0 9 9"><script/></svg>');
  if (file.includes('brand')) write(file, '<svg viewBox="0 0 9 9"/>');
  expect([...staticProblems(site)]).toEqual([[file, expect.stringContaining(says)]]);
});

it('takes the pictures of the project for its own', () => {
  for (const file of ['favicon.ico', 'apple-touch-icon.png', 'brand/logo.png', 'robots.txt'])
    write(`static/${file}`, 'x');
  write('static/google1a2b.html', 'google-site-verification: google1a2b.html');
  write('static/BingSiteAuth.xml', '<?xml version="1.0"?><users><user>1A2B</user></users>');
  write('static/brand/.DS_Store', 'x');
  write('static/brand/mark.svg', '<svg viewBox="0 0 9 9"/>');
  expect([...staticProblems(site)]).toEqual([]);
});

it.each([
  ['a script', messages('One<script src=x>'), 'it has a tag'],
  ['an entity', messages('Roofs &amp; gutters'), 'as it is written'],
  ['stars', messages('**One**'), 'as it is written'],
  ['a sign that nobody sees', messages('One\u200btwo'), 'cannot be seen'],
  ['a note', messages('TODO'), 'a note to yourself'],
  ['a damaged letter', messages('LlÃ¡menos'), 'damaged in copying'],
  ['keys and values', '{"home.title": "Inicio"}', 'has to be like the file of another language'],
  ['half a file', '{"home.title": ', 'cannot be read'],
  ['a mark of its encoding', `\ufeff${messages('Uno')}`, 'without BOM'],
  ['an encoding of old', Buffer.from(messages('Número'), 'latin1'), 'UTF-8'],
  ['the encoding of Notepad', Buffer.from(`\ufeff${messages('Uno')}`, 'utf16le'), 'UTF-8'],
])('messages with %s are refused', (_name, text, says) => {
  write(CODE, text);
  expect([...catalogProblems(site, 'es')]).toEqual([[CODE, [expect.stringContaining(says)]]]);
});

it('takes honest messages, and names a file beside them', () => {
  write(CODE, messages('¿5 < 6? «Sí», 100 % & más: {name} — 2 * 3'));
  write('i18n/es/code (1).json', messages('Uno'));
  expect([...catalogProblems(site, 'es')].map(([file]) => file)).toEqual(['i18n/es/code (1).json']);
});

it('opens the photograph that a text names', async () => {
  write('photos/cut.jpg', JPEG.subarray(0, 500));
  write('photos/whole.jpg', JPEG);
  write('blog/cut.mdx', articleWith('One. ![A roof](cut.jpg)'));
  write('blog/whole.mdx', articleWith('One. ![A roof](whole.jpg)'));
  const reports = await checkAll(site, ['en'], new Date('2026-03-01'));
  expect(reports.map(({file, text}) => [file, text])).toEqual([
    ['blog/cut.mdx', [expect.stringContaining('photos/cut.jpg breaks off')]],
    ['blog/whole.mdx', []],
  ]);
});
