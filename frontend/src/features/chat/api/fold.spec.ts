import { CHAT_TEXT, type Chat, type ChatMarksRow } from '@contracts/chat';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../client/apiError';
import { chat, ME, message, OTHER } from '../chat.fixture';
import { chatError, chatQuery, chatsIn, chatsQuery, requestsQuery, unreadQuery } from './chats';
import { markSteps } from './markTimes';
import { foldRow } from './useChatLive';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const listOf = (...chats: Chat[]) => ({ pages: [{ chats, hasMore: false, requests: { count: 0, newest: null } }], pageParams: [0] });

function known(...chats: Chat[]) {
  const queries = new QueryClient();
  queries.setQueryData(chatsQuery.queryKey, listOf(...chats));
  queries.setQueryData(requestsQuery.queryKey, listOf());
  queries.setQueryData(unreadQuery.queryKey, { unreadCounts: {}, total: 0, conversations: 0 });
  const list = () => chatsIn(queries.getQueryData(chatsQuery.queryKey)?.pages ?? []);
  const requests = () => chatsIn(queries.getQueryData(requestsQuery.queryKey)?.pages ?? []);
  const counts = () => queries.getQueryData(unreadQuery.queryKey);
  return { queries, list, requests, counts, ids: () => list().map(({ id }) => id) };
}
const marks = (of: Partial<ChatMarksRow>): ChatMarksRow => ({ type: 'marks', chatId: 'c1', memberId: OTHER, delivered: null, seen: null, unread: null, ...of });

describe('A message that is told', () => {
  const news = message({ id: 'n2', position: 2, created_at: '2026-11-27T12:00:00.000Z', content: 'Yeni' });

  it('brings its conversation to the top, with one more unread', () => {
    const { queries, list, ids, counts } = known(chat({ id: 'c0', updated_at: '2026-11-27T11:30:00.000Z' }), chat());
    foldRow(queries, { kind: 'insert', row: { type: 'message', message: news } }, ME);
    expect(ids()).toEqual(['c1', 'c0']);
    expect(list()[0]?.last_message?.content).toBe('Yeni');
    expect(counts()).toEqual({ unreadCounts: { c1: 1 }, total: 1, conversations: 1 });
  });

  it('counts once, however often it is told', () => {
    const { queries, counts } = known(chat());
    for (let times = 0; times < 3; times++) foldRow(queries, { kind: 'insert', row: { type: 'message', message: news } }, ME);
    expect(counts()).toEqual({ unreadCounts: { c1: 1 }, total: 1, conversations: 1 });
  });

  it('counts for its conversation alone where that is muted, and not at all where one wrote it oneself', () => {
    const { queries, counts } = known(chat({ muted: true }));
    foldRow(queries, { kind: 'insert', row: { type: 'message', message: news } }, ME);
    foldRow(queries, { kind: 'insert', row: { type: 'message', message: message({ id: 'n3', position: 3, sender_id: ME }) } }, ME);
    foldRow(queries, { kind: 'update', row: { type: 'message', message: { ...news, content: 'Yenisi' } } }, ME);
    expect(counts()).toEqual({ unreadCounts: { c1: 1 }, total: 0, conversations: 0 });
  });
});

describe('A conversation that is told', () => {
  it('is among the requests until it is accepted', () => {
    const { queries, list, requests } = known();
    foldRow(queries, { kind: 'insert', row: { type: 'chat', chat: chat({ state: 'request' }) } }, ME);
    expect([list().length, requests().length]).toEqual([0, 1]);
    foldRow(queries, { kind: 'update', row: { type: 'chat', chat: chat() } }, ME);
    expect([list().length, requests().length]).toEqual([1, 0]);
  });

  it('leaves the list when its member has deleted it, and stays when the other side has', () => {
    const { queries, ids } = known(chat());
    foldRow(queries, { kind: 'update', row: { type: 'chat', chat: chat({ user1_deleted: true, state: 'closed' }) } }, ME);
    expect(ids()).toEqual(['c1']);
    foldRow(queries, { kind: 'update', row: { type: 'chat', chat: chat({ user2_deleted: true, state: 'closed' }) } }, ME);
    expect(ids()).toEqual([]);
    expect(queries.getQueryData(chatQuery('c1').queryKey)?.user2_deleted).toBe(true);
  });
});

describe('Marks that are told', () => {
  it('of the other side say how far they have it, and take nothing back', () => {
    const { queries, list } = known(chat());
    foldRow(queries, { kind: 'update', row: marks({ delivered: 'n1' }) }, ME);
    foldRow(queries, { kind: 'update', row: marks({ seen: 'n1' }) }, ME);
    expect(list()[0]?.marks).toEqual({ delivered: 'n1', seen: 'n1' });
    expect(markSteps('c1').map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['delivered', null, 'n1'],
      ['seen', null, 'n1'],
    ]);
  });

  it('of one’s own other page say how much is unread', () => {
    const { queries, counts } = known(chat());
    foldRow(queries, { kind: 'update', row: marks({ memberId: ME, unread: 4 }) }, ME);
    expect(counts()).toEqual({ unreadCounts: { c1: 4 }, total: 4, conversations: 1 });
    foldRow(queries, { kind: 'update', row: marks({ memberId: ME, unread: 0 }) }, ME);
    expect(counts()).toEqual({ unreadCounts: {}, total: 0, conversations: 0 });
  });

  it('of a conversation that is not known here lead to a question, as it may be a quiet one', () => {
    const { queries, counts } = known();
    queries.setQueryData(unreadQuery.queryKey, { unreadCounts: { c9: 2 }, total: 2, conversations: 1 });
    foldRow(queries, { kind: 'update', row: marks({ chatId: 'c9', memberId: ME, unread: 0 }) }, ME);
    expect(counts()).toEqual({ unreadCounts: { c9: 2 }, total: 2, conversations: 1 });
    expect(queries.getQueryState(unreadQuery.queryKey)?.isInvalidated).toBe(true);
  });
});

describe('What went wrong', () => {
  it('is what the server said, or what it is called', () => {
    expect(chatError(new ApiError(403, 'X', 'Yok', { message: 'Bu sohbet sizin değil.' }), CHAT_TEXT.listFailed)).toBe('Bu sohbet sizin değil.');
    expect(chatError(new ApiError(0, 'X', 'Ulaşılamıyor'), CHAT_TEXT.listFailed)).toBe('Chat listesi alma hatası');
  });
});
