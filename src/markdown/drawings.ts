// cspell:words attributename ondoctype onprocessinginstruction onopentag onclosetag ontext oncdata
import {isUtf8} from 'node:buffer';

import {parser as makeParser} from 'sax';

/** Elements that run, or show something else than a drawing. */
const REFUSED = /^(?:script|handler|foreignobject|iframe|object|embed|audio|video)$/;
/** Addresses that load nothing: within the drawing, or a picture that it holds. */
const WITHIN = /^\s*(?:#|data:image\/(?:png|jpeg|gif|webp)[;,]|$)/i;
/** What styles load from elsewhere. */
const LOADS = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i;
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

/** What a photograph within a drawing says of its camera and its place. */
const hasMetadata = (address: string): boolean => {
  const [, data] = /^\s*data:image\/[\w+]+;base64,([^]*)$/i.exec(address) ?? [];
  return /Exif\0|eXIf|EXIF|exif:GPS/.test(Buffer.from(data ?? '', 'base64').toString('latin1'));
};

function attributeProblem(element: string, name: string, value: string): string | false {
  const plain = name.replace(/^.*:/, '').toLowerCase();
  if (/^xmlns/i.test(name)) return false;
  return (
    (/^on/.test(plain) && `runs a program (${name})`) ||
    (plain === 'href' && element !== 'a' && !WITHIN.test(value) && `loads ${value.slice(0, 60)}`) ||
    (plain === 'href' &&
      element === 'a' &&
      !/^\s*(?:#|https?:)/i.test(value) &&
      'has a link that runs a program') ||
    (plain === 'attributename' && /href$|^on/i.test(value) && 'changes its own links') ||
    (plain !== 'href' && LOADS.test(value) && 'loads something from another address') ||
    (hasMetadata(value) &&
      'holds a photograph with what its camera wrote into it, perhaps the place')
  );
}

/** What is wrong with a drawing (SVG), in words; null if nothing is. */
export function drawingProblem(bytes: Buffer): string | null {
  if (bytes.length > MOST_BYTES) return 'has more than 500 KB; save it simpler, or as a photograph';
  if (!isUtf8(bytes)) return 'is not saved as UTF-8; save it anew';
  const problems: (string | false)[] = [];
  const parser = makeParser(true);
  let elements = 0;
  let inStyle = false;
  let hasBox = false;
  parser.ondoctype = (doctype) => {
    for (const [, name, , value] of doctype.matchAll(ENTITIES)) {
      parser.ENTITIES[name!] = value!;
      problems.push(/[<&]/.test(value!) && 'hides a part of itself in an entity');
    }
  };
  parser.onprocessinginstruction = ({name}) =>
    problems.push(name === 'xml-stylesheet' && 'loads a stylesheet');
  parser.onopentag = ({name, attributes}) => {
    const element = name.replace(/^.*:/, '').toLowerCase();
    inStyle = element === 'style';
    if (elements++ === 0) problems.push(name !== 'svg' && 'is no drawing (SVG)');
    // The parts of a sheet of symbols have their own.
    hasBox ||= 'viewBox' in attributes;
    problems.push(
      REFUSED.test(element) && `holds <${name}>, which pages must not get from a drawing`,
    );
    for (const [one, value] of Object.entries(attributes))
      problems.push(attributeProblem(element, one, String(value)));
  };
  parser.onclosetag = () => void (inStyle = false);
  parser.ontext = (text) =>
    void problems.push(inStyle && LOADS.test(text) && 'loads something by its styles');
  parser.oncdata = parser.ontext;
  let isBroken = false;
  parser.onerror = () => {
    isBroken = true;
    parser.resume();
  };
  parser.write(bytes.toString().replace(/^\ufeff/, '')).close();
  if (elements === 0) return 'is no drawing (SVG)';
  if (isBroken) return 'cannot be read, or breaks off; save it anew from your drawing program';
  const problem = problems.find((one) => typeof one === 'string');
  if (problem) return `${problem}; save it as a plain SVG, without that`;
  return hasBox
    ? null
    : 'has no viewBox, so that it shows in one size alone; save it anew with one';
}
