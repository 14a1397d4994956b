import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const program = join(process.cwd(), 'src/platform/texts/text-thread.ts');

/** Starts the thread from its sources, which Node cannot read by itself. */
export const startTextThread = (): Worker => new Worker(join(process.cwd(), 'test/threads/from-source.cjs'), { workerData: { program } });
