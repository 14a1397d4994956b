/** Facts of this context that others may react to. */
export type { JobApplicationEvent } from './application/application.events.js';
export type { JobEvent, JobModerationEvent } from './listing/job.events.js';
/** What moderators are told of a listing that waits. */
export { suspicionReason, suspicionSentence } from './suspicion/suspicion.rules.js';
