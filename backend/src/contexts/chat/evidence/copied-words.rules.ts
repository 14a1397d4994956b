import type { ChatMessage, MessageState } from '../../../../contracts/chat.js';
import type { CopiedFile, CopiedVersion } from '../../../../contracts/chat-evidence.js';

/** A message of a copy, as it is sealed: who wrote it is looked up when it is read. */
export interface CopiedWords {
  readonly id: string;
  readonly authorId: string;
  readonly at: string;
  readonly state: MessageState;
  readonly content: string;
  readonly file: CopiedFile | null;
}

/** What is sealed of a conversation. Its size is bounded by the numbers of messages and versions, and by the length of a text. */
export interface ConversationWords {
  readonly messages: readonly CopiedWords[];
  readonly versions: readonly CopiedVersion[];
}

export const copiedOf = ({ id, sender_id, created_at, state, content, file, file_name, file_size }: ChatMessage): CopiedWords => ({
  id,
  authorId: sender_id,
  at: created_at,
  state,
  content,
  file: file && file_name !== null && file_size !== null ? { name: file_name, type: file.type, size: file_size } : null,
});
