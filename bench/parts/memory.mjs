import { fileURLToPath } from 'node:url';

const TELLER = fileURLToPath(new URL('memory-teller.mjs', import.meta.url));
const LINE = /^memory: (.*)\n/m;
const LONGEST_MS = 30_000;

/** Settings of a process whose memory is asked for. */
export const TELLS_MEMORY = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${TELLER}` };

/**
 * KiB that a process has. `held`: objects and buffers that are still used after several collections, which is the same in each run. `resident`: all that
 * the system counts for it, with what its allocator keeps for later.
 */
export async function memoryOf(child) {
  const line = new Promise((resolve, reject) => {
    let text = '';
    const hear = (chunk) => {
      text += chunk;
      const found = LINE.exec(text);
      if (found) end(resolve, found[1]);
    };
    const late = setTimeout(() => end(reject, new Error(`no word about its memory from ${child.spawnargs.join(' ')}`)), LONGEST_MS);
    const end = (settle, value) => {
      clearTimeout(late);
      child.stdout.off('data', hear);
      child.stdout.resume();
      settle(value);
    };
    child.stdout.on('data', hear);
  });
  child.kill('SIGUSR2');
  const { heapUsed, external, rss } = JSON.parse(await line);
  return { held: (heapUsed + external) / 1024, resident: rss / 1024 };
}
