import type { Chat } from '@contracts/chat';
import { CHAT_LIMITS } from '@contracts/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client/apiError';
import { chatQuery, isDeletedFor } from '../api/chats';
import { knownChat } from '../api/fold';

interface Shown {
  chat: Chat | undefined;
  error: Error | null;
  /** It is not there any more for its member. */
  isGone: boolean;
}

/** A conversation that is shown: as the list knows it, until it was asked for itself. */
export function useShownChat(id: string, memberId: string): Shown {
  const queries = useQueryClient();
  const { data: chat, error } = useQuery({ ...chatQuery(id), placeholderData: () => knownChat(queries, id), refetchInterval: CHAT_LIMITS.unreadRefresh });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 403);
  return { chat, error, isGone: isMissing || Boolean(chat && isDeletedFor(chat, memberId)) };
}
