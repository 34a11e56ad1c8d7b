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

/** What a photograph within a drawing says of its camera and its place. */
const hasMetadata = (address: string): boolean => {
  const [, data] = /^\s*data:image\/jpeg;base64,(?<data>[^]*)$/i.exec(address) ?? [];
  return data !== undefined && Buffer.from(data, 'base64').includes('Exif\0');
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
  parser.ondoctype = (doctype) => {
    // Adobe's programs name their namespaces so.
    for (const [, name, value] of doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'[^']*')/g))
      parser.ENTITIES[name!] = value ?? '';
  };
  parser.onprocessinginstruction = ({name}) =>
    problems.push(name === 'xml-stylesheet' && 'loads a stylesheet');
  parser.onopentag = ({name, attributes}) => {
    const element = name.replace(/^.*:/, '').toLowerCase();
    inStyle = element === 'style';
    if (elements++ === 0) problems.push(element !== 'svg' && 'is no drawing (SVG)');
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
  return problem ? `${problem}; save it as a plain SVG, without that` : null;
}
