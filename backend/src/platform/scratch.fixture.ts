import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from '@jest/globals';

/** Gives every test of the describe it is called in an empty folder; answers paths in it. */
export function scratchFolder(): (name: string) => string {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'meydan-spec-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}

/** Opens things for one test and closes them all after it, the last one first. */
export function closing(): <T extends { close(): unknown }>(opened: T) => T {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const thing of open.splice(0).reverse()) await thing.close();
  });
  return (opened) => {
    open.push(opened);
    return opened;
  };
}
