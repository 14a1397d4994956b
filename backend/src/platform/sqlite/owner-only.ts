import { chmodSync, closeSync, openSync } from 'node:fs';

/** Lets nobody but the owner into a file or folder that is there. One that belongs to somebody else is left as that one wants it. */
export function ownerOnly(path: string, mode: 0o600 | 0o700): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['ENOENT', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Makes a file that nobody but the owner may read, or closes the one that is there to others. */
export function ownFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  ownerOnly(path, 0o600);
}
