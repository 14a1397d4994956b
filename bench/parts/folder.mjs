import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does the work in an empty folder that is gone afterwards. */
export async function inFolder(work) {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
