/** @jest-environment jsdom */
import type { Chat } from '@contracts/chat';
import type { Present, Writing } from '@contracts/envelope';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { inReact, leaveAll } from '../../../../testing/inReact';
import { chat, ME, OTHER } from '../chat.fixture';
import { chatQuery } from './chats';

interface Following {
  onPresent(present: Present): void;
  onWriting(writing: Writing): void;
}
const followed = new Map<string, Following>();
const asked: string[] = [];
jest.mock('../../../client/socket', () => ({
  followChannel: (channel: string, following: Following) => {
    followed.set(channel, following);
    asked.push(channel);
    return () => followed.delete(channel);
  },
  askAgain: (channel: string) => followed.has(channel) && asked.push(channel),
}));

const CHANNEL = 'chat:c1';
const shown = (...ids: string[]) => act(async () => followed.get(CHANNEL)?.onPresent({ channel: CHANNEL, members: ids.map((id) => ({ id, name: id })) }));
const blocked = chat({ may_write: false, notice: 'Bu kişiye mesaj gönderemezsiniz.' });

/** A window of a conversation, and what is told of conversations. */
async function open(given: Chat) {
  const { usePresence, useSeenIn } = await import('./presence');
  const { foldRow } = await import('./useChatLive');
  const queries = new QueryClient();
  queries.setQueryData(chatQuery(given.id).queryKey, given);
  const useWindow = (now: Chat) => {
    usePresence(now);
    return useSeenIn(now.id);
  };
  const page = await inReact(useWindow, given, (inside) => <QueryClientProvider client={queries}>{inside}</QueryClientProvider>);
  const tell = (told: Chat) => act(async () => foldRow(queries, { kind: 'update', row: { type: 'chat', chat: told } }, ME));
  const isAsked = () => queries.getQueryState(chatQuery(given.id).queryKey)?.isInvalidated;
  return { page, tell, isAsked };
}

beforeEach(() => {
  asked.length = 0;
});
afterEach(leaveAll);

describe('Who is at a conversation', () => {
  it('is heard no more across a block, and again once the conversation is told to be open', async () => {
    const { page, tell, isAsked } = await open(chat());
    await shown(ME, OTHER);
    expect([page.now.present, isAsked()]).toEqual([true, false]);
    await shown();
    expect([page.now.present, isAsked()]).toEqual([false, true]);
    await page.give(blocked);
    await tell(blocked);
    expect(asked).toEqual([CHANNEL]);
    await tell(chat());
    expect(asked).toEqual([CHANNEL, CHANNEL]);
    await shown(ME, OTHER);
    await act(async () => followed.get(CHANNEL)?.onWriting({ channel: CHANNEL, memberId: OTHER }));
    expect(page.now).toEqual({ present: true, writing: true });
  });

  it('is heard in a window that was opened across a block, once that is lifted', async () => {
    const { tell } = await open(blocked);
    asked.length = 0;
    await tell(chat());
    expect(asked).toEqual([CHANNEL]);
  });

  it('is known of nobody while nothing can be reached', async () => {
    const { useDoing } = await import('../window/useAbout');
    const setOnline = (value: boolean) =>
      act(async () => {
        Object.defineProperty(navigator, 'onLine', { value, configurable: true });
        dispatchEvent(new Event(value ? 'online' : 'offline'));
      });
    const page = await inReact(useDoing, chat({ online: true }), (inside) => inside);
    expect(page.now.isOnline).toBe(true);
    await setOnline(false);
    expect(page.now.isOnline).toBe(false);
    await setOnline(true);
    expect(page.now.isOnline).toBe(true);
  });

  it('is asked of no window that is closed', async () => {
    const { page, tell } = await open(chat());
    await page.leave();
    asked.length = 0;
    await tell(chat());
    expect(asked).toEqual([]);
  });
});
