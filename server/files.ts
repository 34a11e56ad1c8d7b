import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';

import {COPIES, type Encoding} from '../src/hosting/copies';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

export interface ServedFile {
  body: Buffer;
  type: string;
  etag: string;
  encoding: Encoding | 'identity';
}

/**
 * The files of a build, each read once and then kept in memory (the whole site is a few megabytes).
 * The list is read at the start: only built files can be requested. The compressed copies that the
 * build puts beside them have no addresses of their own.
 */
export class Files {
  private readonly names = new Set<string>();
  private readonly copies = new Set<string>();
  private readonly cache = new Map<string, ServedFile>();

  constructor(private readonly folder: string) {
    const endings = Object.values(COPIES);
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (!statSync(join(folder, name)).isFile()) continue;
      const isCopy = endings.some((ending) => name.endsWith(ending));
      (isCopy ? this.copies : this.names).add(name.split('\\').join('/'));
    }
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** The file in the best encoding that it has and the browser's Accept-Encoding allows. */
  read(name: string, acceptEncoding: string): ServedFile {
    const encoding = (Object.keys(COPIES) as Encoding[]).find(
      (each) => accepts(acceptEncoding, each) && this.copies.has(name + COPIES[each]),
    );
    const path = encoding ? name + COPIES[encoding] : name;
    const cached = this.cache.get(path);
    if (cached) return cached;
    const body = readFileSync(join(this.folder, path));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const served: ServedFile = {body, type, etag, encoding: encoding ?? 'identity'};
    this.cache.set(path, served);
    return served;
  }
}

/** Whether an Accept-Encoding names the encoding and does not refuse it (`br;q=0`). */
const accepts = (header: string, encoding: Encoding): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
