import type { VoiceMessageType } from '../../../../contracts/voice-messages.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** By `memberId`. `day`: that on which it was written, in UTC. */
interface OfMessage {
  messageId: string;
  roomId: string;
  memberId: string;
  day: string;
}

export type RoomMessagePosted = DomainEvent<'RoomMessagePosted', OfMessage & { sealed: string; messageType: VoiceMessageType; parentMessageId: string | null }>;
export type RoomMessageEdited = DomainEvent<'RoomMessageEdited', OfMessage & { sealed: string; edition: number }>;
/** By its author, or by whoever moderates there. */
export type RoomMessageDeleted = DomainEvent<'RoomMessageDeleted', OfMessage & { byId: string }>;

interface JudgedMessage {
  messageId: string;
  roomId: string;
  authorId: string;
  reason: string;
}
export type RoomMessageWithheld = DomainEvent<'RoomMessageWithheld', JudgedMessage & { reportId: string }>;
export type RoomMessageRestored = DomainEvent<'RoomMessageRestored', JudgedMessage>;
export type RoomMessageModerationEvent = RoomMessageWithheld | RoomMessageRestored;

export type RoomMessageEvent = RoomMessagePosted | RoomMessageEdited | RoomMessageDeleted | RoomMessageModerationEvent;

/** Some of the messages of a day; the key of all of that day is destroyed. */
export type RoomMessagesForgotten = DomainEvent<'RoomMessagesForgotten', { roomId: string; day: string; messageIds: string[] }>;
