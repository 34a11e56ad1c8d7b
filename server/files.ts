import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import {extname, join} from 'node:path';
import {brotliCompressSync, constants, gzipSync} from 'node:zlib';

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

export type Encoding = 'br' | 'gzip' | 'identity';

export interface ServedFile {
  body: Buffer;
  type: string;
  etag: string;
  encoding: Encoding;
}

/**
 * The files of a build, each read and compressed once and then kept in memory (the whole site is a
 * few megabytes). The list is read at the start: only built files can be requested.
 */
export class Files {
  private readonly names = new Set<string>();
  private readonly cache = new Map<string, ServedFile>();

  constructor(private readonly folder: string) {
    for (const name of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (statSync(join(folder, name)).isFile()) this.names.add(name.split('\\').join('/'));
    }
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  /** The file in the best encoding that the browser's Accept-Encoding allows. */
  read(name: string, acceptEncoding: string): ServedFile {
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    const isText = /^text|json|xml|svg/.test(type);
    const encoding: Encoding = !isText
      ? 'identity'
      : /\bbr\b/.test(acceptEncoding)
        ? 'br'
        : /\bgzip\b/.test(acceptEncoding)
          ? 'gzip'
          : 'identity';
    const key = `${encoding} ${name}`;
    const cached = this.cache.get(key);
    if (cached) return cached;
    const raw = readFileSync(join(this.folder, name));
    const body =
      encoding === 'br'
        ? brotliCompressSync(raw, {params: {[constants.BROTLI_PARAM_QUALITY]: 6}})
        : encoding === 'gzip'
          ? gzipSync(raw, {level: 6})
          : raw;
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const served = {body, type, etag, encoding};
    this.cache.set(key, served);
    return served;
  }
}
