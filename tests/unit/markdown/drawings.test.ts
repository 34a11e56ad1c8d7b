// cspell:words cript Inkscape
import {bareDrawing, drawingProblem} from '@site/src/markdown/drawings';

const svg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;
const problemOf = (text: string) => drawingProblem(Buffer.from(text));
const withExif = Buffer.from('\xff\xd8Exif\0\0', 'latin1').toString('base64');

it.each([
  ['a script', svg('<script>go()</script>'), 'holds <script>'],
  [
    'a script with a prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    'holds <s:script>',
  ],
  ['a page', svg('<foreignObject><p>x</p></foreignObject>'), 'holds <foreignObject>'],
  ['a handler', svg('<path onclick="go()"/>'), 'runs a program'],
  ['a handler of the whole', svg('', 'onload="go()"'), 'runs a program'],
  ['a link that runs', svg('<a href="javascript:go()"/>'), 'link that runs a program'],
  ['a hidden one', svg('<a xlink:href="java&#x73;cript:go()"/>'), 'link that runs a program'],
  ['a link that changes', svg('<set attributeName="href" to="javascript:go()"/>'), 'its own links'],
  ['a picture elsewhere', svg('<image href="https://x.com/a.png"/>'), 'loads https://x.com'],
  ['a part elsewhere', svg('<use href="/other.svg#a"/>'), 'loads /other.svg'],
  [
    'fonts of Google',
    svg('<style>@import url(https://fonts.googleapis.com/x)</style>'),
    'its styles',
  ],
  ['fonts in CDATA', svg('<style><![CDATA[@import "x"]]></style>'), 'its styles'],
  ['a fill elsewhere', svg('<path style="fill:url(https://x.com/a)"/>'), 'from another address'],
  ['a stylesheet', `<?xml-stylesheet href="x.css"?>${svg('')}`, 'loads a stylesheet'],
  [
    'where it was taken',
    svg(`<image href="data:image/jpeg;base64,${withExif}"/>`),
    'perhaps the place',
  ],
  ['a file cut off', svg('<path d="M0 0"/>').slice(0, -9), 'breaks off'],
  ['an entity without a meaning', svg('&nope;'), 'cannot be read'],
  [
    'an entity that holds markup',
    `<!DOCTYPE svg [<!ENTITY x "<script>go()</script>">]>${svg('&x;')}`,
    'hides a part of itself',
  ],
  ['a tab in a link', svg('<a href="javascript&#9;:go()"/>'), 'link that runs a program'],
  [
    'a change by values',
    svg('<animate attributeName="xlink:href" values="javascript:go()"/>'),
    'its own links',
  ],
  [
    'a change of color',
    svg('<set attributeName="fill" to="url(https://x.com)"/>'),
    'another address',
  ],
  [
    'a drawing within',
    svg('<image href="data:image/svg+xml;base64,AA=="/>'),
    'loads data:image/svg',
  ],
  ['a filter elsewhere', svg('<feImage href="https://x.com/a"/>'), 'loads https://x.com'],
  [
    'laughs',
    `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;">]>${svg('&b;')}`,
    'hides a part of itself',
  ],
  ['a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('&x;')}`, 'cannot be'],
  ['capitals', '<SVG viewBox="0 0 9 9"></SVG>', 'is no drawing'],
  ['a drawing of one size', '<svg width="9" height="9"/>', 'has no viewBox'],
  ['a web page', '<html><body>Sign in</body></html>', 'is no drawing'],
  ['nothing', '', 'is no drawing'],
  ['a heavy drawing', svg('<path/>'.repeat(80_000)), 'more than 500 KB'],
])('%s is refused', (_name, text, says) => {
  expect(problemOf(text)).toContain(says);
});

it.each([
  ['Inkscape', `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${svg('<rect/>')}`],
  [
    'a DOCTYPE',
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('')}`,
  ],
  [
    'Illustrator',
    `<!DOCTYPE svg [<!ENTITY ns_svg "http://www.w3.org/2000/svg">]><svg xmlns="&ns_svg;" xmlns:x="http://ns.adobe.com/x" viewBox="0 0 9 9"/>`,
  ],
  ['a picture within', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['a gradient', svg('<path fill="url(#a)" style="fill: url(#a)"/><use xlink:href="#b"/>')],
  ['a comment', `<!-- Generator -->${svg('')}`],
  ['words on its making', svg('<metadata><x:Work xmlns:x="y"/></metadata>')],
  ['a typeface', svg('<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>')],
  ['a sheet of symbols', '<svg><symbol viewBox="0 0 9 9"><path d="M0 0"/></symbol></svg>'],
  ['styles', svg('<style>.a{fill:#fff}</style><a href="https://example.com"/>')],
])('what %s writes is accepted', (_name, text) => {
  expect(problemOf(text)).toBeNull();
});

it('stands in another drawing without its prolog, and with its entities written out', () => {
  const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const prolog = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>';
  expect(bareDrawing(`\ufeff${prolog}${drawn.replace(/http[^"]*/, '&ns;')}`)).toBe(drawn);
  expect(bareDrawing(drawn)).toBe(drawn);
});
