import {extname} from 'node:path';

/** The compressed copies of a file, by encoding and best first: `about.html.br` beside `about.html`. */
export const ENCODINGS = {br: '.br', gzip: '.gz'} as const;

export type Encoding = keyof typeof ENCODINGS;

/** Extensions of text files; the formats of pictures and fonts are compressed already. */
const TEXT = ['.html', '.js', '.css', '.json', '.xml', '.txt', '.svg', '.webmanifest', '.map'];

/** Below a kilobyte a copy saves nothing that a visitor could notice. */
const LEAST = 1024;

/** Whether a file of a build is to have compressed copies. */
export const isCompressed = (file: string, bytes: number): boolean =>
  bytes >= LEAST && TEXT.includes(extname(file));
