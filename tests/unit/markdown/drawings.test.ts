// cspell:disable -- the words of programs
import {readFileSync} from 'node:fs';

import {drawingFrom} from '@site/src/markdown/drawings';
import {filesIn} from '@site/src/markdown/files';
import sharp from 'sharp';

import {DRAWN_BY} from '../../support/drawnBy';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;
const published = (text: string): string => {
  const {svg: written, problem} = drawingFrom(Buffer.from(text));
  expect(problem).toBeNull();
  return written;
};

/** The points of a drawing on both a light and a dark ground. */
const points = async (drawing: string): Promise<Buffer> =>
  sharp(Buffer.from(drawing)).resize(160, 140, {fit: 'inside'}).ensureAlpha().raw().toBuffer();

const OWN = [
  ...filesIn('static', /\.svg$/).map((name) => `static/${name}`),
  ...filesIn('docs/img', /\.svg$/).map((name) => `docs/img/${name}`),
];
test.each([...OWN.map((file) => [file, readFileSync(file, 'utf8')]), ...Object.entries(DRAWN_BY)])(
  '%s looks the same',
  async (_name, drawing) => {
    const written = published(drawing!);
    const [before, after] = [await points(drawing!), await points(written)];
    expect(after.equals(before)).toBe(true);
    expect(new Set(before).size).toBeGreaterThan(1);
    // Written once more, nothing changes, and nothing of a program's own is left.
    expect(published(written)).toBe(written);
    expect(written).not.toMatch(
      /<!|<\?|<desc|-inkscape-|xmlns:|(?:inkscape|sodipodi|xlink|i|x|xodm|rdf):\w|foreignObject/,
    );
  },
);

test.each([
  [
    'values that a document type gives',
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "go()"><!ATTLIST a href CDATA "javascript:go()">]>',
    '<a/>',
    '<a/>',
  ],
  [
    'the second entity of a name',
    '<!DOCTYPE svg [<!ENTITY u "#a"><!ENTITY u "javascript:go()">]>',
    '<a href="&u;"/>',
    '<a href="#a"/>',
  ],
  [
    'what a program notes of itself',
    '',
    '<desc>Created with Sketch.</desc><g style="-inkscape-stroke:none;fill:red"/>',
    '<g style="fill:red"/>',
  ],
  ['another language', '', '<h:meta xmlns:h="http://x.org/html" http-equiv="refresh"/>', ''],
  [
    'a page in another language',
    '',
    '<x:a xmlns:x="y"><script xmlns="http://www.w3.org/2000/svg">go()</script></x:a>',
    '',
  ],
  ['an address to start from', '', '<g xml:base="//x.org/" xml:lang="en"/>', '<g xml:lang="en"/>'],
  [
    'who is told of a press',
    '',
    '<a href="https://x.org" ping="//y.org" target="_top" download="z"/>',
    '<a href="https://x.org"/>',
  ],
  [
    'a note in the rules',
    '',
    '<style>/* @import "a" */g{fill:red}</style>',
    '<style>g{fill:red}</style>',
  ],
  [
    'signs',
    '',
    '<title>1 &lt; 2 &#38; <![CDATA[<b>]]></title>',
    '<title>1 &lt; 2 &amp; &lt;b&gt;</title>',
  ],
  [
    'an address twice',
    '',
    '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="#a" href="#b"/>',
    '<use href="#b"/>',
  ],
  ['notes and orders', '<?a b?><!-- c -->', '<?d e?><g><!-- f --></g>', '<g/>'],
])('%s', (_name, before, inside, kept) => {
  expect(published(before + svg(inside))).toBe(
    `${kept ? svg(kept) : svg('').replace('></svg>', '/>')}\n`,
  );
});

test.each([
  [
    'an order in two pieces',
    '<style>@imp<![CDATA[ort "//x.org/a.css";]]></style>',
    '@import "//x.org',
  ],
  ['a set of pictures', '<style>g{fill:image-set("//x.org" 1x)}</style>', 'image-set('],
  ['a source', '<style>g{fill:src("//x.org")}</style>', 'src('],
  ['an order in capitals', '<style>@NAMESPACE "x";</style>', '@NAMESPACE'],
  [
    'rules that depend on the browser',
    '<style>@supports (color:red){g{fill:red}}</style>',
    '@supports',
  ],
  ['a typeface elsewhere', '<style>@font-face{src:url(a.woff2)}</style>', 'url(a.woff2'],
  ['a space before the address', '<path fill="url( \'//x.org#a\')"/>', 'fill="url('],
  ['a sign behind a backslash', '<g style="fill:\\75rl(//x.org)"/>', 'style="fill'],
  ['an element in rules', '<style><title>@import "a";</title></style>', '<title>'],
  ['a page', '<p xmlns="http://www.w3.org/1999/xhtml">a</p>', '<p>'],
  ['capitals', '<Script>go()</Script>', '<Script>'],
  ['what no list has', '\n\n<meshgradient/>', '<meshgradient> in line 3'],
  ['a page beside a drawing', '<switch><g><foreignObject/></g></switch>', '<foreignObject>'],
  ['a style that changes', '<set attributeName="style" to="a"/>', 'attributeName="style"'],
])('%s is refused', (_name, inside, what) => {
  expect(drawingFrom(Buffer.from(svg(inside)))).toEqual({
    svg: '',
    problem: expect.stringContaining(`has ${what}`),
  });
});

test('an entity of entities costs nothing', () => {
  const entity = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>`;
  expect(drawingFrom(Buffer.from(entity + svg('&a;'.repeat(50_000)))).problem).toMatch(/line 1/);
});
