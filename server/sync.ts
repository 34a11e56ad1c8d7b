import {closeSync, fsyncSync, openSync} from 'node:fs';

/** Brings a file, or the names in a folder, to the disk. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** File systems that cannot sync a folder, and folders that this user may not list. */
const CANNOT_SYNC = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR'];

/**
 * Brings the names in a folder to the disk, where that is possible: PostgreSQL does no more either
 * (`fsync_fname_ext` in its fd.c).
 */
export function syncFolder(folder: string): void {
  try {
    syncPath(folder);
  } catch (error) {
    if (!CANNOT_SYNC.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
