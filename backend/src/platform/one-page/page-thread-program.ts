import { Worker } from 'node:worker_threads';

/** Starts the thread in which a page is drawn. A module of its own, because tests start the same program from its sources. */
export const startPageThread = (): Worker => new Worker(new URL('./page-thread.js', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 128 } });
