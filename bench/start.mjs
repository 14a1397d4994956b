import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop } from './parts/children.mjs';
import { inFolder } from './parts/folder.mjs';
import { startMeydan } from './parts/meydan.mjs';
import { seed } from './parts/seed.mjs';
import { atMost } from './parts/table.mjs';
import { inTurns, median } from './parts/turns.mjs';

/*
 * From the start of the process to the first answer of the topic list, and the memory it holds then, with a short and a long log. Before
 * that the application has caught up with the log once, as any has that was ever stopped.
 */
const LOGS = { '1k': 1_000, '1M': 1_000_000 };
const STARTS = 5;
const MOST_MS = 1_500;
const MOST_MIB = 200;
const PAGE = '/api/forum/topics?limit=20';

export const measure = () =>
  inFolder(async (root) => {
    const folders = Object.keys(LOGS).map((name) => [name, join(root, name)]);
    for (const [name, folder] of folders) await prepare(name, folder);
    const starts = await inTurns(STARTS, Object.fromEntries(folders.map(([name, folder]) => [name, () => start(folder)])));
    return Object.entries(starts).flatMap(([name, taken]) => [
      atMost(`start: first answer with ${name} events`, median(taken.map(({ ms }) => ms)), MOST_MS, 'ms'),
      atMost(`start: memory with ${name} events`, median(taken.map(({ mib }) => mib)), MOST_MIB, 'MiB'),
    ]);
  });

async function prepare(name, folder) {
  const began = performance.now();
  await seed(folder, LOGS[name]);
  const seeded = performance.now();
  const { child, ready } = await startMeydan(folder);
  await ready();
  console.log(`start: ${name} events written in ${seconds(seeded - began)}, first caught up with in ${seconds(performance.now() - seeded)}`);
  await stop(child);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

async function start(folder) {
  const began = performance.now();
  const { child, answering } = await startMeydan(folder);
  try {
    await answering(PAGE);
    return { ms: performance.now() - began, mib: await residentMib(child.pid) };
  } finally {
    await stop(child);
  }
}

/** Resident memory of a process as Linux counts it. */
async function residentMib(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)[1]) / 1024;
}
