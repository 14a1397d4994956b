import { CHAT_TEXT, type ChatMessage } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';

type Said = Pick<ChatMessage, 'state' | 'content' | 'message_type' | 'file_name'>;

/** A message in words, wherever it is named: its text, of a file without one what it is called. */
export function wordsOf({ state, content, message_type, file_name }: Said): string {
  if (state === 'deleted') return CHAT_TEXT.deletedMessage;
  if (state === 'withheld') return CHAT_TEXT.withheldMessage;
  if (state === 'forgotten') return CHAT_TEXT.gone;
  if (content !== '' || message_type === 'text') return content;
  return message_type === 'image' ? CHAT_FILE_TEXT.image : (file_name ?? CHAT_FILE_TEXT.file);
}
