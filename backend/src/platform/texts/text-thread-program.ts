import { Worker } from 'node:worker_threads';

/** Starts the thread in which texts are rendered. A module of its own, because tests start the same program from its sources. */
export const startTextThread = (): Worker => new Worker(new URL('./text-thread.js', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 128 } });
