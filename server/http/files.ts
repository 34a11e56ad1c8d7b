import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';

import {parseAccept} from 'hono/utils/accept';
import {getMimeType} from 'hono/utils/mime';

import {ENCODINGS, type Encoding} from '../../src/hosting/encodings';

export interface ServedFile {
  body: Uint8Array<ArrayBuffer>;
  type: string;
  etag: string;
  encoding: Encoding | 'identity';
}

/**
 * The files of a build, all read at the start: only built files can be requested, and a later build
 * in the same folder changes nothing. The compressed copies that the build puts beside them have no
 * addresses of their own. Equal files (each language has the same pictures) are kept once.
 */
export function servedFiles(folder: string) {
  const names = new Set(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => name.split('\\').join('/')),
  );
  const bodies = new Map<string, Uint8Array<ArrayBuffer>>();
  const read = (name: string, type: string, encoding: ServedFile['encoding']): ServedFile => {
    const bytes = readFileSync(join(folder, name));
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const body = bodies.get(etag) ?? bytes;
    bodies.set(etag, body);
    return {body, type, etag, encoding};
  };
  const encodings = Object.keys(ENCODINGS) as Encoding[];
  const isCopy = (name: string) => encodings.some((each) => name.endsWith(ENCODINGS[each]));
  /** Each file in all its encodings, the best first. */
  const files = new Map<string, ServedFile[]>();
  for (const name of names) {
    if (isCopy(name)) continue;
    const type = getMimeType(name) ?? 'application/octet-stream';
    files.set(name, [
      ...encodings
        .filter((each) => names.has(name + ENCODINGS[each]))
        .map((each) => read(name + ENCODINGS[each], type, each)),
      read(name, type, 'identity'),
    ]);
  }
  return {
    has: (name: string): boolean => files.has(name),
    /** The file in the best encoding that it has and the browser's Accept-Encoding allows. */
    read: (name: string, acceptEncoding: string): ServedFile =>
      files
        .get(name)!
        .find(({encoding}) => encoding === 'identity' || accepts(acceptEncoding, encoding))!,
  };
}

export type Files = ReturnType<typeof servedFiles>;

/** Whether an Accept-Encoding names the encoding and does not refuse it (`br;q=0`). */
export const accepts = (header: string, encoding: Encoding): boolean =>
  parseAccept(header.toLowerCase()).some(({type, q}) => type === encoding && q > 0);
