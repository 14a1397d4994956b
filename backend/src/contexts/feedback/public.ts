/** Facts of this context that others may react to. */
export type { FeedbackEmailDisclosed } from './feedback/feedback.events.js';
