/** Facts of this context that others may react to. */
export type { MessageRestored, MessageSent, MessageWithheld } from './message/message.events.js';
