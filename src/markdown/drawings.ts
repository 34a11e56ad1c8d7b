// cspell:words ondoctype onprocessinginstruction onopentag onclosetag ontext oncdata inkscape
import {isUtf8} from 'node:buffer';

import {parser as makeParser, type QualifiedAttribute, type QualifiedTag} from 'sax';

const NAMES = {
  svg: 'http://www.w3.org/2000/svg',
  page: 'http://www.w3.org/1999/xhtml',
  link: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
};

const listed = (names: string): Set<string> => new Set(names.trim().split(/\s+/));

/** The elements that a drawing keeps. */
const KEPT = listed(`
a animate animateMotion animateTransform circle clipPath defs ellipse feBlend feColorMatrix
feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter g image
line linearGradient marker mask mpath path pattern polygon polyline radialGradient rect set stop style
svg switch symbol text textPath title tspan use view`);

/** What drawing programs write for themselves, and no browser shows: "Created with …" is a `desc`. */
const LEFT_OUT =
  /^(?:desc|metadata|font(?:-face)?|missing-glyph|glyph|[hv]kern|flow(?:Root|Region|Para|Span|Div)|color-profile)$/;

/** The attributes that a drawing keeps: what an element is, and how it looks. */
const ATTRIBUTES = listed(`
accumulate additive alignment-baseline amplitude attributeName attributeType azimuth baseFrequency
baseline-shift begin bias by calcMode class clip clip-path clip-rule clipPathUnits color
color-interpolation color-interpolation-filters color-rendering cursor cx cy d diffuseConstant direction
display divisor dominant-baseline dur dx dy edgeMode elevation end exponent fill fill-opacity fill-rule
filter filterUnits flood-color flood-opacity font font-family font-feature-settings font-kerning font-size
font-size-adjust font-stretch font-style font-variant font-variant-ligatures font-weight fr from fx fy
glyph-orientation-horizontal glyph-orientation-vertical gradientTransform gradientUnits height href id
image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelMatrix kernelUnitLength kerning keyPoints
keySplines keyTimes lang lengthAdjust letter-spacing lighting-color limitingConeAngle marker marker-end
marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits max
method min mix-blend-mode mode numOctaves offset opacity operator order orient origin overflow paint-order
path pathLength patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY
pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur
requiredExtensions requiredFeatures restart result role rotate rx ry scale seed shape-rendering side slope spacing
specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity
stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity
stroke-width style surfaceScale systemLanguage tableValues targetX targetY text-align text-anchor
text-decoration text-overflow text-rendering textLength to transform transform-box transform-origin type
unicode-bidi values vector-effect viewBox visibility white-space width word-spacing writing-mode x x1 x2
xChannelSelector y y1 y2 yChannelSelector z`);
/** Attributes for readers of the page, and names that styles use. */
const NAMED = /^(?:aria|data)-[\w.-]+$/;

/** Addresses that load nothing: within the drawing, or a picture that it holds; of links, those that run nothing. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|$)/i;
const LEADS = /^\s*(?:#|https?:)/i;
/** What loads something from elsewhere by a style, or could be hidden from this search. */
const LOADS = /\\|image-set|src\(|url\((?!\s*["']?\s*(?:#|data:))/i;
/** The same in rules: of those with an @, only these load nothing by themselves. */
const RULES = new RegExp(`${LOADS.source}|@(?!(?:media|font-face|keyframes)\\b)`, 'i');
/** Styles that a drawing program reads alone. */
const OF_A_PROGRAM = /-inkscape-[\w-]+\s*:[^;]*;?/g;
const MOST_BYTES = 500_000;
/** Plain words that the document type names: Adobe's programs write their namespaces so. */
const ENTITIES = /<!ENTITY\s+([\w.-]+)\s+(["'])([^<&%]{0,200}?)\2\s*>/g;

/** Whether an attribute holds a photograph that says something of its camera and its place. */
const hasMetadata = (value: string): boolean =>
  /^\s*data:image/i.test(value) &&
  /Exif\0|eXIf|EXIF|exif:GPS/.test(
    Buffer.from(value.split(',')[1] ?? '', 'base64').toString('latin1'),
  );

const MEANT: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => MEANT[sign]!);

/** The name under which an attribute is kept; null for one that is left out. */
function keptName({prefix, local, uri}: QualifiedAttribute, all: object): string | null {
  if (uri === NAMES.xml) return /^(?:space|lang)$/.test(local) ? `xml:${local}` : null;
  if (uri === NAMES.link) return local === 'href' && !('href' in all) ? local : null;
  return prefix === '' && (ATTRIBUTES.has(local) || NAMED.test(local)) ? local : null;
}

/** Whether an attribute runs or loads something, or makes another one do so. */
function isRefused(element: string, name: string, value: string): boolean {
  if (name === 'href') return !(element === 'a' ? LEADS : WITHIN).test(value) || hasMetadata(value);
  if (name === 'style') return RULES.test(value);
  if (name === 'attributeName') return !ATTRIBUTES.has(value) || /^(?:href|style)$/.test(value);
  return !/^(?:id|class|role)$/.test(name) && !NAMED.test(name) && LOADS.test(value);
}

/** A drawing as pages publish it, in our own writing; or, in words, why it cannot be published. */
export type Drawing = {svg: string; problem: null} | {svg: ''; problem: string};

/**
 * Writes a drawing (SVG) anew: of its elements and attributes those that are listed above, its own entities as
 * words, and nothing of its comments, its document type and other languages.
 */
export function drawingFrom(bytes: Buffer): Drawing {
  const wrong = (problem: string): Drawing => ({svg: '', problem});
  if (bytes.length > MOST_BYTES)
    return wrong('has more than 500 KB; save it simpler, or as a photograph');
  if (!isUtf8(bytes)) return wrong('is not saved as UTF-8; save it anew');
  const parser = makeParser(true, {xmlns: true});
  const open: string[] = [];
  let svg = '';
  let style = '';
  let left = 0;
  let isTagOpen = false;
  let root: string | undefined;
  let hasBox = false;
  let broken: number | undefined;
  let refused: string | undefined;
  const refuse = (what: string): void => {
    refused ??= `has ${what.trim().slice(0, 60)} in line ${parser.line + 1}, which must not reach visitors; save it as a plain SVG, without that`;
  };
  const write = (text: string): void => {
    svg += isTagOpen ? `>${text}` : text;
    isTagOpen = false;
  };
  parser.ondoctype = (doctype) => {
    // Of two with one name, browsers take the first.
    for (const [, name, , words] of doctype.matchAll(ENTITIES)) parser.ENTITIES[name!] ??= words!;
  };
  parser.onprocessinginstruction = ({name, body}) => {
    if (/^xml-stylesheet$/i.test(name)) refuse(body);
  };
  parser.onopentag = (tag) => {
    const {name, local, uri, attributes} = tag as QualifiedTag;
    root ??= local;
    const isForeign = !['', NAMES.svg, NAMES.page].includes(uri);
    // A program's own words, with a drawing for all others beside them.
    const isAlternative = local === 'foreignObject' && open.at(-1) === 'switch';
    if (left > 0 || isForeign || isAlternative || LEFT_OUT.test(local)) {
      left += 1;
      return;
    }
    if (uri === NAMES.page || !KEPT.has(local) || open.at(-1) === 'style') refuse(`<${name}>`);
    write(`<${local}${open.length === 0 ? ` xmlns="${NAMES.svg}"` : ''}`);
    open.push(local);
    isTagOpen = true;
    for (const attribute of Object.values(attributes) as QualifiedAttribute[]) {
      const {value} = attribute;
      const kept = keptName(attribute, attributes);
      const isProgram = attribute.prefix === '' && /^on/i.test(attribute.local);
      if (isProgram || (kept && isRefused(local, kept, value)))
        refuse(
          hasMetadata(value)
            ? 'a photograph with what its camera noted'
            : `${attribute.name}="${value}"`,
        );
      // The parts of a sheet of symbols have their own.
      hasBox ||= kept === 'viewBox';
      if (kept)
        svg += ` ${kept}="${escaped(kept === 'style' ? value.replace(OF_A_PROGRAM, '') : value)}"`;
    }
  };
  parser.ontext = (text) => {
    if (left > 0 || open.length === 0) return;
    if (open.at(-1) === 'style') style += text;
    else write(escaped(text));
  };
  parser.oncdata = parser.ontext;
  parser.onclosetag = () => {
    if (left > 0) {
      left -= 1;
      return;
    }
    const element = open.pop()!;
    if (element === 'style') {
      const rules = style.replace(/\/\*[^]*?\*\//g, '');
      const [loads] = RULES.exec(rules) ?? [];
      if (loads) refuse(rules.slice(rules.indexOf(loads)));
      write(escaped(rules));
      style = '';
    }
    svg += isTagOpen ? '/>' : `</${element}>`;
    isTagOpen = false;
  };
  parser.onerror = () => {
    broken ??= parser.line + 1;
    parser.resume();
  };
  parser.write(bytes.toString().replace(/^\ufeff/, '')).close();
  if (root !== 'svg') return wrong('is no drawing (SVG)');
  if (broken !== undefined)
    return wrong(
      `cannot be read, or breaks off, in line ${broken}; save it anew from your drawing program`,
    );
  if (refused) return wrong(refused);
  return hasBox
    ? {svg: `${svg}\n`, problem: null}
    : wrong('has no viewBox, so that it shows in one size alone; save it anew with one');
}
