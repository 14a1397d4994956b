import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { wordsOf } from '../words';

/** What stands under a name in the list: why nothing more can be written there, or what was written last. */
export function previewOf({ last_message: last, user1_id, user1_deleted, user2_deleted }: Chat, memberId: string): string {
  if (user1_id === memberId ? user2_deleted : user1_deleted) return 'Karşı taraf sohbeti sildi';
  if (!last) return 'Henüz mesaj yok';
  if (last.state === 'forgotten') return CHAT_TEXT.gone;
  const words = wordsOf(last).replace(/\s+/g, ' ');
  return last.sender_id === memberId ? `Siz: ${words}` : words;
}
