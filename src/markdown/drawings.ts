// cspell:words attributename ondoctype onprocessinginstruction onopentag ontext oncdata
import {isUtf8} from 'node:buffer';

import {parser as makeParser, type QualifiedTag} from 'sax';

/** Elements that run, or show something else than a drawing. */
const REFUSED = /^(?:script|handler|foreignobject|iframe|object|embed|audio|video)$/;
/** Addresses that load nothing: within the drawing, or a picture that it holds; of links, those that run nothing. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|$)/i;
const LEADS = /^\s*(?:#|https?:)/i;
/** What styles load from elsewhere. */
const LOADS = /@import|url\(\s*["']?(?!["']?(?:#|data:))|\\[\da-f]{2}/i;
const MOST_BYTES = 500_000;
/** Adobe's programs name their namespaces so. */
const ENTITIES = /<!ENTITY\s+([\w.-]+)\s+(["'])([^]*?)\2/g;

/** A drawing to put into another one: without what stands before it, and with its entities written out. */
export function bareDrawing(text: string): string {
  const start = Math.max(text.search(/<svg[\s>]/), 0);
  return [...text.slice(0, start).matchAll(ENTITIES)].reduce(
    (svg, [, name, , value]) => svg.replaceAll(`&${name};`, () => value!),
    text.slice(start),
  );
}

/** Whether an attribute holds a photograph that says something of its camera and its place. */
const hasMetadata = (value: string): boolean =>
  /^\s*data:image/i.test(value) &&
  /Exif\0|eXIf|EXIF|exif:GPS/.test(
    Buffer.from(value.split(',')[1] ?? '', 'base64').toString('latin1'),
  );

/** Whether an attribute runs or loads something, or makes another one do so. */
function isRefused(element: string, name: string, value: string): boolean {
  const plain = name.replace(/^.*:/, '').toLowerCase();
  // In a drawing, elements of HTML work as in a page.
  if (/^xmlns/i.test(name)) return /xhtml/i.test(value);
  if (plain === 'href') return !(element === 'a' ? LEADS : WITHIN).test(value);
  const isProgram = /^on/.test(plain) || (plain === 'attributename' && /href$|^on/i.test(value));
  return isProgram || LOADS.test(value);
}

/** What is wrong with a drawing (SVG), in words; null if nothing is. */
export function drawingProblem(bytes: Buffer): string | null {
  if (bytes.length > MOST_BYTES) return 'has more than 500 KB; save it simpler, or as a photograph';
  if (!isUtf8(bytes)) return 'is not saved as UTF-8; save it anew';
  const parser = makeParser(true, {xmlns: true});
  let root: string | undefined;
  let element = '';
  let hasBox = false;
  let isBroken = false;
  const refused: string[] = [];
  parser.ondoctype = (doctype) => {
    for (const [written, name, , value] of doctype.matchAll(ENTITIES)) {
      parser.ENTITIES[name!] = value!;
      if (/[<&]/.test(value!)) refused.push(written);
    }
  };
  parser.onprocessinginstruction = ({name, body}) => {
    if (name === 'xml-stylesheet') refused.push(body);
  };
  parser.onopentag = (tag) => {
    const {name, local, attributes} = tag as QualifiedTag;
    root ??= name;
    element = local.toLowerCase();
    // The parts of a sheet of symbols have their own.
    hasBox ||= 'viewBox' in attributes;
    if (REFUSED.test(element)) refused.push(`<${name}>`);
    for (const {name: one, value} of Object.values(attributes)) {
      if (isRefused(element, one, value)) refused.push(`${one}="${value}"`);
      if (hasMetadata(value)) refused.push('a photograph with what its camera noted');
    }
  };
  parser.ontext = (text) => {
    if (element === 'style' && LOADS.test(text)) refused.push(text.trim());
  };
  parser.oncdata = parser.ontext;
  parser.onerror = () => {
    isBroken = true;
    parser.resume();
  };
  parser.write(bytes.toString().replace(/^\ufeff/, '')).close();
  if (root !== 'svg') return 'is no drawing (SVG)';
  if (isBroken) return 'cannot be read, or breaks off; save it anew from your drawing program';
  if (refused.length > 0)
    return `has ${refused[0]!.slice(0, 60)}, which must not reach visitors; save it as a plain SVG, without that`;
  return hasBox
    ? null
    : 'has no viewBox, so that it shows in one size alone; save it anew with one';
}
