import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

const program = join(process.cwd(), 'src/platform/one-page/page-thread.ts');

/** Starts the thread from its sources, which Node cannot read by itself. */
export const startPageThread = (): Worker => new Worker(join(process.cwd(), 'test/threads/from-source.cjs'), { workerData: { program } });
