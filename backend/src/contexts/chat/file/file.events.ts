import type { DomainEvent } from '../../../kernel/event.js';

interface OfFile {
  fileId: string;
  chatId: string;
  authorId: string;
}

/**
 * `key` and `thumbnailKey` are those of its bytes, which are kept encrypted. `sealed`: what it is called, what it is and the key of its bytes
 * (`FileDetails`), sealed under the keys of its author and of the file (`ChatSeals`): no reader of facts opens it. `day`: on which it came.
 */
export type ChatFileUploaded = DomainEvent<'ChatFileUploaded', OfFile & { key: string; thumbnailKey: string | null; sealed: string; day: string }>;
/** A message of its author takes it along; no other can. */
export type ChatFileUsed = DomainEvent<'ChatFileUsed', OfFile & { messageId: string }>;
/** Its bytes are gone, and what was sealed of it can never be read again. */
export type ChatFileRemoved = DomainEvent<'ChatFileRemoved', OfFile & { day: string }>;

export type ChatFileEvent = ChatFileUploaded | ChatFileUsed | ChatFileRemoved;
