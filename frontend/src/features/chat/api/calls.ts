import { CHAT_TEXT, type Chat, type ChatChoices, type MarkReadAnswer, type MarkReadRequest, type StartChatRequest } from '@contracts/chat';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Call, posts, puts, removes, shownAs, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { at } from '../../../client/reads';
import { changeDesk, closeWindow } from '../desk/desk';
import { CHAT, type ChatPages, chatQuery, chatsQuery, choicesQuery, requestsQuery } from './chats';
import { changeChat, foldChat, foldUnread } from './fold';

/** Begins a conversation with a member, or finds the one that stands. */
export function useStartChat(memberId: string, onStarted: (chat: Chat) => void) {
  const queries = useQueryClient();
  return useCall(posts<StartChatRequest, Chat>('/api/chat/start'), {
    anew: true,
    fails: CHAT_TEXT.beginFailed,
    onSuccess: ({ data }) => {
      foldChat(queries, data, memberId);
      onStarted(data);
    },
  });
}

/** Makes a stranger's request a conversation like others. */
export function useAcceptChat(memberId: string) {
  const queries = useQueryClient();
  return useCall(
    posts<string, Chat>(
      (id) => at`/api/chat/${id}/accept`,
      () => undefined,
    ),
    {
      fails: CHAT_TEXT.openFailed,
      onSuccess: ({ data }) => {
        foldChat(queries, data, memberId);
        changeDesk({ isAtRequests: false });
        void queries.invalidateQueries({ queryKey: CHAT });
      },
    },
  );
}

/** Deletes the member's side; their window of it closes. */
export function useDeleteChat(onDeleted?: () => void) {
  const queries = useQueryClient();
  return useCall(
    removes<string>((id) => at`/api/chat/${id}`),
    {
      onSuccess: (_answer, id) => {
        closeWindow(id);
        drop(queries, id);
        void queries.invalidateQueries({ queryKey: CHAT });
        onDeleted?.();
      },
    },
  );
}

function drop(queries: QueryClient, id: string) {
  for (const { queryKey } of [chatsQuery, requestsQuery])
    queries.setQueryData<ChatPages>(
      queryKey,
      (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) })) },
    );
  queries.removeQueries({ queryKey: chatQuery(id).queryKey, type: 'inactive' });
}

const mutes: Call<{ id: string; muted: boolean }, unknown> = ({ id, muted }, key) =>
  muted ? puts<unknown, unknown>(at`/api/chat/${id}/mute`, () => undefined)(undefined, key) : removes<void>(at`/api/chat/${id}/mute`)(undefined, key);

/** Whether a conversation counts in badges and title. */
export function useMuteChat() {
  const queries = useQueryClient();
  return useCall(mutes, {
    fails: CHAT_TEXT.openFailed,
    onSuccess: (_answer, { id, muted }) => {
      changeChat(queries, id, (chat) => ({ ...chat, muted }));
      void queries.invalidateQueries({ queryKey: [...CHAT, 'unread'] });
    },
  });
}

/** What is shown of a conversation counts as read, which its number shows at once. */
export function useMarkRead(memberId: string) {
  const queries = useQueryClient();
  const show = (id: string, unread: number) => foldUnread(queries, id, unread, memberId);
  return useMutation({
    mutationFn: ({ id, upTo }: { id: string; upTo: string }) =>
      post<MarkReadAnswer>(at`/api/chat/${id}/mark-read`, { body: { upTo } satisfies MarkReadRequest }),
    onMutate: ({ id }) => show(id, 0),
    // What came meanwhile is none that was shown.
    onSuccess: ({ data: { unread } }, { id }) => show(id, unread),
    onError: () => queries.invalidateQueries({ queryKey: [...CHAT, 'unread'] }),
  });
}

export const useChooseChat = () =>
  useCall(puts<ChatChoices, ChatChoices>('/api/chat/choices'), {
    shows: shownAs(choicesQuery, (_shown, choices) => choices),
    keeps: choicesQuery,
  });
