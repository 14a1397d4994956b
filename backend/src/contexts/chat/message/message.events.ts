import type { ChatEmoji } from '../../../../contracts/chat.js';
import type { DomainEvent } from '../../../kernel/event.js';

interface OfMessage {
  messageId: string;
  chatId: string;
  authorId: string;
}

/**
 * `sealed`: its text, sealed under the keys of its author and its edition by whoever wrote the fact (`ChatSeals`): no reader of facts opens it.
 * `isRequest`: it is the one text of a request. `replyTo`: the message that it answers. `openUntil`: until then its author may change it.
 * `fileId`: the file that it takes along; its text may be empty then.
 */
export type MessageSent = DomainEvent<'MessageSent', SentAlone & { fileId: string | null }, [SentAlone]>;
/** As it was recorded before there were files. */
type SentAlone = OfMessage & { otherId: string; clientId: string; sealed: string; day: string; replyTo: string | null; isRequest: boolean; openUntil: string };
export type MessageEdited = DomainEvent<'MessageEdited', OfMessage & { otherId: string; sealed: string; day: string; edition: number }>;
/** Its author took it back; `edition` is the last one that it had. */
export type MessageDeleted = DomainEvent<'MessageDeleted', OfMessage & { otherId: string; day: string; edition: number }>;
/** A side reacted to it, or took that back (null). */
export type MessageReacted = DomainEvent<'MessageReacted', { messageId: string; chatId: string; memberId: string; otherId: string; emoji: ChatEmoji | null }>;
/** Moderators took it from the view of both sides; `reportId` is the report by which they did. */
export type MessageWithheld = DomainEvent<'MessageWithheld', OfMessage & { otherId: string; reportId: string; reason: string }>;
/** That was taken back. */
export type MessageRestored = DomainEvent<'MessageRestored', OfMessage & { otherId: string; reason: string }>;
/** Versions that nobody is shown any more have lain long enough. */
export type MessageEditionsDestroyed = DomainEvent<'MessageEditionsDestroyed', OfMessage & { day: string; editions: number[] }>;

export type MessageEvent = MessageSent | MessageEdited | MessageDeleted | MessageReacted | MessageWithheld | MessageRestored | MessageEditionsDestroyed;
