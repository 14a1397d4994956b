import type { ChatLiveRow, ChatMessageRow } from '@contracts/chat';
import { LIVE_CHANNEL, type LiveChange } from '@contracts/envelope';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { followChannel } from '../../../client/socket';
import { store } from '../../../client/store';
import { CHAT, chatsQuery, unreadQuery } from './chats';
import { foldChat, foldMarks, foldMessage, foldUnread, isCounted, knownChat, setUnreadOf } from './fold';
import { endWriting, hearAgainIn } from './presence';

const live = store({ isLive: false });
/** Whether the live connection tells what happens; where it does not one has to ask. */
export const useIsChatLive = (): boolean => live.use(({ isLive }) => isLive);

/** Keeps all that is known of the member's conversations in step with the server, while they are here. */
export function useChatLive(memberId: string): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = followChannel<ChatLiveRow>(LIVE_CHANNEL.chats, {
      onChange: (change) => foldRow(queries, change, memberId),
      onMissed: () => void queries.invalidateQueries({ queryKey: CHAT }),
      onLive: (isLive) => live.change(() => ({ isLive })),
    });
    return () => {
      stop();
      live.change(() => ({ isLive: false }));
    };
  }, [queries, memberId]);
}

/** Takes one row of the channel into what is shown. */
export function foldRow(queries: QueryClient, { kind, row }: Pick<LiveChange<ChatLiveRow>, 'kind' | 'row'>, memberId: string): void {
  if (row.type === 'chat') {
    foldChat(queries, row.chat, memberId);
    if (row.chat.state === 'open' && row.chat.may_write) hearAgainIn(row.chat.id);
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
    void queries.invalidateQueries({ queryKey: chatsQuery.queryKey, refetchType: 'active' });
    return;
  }
  if (row.type === 'marks') {
    const { chatId, unread } = row;
    if (row.memberId !== memberId) foldMarks(queries, row);
    else if (unread !== null) foldUnread(queries, chatId, unread, memberId);
    return;
  }
  const { message } = row;
  const isNews = kind === 'insert' && message.sender_id !== memberId && !isShown(queries, row);
  const isKnown = foldMessage(queries, message);
  if (isNews) {
    setUnreadOf(queries, message.chat_id, (before) => before + 1, isCounted(knownChat(queries, message.chat_id), memberId));
    endWriting(message.chat_id);
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  }
  if (!isKnown) void queries.invalidateQueries({ queryKey: chatsQuery.queryKey });
}

/** A row may be told again. */
const isShown = (queries: QueryClient, { message }: ChatMessageRow): boolean =>
  (knownChat(queries, message.chat_id)?.last_message?.position ?? -1) >= message.position;
