import { setImmediate as immediately } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/*
 * Is loaded into a process before its program: at each SIGUSR2 it throws away what nothing holds any more, and writes a line about what is left.
 */
const COLLECTIONS = 5;

if (isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', async () => {
    // What is freed at the end of one collection lets the next one free more.
    for (let number = 0; number < COLLECTIONS; number++) {
      await immediately();
      collect();
    }
    process.stdout.write(`memory: ${JSON.stringify(process.memoryUsage())}\n`);
  });
}
