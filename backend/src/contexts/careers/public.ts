/** Facts of this context that others may react to. */
export type { JobEvent, JobModerationEvent } from './listing/job.events.js';
