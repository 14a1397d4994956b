/** @jest-environment jsdom */
import type { Chat, ChatMessageRow, UnreadCounts } from '@contracts/chat';
import type { LiveChange } from '@contracts/envelope';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn } from '../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../testing/fakeServer';
import { leaveAll, until } from '../../../testing/inReact';
import { openChat } from '../../client/openChat';
import { chat, ME, message } from './chat.fixture';

const heard = new Set<(change: Pick<LiveChange<ChatMessageRow>, 'kind' | 'row'>) => void>();
jest.mock('../../client/socket', () => ({
  followChannel: (channel: string, { onChange }: { onChange: () => void }) => {
    if (channel === 'chats') heard.add(onChange);
    return () => heard.delete(onChange);
  },
  tellWriting: () => undefined,
}));
jest.mock('./conversation/Conversation', () => ({ Conversation: () => null }));

const two = chat({ id: 'c2', other: { ...chat().other, id: 'm3', username: 'gokce', display_name: 'Gökçe Ünal' }, updated_at: '2026-11-27T10:30:00.000Z' });
let chats: Chat[];
let counts: UnreadCounts;
function answer({ path, method }: Asked) {
  const [, id] = /^\/api\/chat\/(c\d)$/.exec(path) ?? [];
  if (path.startsWith('/api/chat/list')) return done({ chats, hasMore: false, requests: { count: 0, newest: null } });
  if (path === '/api/chat/unread-count') return done(counts);
  if (path === '/api/chat/choices') return done({ whoMayWrite: 'everyone', showsSeen: true, showsLastSeen: false });
  if (path === '/api/chat/start') return done(two);
  if (path === '/api/users/blocked/ids') return done({ ids: [] });
  if (path.startsWith('/api/users')) return done([]);
  if (method === 'DELETE') {
    chats = chats.filter((each) => each.id !== id);
    return done({});
  }
  const found = chats.find((each) => each.id === id);
  return id && !found ? refused(404, 'NOT_FOUND') : done(found ?? {});
}

const windows = () => [...document.querySelectorAll<HTMLElement>('[data-chat-window]')].map(({ dataset }) => dataset.chatWindow);
const isBar = (id: string) => document.querySelector(`[data-chat-window="${id}"] [title="Büyüt"]`) !== null;
const row = (name: string) => [...document.querySelectorAll<HTMLElement>('[data-chat-panel] li > button')].find((each) => each.textContent?.includes(name));
const pressEscape = (id: string) =>
  act(async () => document.querySelector(`[data-chat-window="${id}"]`)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));

async function opened(name: string) {
  await until(() => row(name) !== undefined);
  row(name)?.focus();
  await act(async () => row(name)?.click());
}

/** The panel, with the conversations of the server in it. */
async function desk(given: (asked: Asked) => Answer = answer) {
  const { ChatDock } = await import('./ChatDock');
  const page = await drawn(<ChatDock memberId={ME} />, given);
  await page.press(counts.conversations > 0 ? `Mesajlaşma, ${counts.conversations} okunmamış sohbet` : 'Mesajlaşma');
  await until(() => document.querySelector('[data-chat-panel]') !== null);
  return page;
}

beforeEach(() => {
  chats = [chat(), two];
  counts = { unreadCounts: {}, total: 0, conversations: 0 };
  document.title = 'Forum · Meydan';
});
afterEach(leaveAll);

describe('The desk', () => {
  it('minimises a window with Escape and closes its bar with another, and gives the focus back each time', async () => {
    await desk();
    await opened('Ozan Çelik');
    await until(() => windows().includes('c1'));
    await pressEscape('c1');
    expect([isBar('c1'), document.activeElement === row('Ozan Çelik')]).toEqual([true, true]);
    await pressEscape('c1');
    expect([windows(), document.activeElement === row('Ozan Çelik')]).toEqual([[], true]);
  });

  it('minimises the oldest where there is room for one, and closes all with the panel', async () => {
    const page = await desk();
    await opened('Ozan Çelik');
    await opened('Gökçe Ünal');
    await until(() => windows().length === 2);
    expect([isBar('c1'), isBar('c2')]).toEqual([true, false]);
    const close = [...document.querySelectorAll<HTMLElement>('[data-chat-panel] > header button')].at(-1);
    await act(async () => close?.click());
    expect([windows(), document.activeElement?.getAttribute('aria-label'), page.has('Mesajlaşma')]).toEqual([[], 'Mesajlaşma', true]);
  });

  it('leaves Escape to a question that is asked over it', async () => {
    const page = await desk();
    await opened('Ozan Çelik');
    await page.press('Daha fazla: Ozan Çelik');
    await page.press('Sohbeti Sil');
    await until(() => document.querySelector('[role=dialog]') !== null);
    await act(async () => document.querySelector('[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(isBar('c1')).toBe(false);
  });

  it('says that what is unread has come to this device, once', async () => {
    counts = { unreadCounts: { c1: 2 }, total: 2, conversations: 1 };
    const page = await desk();
    const told = () => page.sent.filter(({ path }) => path === '/api/chat/delivered').map(({ body }) => body);
    await until(() => told().length > 0);
    expect(told()).toEqual([{ chatIds: ['c1'] }]);
  });

  it('closes the window of a conversation that is not there any more, and of one that its member deletes', async () => {
    const page = await desk();
    await opened('Ozan Çelik');
    await page.press('Sohbeti Sil: Ozan Çelik');
    await page.press('Sil');
    await until(() => windows().length === 0 && row('Ozan Çelik') === undefined);
    expect(page.sent.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/chat/c1');
    chats = [];
    await act(async () => openChat({ chatId: 'c9' }));
    await until(() => windows().length === 0);
  });

  it('is opened from anywhere at the conversations, without what was sought before', async () => {
    const page = await desk();
    await page.press('Kişiler');
    await act(async () => openChat({ memberId: 'm3' }));
    await until(() => windows().includes('c2'));
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Sohbetler');
    expect(page.sent.find(({ path }) => path === '/api/chat/start')?.body).toEqual({ otherUserId: 'm3' });
  });

  it('says in the title of the page what is unread, whatever the page is called by then', async () => {
    counts = { unreadCounts: { c1: 100 }, total: 9_000, conversations: 128 };
    const page = await desk();
    expect(document.title).toBe('(99+) Forum · Meydan');
    expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toContain('128 okunmamış sohbet');
    await act(async () => {
      document.title = '(2) Blog · Meydan';
    });
    await until(() => document.title === '(99+) (2) Blog · Meydan');
    await leaveAll();
    expect([document.title, page.place.isConnected]).toEqual(['(2) Blog · Meydan', false]);
  });

  it('says aloud that somebody wrote whose window is not open', async () => {
    const page = await desk();
    await page.shows('Ozan Çelik');
    const news = message({ id: 'n2', position: 2 });
    await act(async () => {
      for (const hear of heard) hear({ kind: 'insert', row: { type: 'message', message: news } });
    });
    await page.shows('Ozan Çelik size yazdı.');
  });

  it('leads to the choices about messages, whose question is no part of its Escape', async () => {
    const page = await desk();
    await page.press('Mesaj ayarları');
    await page.shows('Size kimler yazabilir?');
    await act(async () => document.querySelector('[role=dialog]')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    expect(document.querySelector('[data-chat-panel] [title="Küçült"]')).not.toBeNull();
  });

  it('says what went wrong where the list cannot be read', async () => {
    const page = await desk((asked) => (asked.path.startsWith('/api/chat/list') ? { status: 500, body: 'null' } : answer(asked)));
    await page.shows('Hata: Chat listesi alma hatası');
  });
});
