import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { timeAgo } from '../../../design/dates';
import { isRequestTo } from '../api/chats';
import { useSeenIn } from '../api/presence';
import { useIsOffline } from '../api/useIsOffline';

interface About {
  text: string;
  /** Said of somebody who is there at the moment. */
  isHere: boolean;
}

/** What the other side does now, as far as that is known: whoever reaches nothing knows nothing of it. */
export function useDoing({ id, online }: Chat): { readonly writing: boolean; readonly isOnline: boolean } {
  const { writing, present } = useSeenIn(id);
  const isOffline = useIsOffline();
  return { writing: writing && !isOffline, isOnline: (online || present) && !isOffline };
}

/** What stands under the name in a conversation's head. */
export const useAbout = (chat: Chat, memberId: string): About => aboutOf(chat, memberId, useDoing(chat));

export function aboutOf(chat: Chat, memberId: string, { writing, isOnline }: { writing: boolean; isOnline: boolean }, now: number = Date.now()): About {
  if (isRequestTo(chat, memberId)) return { text: 'Mesaj isteği · takip etmiyorsunuz', isHere: false };
  if (chat.state === 'request' && chat.last_message) return { text: 'Kabul bekliyor', isHere: false };
  if (writing) return { text: CHAT_TEXT.writing, isHere: true };
  if (isOnline) return { text: CHAT_TEXT.online, isHere: true };
  if (chat.last_seen_at) return { text: `Son görülme: ${timeAgo(chat.last_seen_at, now)}`, isHere: false };
  return { text: chat.other.username ? `@${chat.other.username}` : '', isHere: false };
}
