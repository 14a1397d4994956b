import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Failed } from '../stack.js';
import { DamagedFile } from './sqlite-file.js';

/** Beside a file whose damage was met while it was in use, until the next start. */
const noteOf = (path: string): string => `${path}-damaged`;

/** Opens a file that can be made again. A damaged one is set aside under another name, with what belongs to it, and an empty one takes its place. */
export function setAsideNoted<T>(path: string, open: () => T, failed: Failed): T {
  if (existsSync(noteOf(path))) return openAfresh(path, open, failed, new DamagedFile(path, new Error('damage was met while it was in use')));
  try {
    return open();
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return openAfresh(path, open, failed, error);
  }
}

/** Notes that the file is to be set aside at the next start. */
export function noteDamage(path: string, error: unknown, failed: Failed): void {
  if (existsSync(noteOf(path))) return;
  writeFileSync(noteOf(path), '', { mode: 0o600 });
  failed(`${path} is damaged: restart, and it is set aside and built again from the log. Reading it`, error);
}

function openAfresh<T>(path: string, open: () => T, failed: Failed, damage: DamagedFile): T {
  const aside = `${path}.damaged-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (const ending of ['', '-wal', '-shm']) if (existsSync(`${path}${ending}`)) renameSync(`${path}${ending}`, `${aside}${ending}`);
  rmSync(noteOf(path), { force: true });
  failed(`${path} is damaged, was set aside as ${aside} and is built again from the log. Reading it`, damage);
  return open();
}
