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

const PROGRAM = '<!ATTLIST svg onload CDATA "go()"><!ATTLIST a href CDATA "javascript:go()">';

test.each([
  [
    'a note of its program',
    '<desc>Sketch</desc><g style="-inkscape-stroke:none;fill:red"/>',
    '<g style="fill:red"/>',
  ],
  ['another language', '<h:meta xmlns:h="http://x.org/html" http-equiv="refresh"/>', ''],
  [
    'a page in another language',
    '<x:a xmlns:x="y"><script xmlns="http://www.w3.org/2000/svg">go()</script></x:a>',
    '',
  ],
  ['an address to start from', '<g xml:base="//x.org/" xml:lang="en"/>', '<g xml:lang="en"/>'],
  [
    'who is told of a press',
    '<a href="https://x.org" ping="//y.org" target="_top"/>',
    '<a href="https://x.org"/>',
  ],
  [
    'a note in the rules',
    '<style>/* @import "a" */g{fill:red}</style>',
    '<style>g{fill:red}</style>',
  ],
  [
    'signs',
    '<title>1 &lt; 2 &#38; <![CDATA[<b>]]></title>',
    '<title>1 &lt; 2 &amp; &lt;b&gt;</title>',
  ],
  [
    'an address twice',
    '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="#a" href="#b"/>',
    '<use href="#b"/>',
  ],
  ['values that its type gives', '<a/>', '<a/>', `<!DOCTYPE svg [${PROGRAM}]>`],
  [
    'the second entity of a name',
    '<a href="&u;"/>',
    '<a href="#a"/>',
    '<!DOCTYPE svg [<!ENTITY u "#a"><!ENTITY u "javascript:go()">]>',
  ],
  ['notes and orders', '<?d e?><g><!-- f --></g>', '<g/>', '<?a b?><!-- c -->'],
])('a drawing with %s', (_name, inside, kept, before = '') => {
  expect(published(before + svg(inside))).toBe(
    `${kept ? svg(kept) : svg('').replace('></svg>', '/>')}\n`,
  );
});

test.each([
  ['<style>@imp<![CDATA[ort "//x.org/a.css";]]></style>', '@import "//x.org'],
  ['<style>g{fill:image-set("//x.org" 1x)}</style>', 'image-set('],
  ['<style>g{fill:src("//x.org")}</style>', 'src('],
  ['<style>@NAMESPACE "x";</style>', '@NAMESPACE'],
  ['<style>@supports (color:red){g{fill:red}}</style>', '@supports'],
  ['<style>@font-face{src:url(a.woff2)}</style>', 'url(a.woff2'],
  ['<path fill="url( \'//x.org#a\')"/>', 'fill="url('],
  ['<g style="fill:\\75rl(//x.org)"/>', 'style="fill'],
  ['<style><title>@import "a";</title></style>', '<title>'],
  ['<p xmlns="http://www.w3.org/1999/xhtml">a</p>', '<p>'],
  ['<Script>go()</Script>', '<Script>'],
  ['\n\n<meshgradient/>', '<meshgradient> in line 3'],
  ['<switch><g><foreignObject/></g></switch>', '<foreignObject>'],
  ['<set attributeName="style" to="a"/>', 'attributeName="style"'],
])('%j is refused', (inside, what) => {
  expect(drawingFrom(Buffer.from(svg(inside)))).toEqual({
    svg: '',
    problem: expect.stringContaining(`has ${what}`),
  });
});

test('an entity of entities costs nothing', () => {
  const entity = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(100_000)}">]>`;
  expect(drawingFrom(Buffer.from(entity + svg('&a;'.repeat(50_000)))).problem).toMatch(/line 1/);
});
