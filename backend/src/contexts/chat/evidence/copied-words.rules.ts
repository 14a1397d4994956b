import type { ChatMessage } from '../../../../contracts/chat.js';
import type { SealedMessage } from '../../../../contracts/chat-evidence.js';

/** A message of a copy, as it is sealed. */
export const copiedOf = ({ id, sender_id, created_at, state, content, file, file_name, file_size }: ChatMessage): SealedMessage => ({
  id,
  authorId: sender_id,
  at: created_at,
  state,
  content,
  file: file && file_name !== null && file_size !== null ? { name: file_name, type: file.type, size: file_size } : null,
});
