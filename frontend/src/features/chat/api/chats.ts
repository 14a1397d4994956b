import { CHAT_LIMITS, type Chat, type ChatChoices, type ChatList, type UnreadCounts } from '@contracts/chat';
import type { PublicUser } from '@contracts/profile';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { ApiError } from '../../../client/apiError';
import { getData, queryOf } from '../../../client/http';
import { at, reads } from '../../../client/reads';

/** Begins every key of the chat. Nothing of it may stay on the device. */
export const CHAT = ['chat'] as const;

/** What the server said, or what it is called that went wrong where it said nothing. */
export const chatError = (error: unknown, otherwise: string): string =>
  error instanceof ApiError ? (error.details.message ?? error.details.error ?? otherwise) : otherwise;

const pagesOf = (name: 'list' | 'requests', path: string) =>
  infiniteQueryOptions({
    queryKey: [...CHAT, name],
    queryFn: ({ pageParam, signal }) => getData<ChatList>(path + queryOf({ limit: CHAT_LIMITS.list, offset: pageParam }), { signal }),
    initialPageParam: 0,
    getNextPageParam: (last: ChatList, pages: ChatList[]) => (last.hasMore ? pages.reduce((sum, { chats }) => sum + chats.length, 0) : undefined),
  });

export type ChatPages = InfiniteData<ChatList, number>;
/** The conversations of the member, the newest first. */
export const chatsQuery = pagesOf('list', '/api/chat/list');
/** What strangers wrote and the member has not accepted. */
export const requestsQuery = pagesOf('requests', '/api/chat/requests');
export const chatQuery = (id: string) => reads<Chat>([...CHAT, 'one', id], at`/api/chat/${id}`);

/** Of all conversations; the live connection tells of changes, the rest is for when it was down. */
export const unreadQuery = reads<UnreadCounts>([...CHAT, 'unread'], '/api/chat/unread-count', {
  refetchInterval: CHAT_LIMITS.unreadRefresh,
  refetchOnWindowFocus: 'always',
});
export const choicesQuery = reads<ChatChoices>([...CHAT, 'choices'], '/api/chat/choices');

/** Members to write to; one more is asked for, as the asker may be among them. */
export const peopleQuery = reads<PublicUser[]>([...CHAT, 'people'], '/api/users', { query: { limit: CHAT_LIMITS.people + 1 }, staleTime: 60_000 });

/** The conversations of all pages, each once, the newest first. */
export function chatsIn(pages: Pick<ChatList, 'chats'>[]): Chat[] {
  const all = new Map(pages.flatMap(({ chats }) => chats).map((chat) => [chat.id, chat]));
  return [...all.values()].sort((a, b) => b.updated_at.localeCompare(a.updated_at));
}

/** Whether the member's own side has deleted it. */
export const isDeletedFor = (chat: Chat, memberId: string): boolean => (chat.user1_id === memberId ? chat.user1_deleted : chat.user2_deleted);
/** Whether it waits for the member to accept it. */
export const isRequestTo = (chat: Chat, memberId: string): boolean => chat.state === 'request' && chat.user1_id !== memberId;
