/**
 * Makes the embedded database wait for the disk. In PGlite every sync of PostgreSQL's ends in nothing
 * (https://github.com/electric-sql/pglite/issues/1107): it starts with `-F`, and its file system
 * offers none. Here PostgreSQL syncs by its own rules, as on a real server: the write-ahead log at
 * each commit, and at a checkpoint every file that was written, before any of the log is used again.
 */
import {fsyncSync} from 'node:fs';

import {PGlite} from '@electric-sql/pglite';
import {NodeFS} from '@electric-sql/pglite/nodefs';

import {syncPath} from '../sync';

/** `fdatasync`, the default, cannot be given a meaning: it does not reach the file system. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((option) => option !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** What is used of Emscripten's file system over Node's. */
interface NodeFiles {
  realPath(node: unknown): string;
  /** Turns an error of Node's into one of PostgreSQL's. */
  tryFSOperation(task: () => void): void;
  stream_ops: {fsync?(stream: {node: unknown; nfd?: number}): 0};
}

type Options = Parameters<NodeFS['init']>[1];

/** From here on, what PostgreSQL syncs reaches the disk. */
export function letSync({FS}: {FS: object}): void {
  const {NODEFS: files} = (FS as {filesystems: {NODEFS: NodeFiles}}).filesystems;
  files.stream_ops.fsync = ({node, nfd}) => {
    // Only regular files are open in Node; PostgreSQL syncs folders too.
    files.tryFSOperation(() =>
      nfd === undefined ? syncPath(files.realPath(node)) : fsyncSync(nfd),
    );
    return 0;
  };
}

/** The files of a data folder, which PostgreSQL can sync from its first moment on. */
export class DurableFiles extends NodeFS {
  override async init(database: PGlite, options: Options): ReturnType<NodeFS['init']> {
    const {emscriptenOpts} = await super.init(database, options);
    const preRun = [...((emscriptenOpts.preRun ?? []) as unknown[]), letSync];
    return {emscriptenOpts: {...emscriptenOpts, preRun: preRun as typeof emscriptenOpts.preRun}};
  }
}
