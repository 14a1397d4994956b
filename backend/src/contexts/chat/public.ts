/** Facts of this context that others may react to. */
export type { MessageSent } from './message/message.events.js';
