/** Facts of this context that others may react to. */
export type { ChatEvidenceDestroyed, ChatEvidenceDisclosed, ChatEvidenceKept } from './evidence/evidence.events.js';
export type { MessageRestored, MessageSent, MessageWithheld } from './message/message.events.js';
