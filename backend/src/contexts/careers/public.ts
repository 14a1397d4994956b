/** Facts of this context that others may react to. */
export type { JobEvent } from './listing/job.events.js';
