import type { Chat, ChatMarksRow, ChatMessage, UnreadCounts } from '@contracts/chat';
import type { QueryClient } from '@tanstack/react-query';
import { type ChatPages, chatQuery, chatsQuery, isDeletedFor, isRequestTo, requestsQuery, unreadQuery } from './chats';
import { noteMarks } from './markTimes';

const without = (pages: ChatPages | undefined, id: string): ChatPages | undefined =>
  pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, chats: page.chats.filter((chat) => chat.id !== id) })) };

const withFirst = (pages: ChatPages | undefined, chat: Chat): ChatPages | undefined => {
  const rest = without(pages, chat.id);
  return rest && { ...rest, pages: rest.pages.map((page, index) => (index === 0 ? { ...page, chats: [chat, ...page.chats] } : page)) };
};

/** Changes a conversation wherever it is shown; answers whether it was known. */
export function changeChat(queries: QueryClient, id: string, change: (chat: Chat) => Chat): boolean {
  let isKnown = false;
  const changed = (chat: Chat) => {
    if (chat.id !== id) return chat;
    isKnown = true;
    return change(chat);
  };
  queries.setQueryData(chatQuery(id).queryKey, (chat) => chat && changed(chat));
  for (const { queryKey } of [chatsQuery, requestsQuery])
    queries.setQueryData<ChatPages>(queryKey, (all) => all && { ...all, pages: all.pages.map((page) => ({ ...page, chats: page.chats.map(changed) })) });
  return isKnown;
}

/** Shows a conversation as it is now, where it belongs: among the conversations, among the requests, or nowhere once its member has deleted it. */
export function foldChat(queries: QueryClient, chat: Chat, memberId: string): void {
  queries.setQueryData(chatQuery(chat.id).queryKey, chat);
  const isGone = isDeletedFor(chat, memberId);
  const isRequest = isRequestTo(chat, memberId);
  queries.setQueryData<ChatPages>(chatsQuery.queryKey, (all) => (isGone || isRequest ? without(all, chat.id) : withFirst(all, chat)));
  queries.setQueryData<ChatPages>(requestsQuery.queryKey, (all) => (isRequest && !isGone ? withFirst(all, chat) : without(all, chat.id)));
}

const setUnread = (queries: QueryClient, change: (counts: UnreadCounts) => UnreadCounts) =>
  queries.setQueryData(unreadQuery.queryKey, (counts) => counts && change(counts));

/** How much of one conversation is unread, in its own number and in that of all, of which muted ones are no part. */
export function setUnreadOf(queries: QueryClient, chatId: string, count: (before: number) => number, counts: boolean): void {
  // An answer that is on its way knows of an earlier number.
  void queries.cancelQueries({ queryKey: unreadQuery.queryKey });
  setUnread(queries, ({ unreadCounts, total, conversations }) => {
    const { [chatId]: before = 0, ...others } = unreadCounts;
    const now = count(before);
    const all = now > 0 ? { ...others, [chatId]: now } : others;
    if (!counts) return { unreadCounts: all, total, conversations };
    return { unreadCounts: all, total: Math.max(0, total + now - before), conversations: Math.max(0, conversations + Number(now > 0) - Number(before > 0)) };
  });
}

/** Whether what is unread in it counts in badges and title. */
export const isCounted = (chat: Chat | undefined, memberId: string): boolean => Boolean(chat && !chat.muted && !isRequestTo(chat, memberId));

/** Shows a message, new or changed, in the list; answers whether its conversation was known. */
export function foldMessage(queries: QueryClient, message: ChatMessage): boolean {
  return changeChat(queries, message.chat_id, (chat) => {
    const last = chat.last_message;
    return !last || last.position <= message.position ? { ...chat, last_message: message, updated_at: message.created_at } : chat;
  });
}

/** Shows how much is unread in a conversation now; of one that is not known here it is asked whether it counts. */
export function foldUnread(queries: QueryClient, chatId: string, unread: number, memberId: string): void {
  const chat = knownChat(queries, chatId);
  if (!chat) return void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
  setUnreadOf(queries, chatId, () => unread, isCounted(chat, memberId));
  changeChat(queries, chatId, (known) => ({ ...known, unread }));
}

/** Shows how far the other side has it. */
export function foldMarks(queries: QueryClient, { chatId, delivered, seen }: ChatMarksRow): void {
  const known = knownChat(queries, chatId)?.marks;
  if (known) noteMarks(chatId, known, { delivered, seen });
  changeChat(queries, chatId, (chat) => ({ ...chat, marks: { delivered: delivered ?? chat.marks.delivered, seen: seen ?? chat.marks.seen } }));
}

/** The conversation as it is known here. */
export function knownChat(queries: QueryClient, id: string): Chat | undefined {
  const pages = [chatsQuery, requestsQuery].flatMap(({ queryKey }) => queries.getQueryData<ChatPages>(queryKey)?.pages ?? []);
  return queries.getQueryData(chatQuery(id).queryKey) ?? pages.flatMap(({ chats }) => chats).find((chat) => chat.id === id);
}
