import type { DomainEvent } from '../../../kernel/event.js';

interface OfChat {
  chatId: string;
  memberId: string;
  otherId: string;
}

/** `asks`: the other side is asked first; the one text that may be written until then waits among their requests. */
export type ChatStarted = DomainEvent<'ChatStarted', OfChat & { asks: boolean }>;
/** The one text of a request was written. */
export type ChatRequestWritten = DomainEvent<'ChatRequestWritten', OfChat & { messageId: string }>;
/** Whoever was asked took the request. */
export type ChatAccepted = DomainEvent<'ChatAccepted', OfChat>;
/**
 * `isLast`: nobody has it any more. `refusedUntil`: until then whoever made the request that was deleted unaccepted, by either side, cannot ask again;
 * null otherwise.
 */
export type ChatDeleted = DomainEvent<'ChatDeleted', OfChat & { isLast: boolean; refusedUntil: string | null }>;
/** The account of a side has ended: what they wrote in these can never be read again. */
export type ChatMemberForgotten = DomainEvent<'ChatMemberForgotten', { memberId: string; otherId: string; chatIds: string[] }>;
/** Nobody has it any more, and nothing in it can be read. */
export type ChatKeysDestroyed = DomainEvent<'ChatKeysDestroyed', { chatId: string; memberIds: string[] }>;
/**
 * Messages are not kept longer than this: what both wrote on that day (`YYYY-MM-DD`) can never be read again, and whoever keeps something of these
 * messages (views, files) lets go of it. A long day comes in several facts.
 */
export type ChatDayForgotten = DomainEvent<'ChatDayForgotten', { chatId: string; day: string; memberIds: string[]; messageIds: string[] }>;

export type ConversationEvent = ChatStarted | ChatRequestWritten | ChatAccepted | ChatDeleted | ChatMemberForgotten | ChatKeysDestroyed | ChatDayForgotten;
