import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { type ChatMarksRow, type ChatMessageRow, type ChatRow, chatChannel, FIRST_CHAT_CHOICES } from '../contracts/chat.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import { LIVE_CHANNEL, type LiveChange, NO_POSITION, type Writing } from '../contracts/envelope.js';
import type { Client } from './client.js';
import { accept, block, Conversations, chatOf, heard, read, receive, shown, start, unblock, write } from './conversations.js';
import { sendForm } from './forms.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';

const RACERS = 20;
const FORBIDDEN = { success: false, code: 'FORBIDDEN' };
const HIDDEN = { marks: { delivered: null, seen: null }, online: false, last_seen_at: null };

let chats: Conversations;
beforeAll(async () => {
  chats = await Conversations.open();
});
afterEach(() => chats.closePages());
afterAll(() => chats.stop());

const messageOf = async (socket: LiveSocket) => {
  const { channel, kind, row } = await heard<ChatMessageRow>(socket);
  expect([channel, row.type]).toEqual([LIVE_CHANNEL.chats, 'message']);
  return [kind, row.message.id, row.message.content, row.message.state, row.message.reactions.map(({ emoji }) => emoji)];
};
const chatIn = async (socket: LiveSocket) => {
  const { kind, row } = await heard<ChatRow>(socket);
  expect(row.type).toBe('chat');
  return [kind, row.chat.id, row.chat.state, row.chat.notice];
};

describe('What two write to each other', () => {
  inBothHomes.it('is heard by both as it happens, and by nobody else', async () => {
    const { one, other, id } = await chats.pair();
    const pages = [await chats.listening(one), await chats.listening(other), await chats.listening(other)];
    const stranger = await chats.listening(await chats.member());
    const silent = await chats.page(other);
    const sent = await write(one, id, 'Selam');
    for (const page of pages) expect(await messageOf(page)).toEqual(['insert', sent.id, 'Selam', 'sent', []]);
    await one.put(`/api/chat/messages/${sent.id}`, { content: 'Selamlar' });
    for (const page of pages) expect(await messageOf(page)).toEqual(['update', sent.id, 'Selamlar', 'sent', []]);
    await other.put(`/api/chat/messages/${sent.id}/reaction`, { emoji: '👍' });
    for (const page of pages) expect(await messageOf(page)).toEqual(['update', sent.id, 'Selamlar', 'sent', ['👍']]);
    await one.delete(`/api/chat/messages/${sent.id}`);
    for (const page of pages) expect(await messageOf(page)).toEqual(['update', sent.id, '', 'deleted', []]);
    expect([...stranger.soFar('change'), ...silent.soFar('change')]).toEqual([]);
  });

  it('leads each of them to its file by a link of their own', async () => {
    const { one, other, id } = await chats.pair();
    const pages = [await chats.listening(one), await chats.listening(other)];
    const file = { field: 'file', name: 'not.txt', type: 'text/plain', bytes: Buffer.from('Not') };
    const { file_url } = (await sendForm<ChatUpload>(one, `/api/chat/${id}/files`, {}, file)).body.data;
    expect((await one.post(`/api/chat/${id}/messages`, { file_url })).status).toBe(201);
    const rows = await Promise.all(pages.map(async (page) => (await heard<ChatMessageRow>(page)).row.message));
    expect(rows.map(({ file_name, message_type }) => [file_name, message_type])).toEqual([
      ['not.txt', 'file'],
      ['not.txt', 'file'],
    ]);
    const [mine, theirs] = rows.map((row) => row.file_url ?? '');
    expect([(await one.download(mine ?? '')).status, (await other.download(theirs ?? '')).status]).toEqual([200, 200]);
    expect((await other.get(mine ?? '')).status).toBe(404);
  });

  inBothHomes.it('is heard of a request by whoever is asked once its text is there, and of its acceptance by both', async () => {
    const [one, other] = await chats.strangers();
    const [asking, asked] = [await chats.listening(one), await chats.listening(other)];
    const id = await start(one, other);
    expect(await chatIn(asking)).toEqual(['insert', id, 'request', null]);
    expect(asked.soFar('change')).toEqual([]);
    const { id: text } = await write(one, id, 'Tanışalım mı?');
    expect((await chatIn(asked)).slice(0, 3)).toEqual(['insert', id, 'request']);
    expect((await messageOf(asked)).slice(0, 3)).toEqual(['insert', text, 'Tanışalım mı?']);
    expect((await chatIn(asking)).slice(0, 3)).toEqual(['insert', id, 'request']);
    expect((await messageOf(asking)).slice(0, 2)).toEqual(['insert', text]);
    await accept(other, id);
    for (const page of [asking, asked]) expect(await chatIn(page)).toEqual(['update', id, 'open', null]);
  });

  inBothHomes.it('is heard no more by whoever has deleted it, and that it was is heard by both', async () => {
    const { one, other, id } = await chats.pair();
    const { id: sent } = await write(one, id, 'Silinecek');
    const [here, there] = [await chats.listening(one), await chats.listening(other)];
    expect((await other.delete(`/api/chat/${id}`)).status).toBe(200);
    for (const page of [here, there]) expect((await chatIn(page)).slice(0, 3)).toEqual(['update', id, 'closed']);
    expect((await one.delete(`/api/chat/messages/${sent}`)).status).toBe(200);
    expect((await messageOf(here)).slice(0, 2)).toEqual(['update', sent]);
    const next = await chats.between(one, other);
    expect((await chatIn(there)).slice(0, 2)).toEqual(['insert', next]);
  });

  inBothHomes.it('is told again to whoever was away, in order and as it is now', async () => {
    const { one, other, id } = await chats.pair();
    const before = await chats.page(other);
    const { position } = await before.ask('subscribe', { channel: LIVE_CHANNEL.chats });
    before.close();
    const texts = ['Bir', 'İki', 'Üç', 'Dört'];
    const sent: string[] = [];
    for (const text of texts) sent.push((await write(one, id, text)).id);
    await one.delete(`/api/chat/messages/${sent[1]}`);
    const after = await chats.page(other);
    expect(await after.ask('subscribe', { channel: LIVE_CHANNEL.chats, position })).toMatchObject({ success: true, replay: 'done' });
    const told = after.soFar('change') as LiveChange<ChatMessageRow>[];
    expect(told.map(({ kind, row }) => [kind, row.message.id, row.message.content])).toEqual([
      ['insert', sent[0], 'Bir'],
      ['insert', sent[1], ''],
      ['insert', sent[2], 'Üç'],
      ['insert', sent[3], 'Dört'],
      ['update', sent[1], ''],
    ]);
    expect(told.map((change) => change.position)).toEqual([...told.map((change) => change.position)].sort((a, b) => a - b));
    const stranger = await chats.page(await chats.member());
    expect(await stranger.ask('subscribe', { channel: LIVE_CHANNEL.chats, position })).toMatchObject({ replay: 'done' });
    expect(stranger.soFar('change')).toEqual([]);
  });
});

describe('How far somebody is', () => {
  const marks = async (socket: LiveSocket) => {
    const { position, ...change } = await socket.next<LiveChange<ChatMarksRow>>('change');
    expect([change.channel, change.kind, position, change.row.type]).toEqual([LIVE_CHANNEL.chats, 'update', NO_POSITION, 'marks']);
    return change.row;
  };

  inBothHomes.it('is told to the other side at once, and to their own other pages', async () => {
    const { one, other, id } = await chats.pair();
    const { id: last } = await write(one, id, 'Son');
    const [here, there] = [await chats.listening(one), await chats.listening(other)];
    const row = { type: 'marks', chatId: id, memberId: other.id };
    await receive(other, id);
    expect(await marks(here)).toEqual({ ...row, delivered: last, seen: null, unread: null });
    await read(other, id);
    expect(await marks(here)).toEqual({ ...row, delivered: last, seen: last, unread: null });
    expect(await marks(there)).toEqual({ ...row, delivered: null, seen: null, unread: 0 });
    await read(other, id);
    await receive(other, id);
    expect([...here.soFar('change'), ...there.soFar('change')]).toEqual([]);
  });

  it('is told without what was seen where one of them does not show it', async () => {
    const { one, other, id } = await chats.pair();
    const { id: last } = await write(one, id, 'Son');
    await one.put('/api/chat/choices', { ...FIRST_CHAT_CHOICES, showsSeen: false });
    const here = await chats.listening(one);
    await read(other, id);
    expect(await marks(here)).toMatchObject({ delivered: last, seen: null });
  });

  inBothHomes.it('is told to nobody before acceptance and across a block', async () => {
    const [one, other] = await chats.strangers();
    const asked = await start(one, other);
    await write(one, asked, 'Tanışalım mı?');
    const here = await chats.listening(one);
    await receive(other, asked);
    await read(other, asked);
    await accept(other, asked);
    expect((await chatIn(here)).slice(0, 3)).toEqual(['update', asked, 'open']);
    await write(one, asked, 'Merhaba');
    expect((await messageOf(here))[2]).toBe('Merhaba');
    for (const [blocks, blocked] of [
      [one, other],
      [other, one],
    ] as const) {
      await block(blocks, blocked);
      await read(other, asked);
      await receive(other, asked);
      expect(here.soFar('change')).toEqual([]);
      await unblock(blocks, blocked);
      expect(await chatIn(here)).toEqual(['update', asked, 'open', null]);
    }
  });
});

describe('Who is at a conversation', () => {
  inBothHomes.it('is seen by its two sides, and who writes there, until they leave', async () => {
    const { one, other, id } = await chats.pair();
    const here = await chats.at(one, id);
    await shown(here, id, [one]);
    const there = await chats.at(other, id);
    for (const page of [here, there]) await shown(page, id, [one, other]);
    expect(await there.ask('writing', { channel: chatChannel(id) })).toEqual({ success: true });
    expect(await here.next<Writing>('writing')).toEqual({ channel: chatChannel(id), memberId: other.id });
    expect(there.soFar('writing')).toEqual([]);
    await there.unsubscribe(chatChannel(id));
    await shown(here, id, [one]);
    expect(await there.ask('writing', { channel: chatChannel(id) })).toMatchObject(FORBIDDEN);
  });

  it('does not see somebody write who must not', async () => {
    const { one, other, id } = await chats.pair();
    const [here, there] = [await chats.at(one, id), await chats.at(other, id)];
    await shown(here, id, [one, other]);
    const moderator = await chats.app.member('susturan', 'moderator');
    const muted = { kind: 'muted', reason: 'spam', durationMinutes: 60, note: 'Toplu mesaj' };
    expect((await moderator.post(`/api/console/members/${other.id}/sanctions`, muted)).status).toBe(201);
    expect(await there.ask('writing', { channel: chatChannel(id) })).toMatchObject(FORBIDDEN);
    expect(here.soFar('writing')).toEqual([]);
  });

  it('is nobody’s business before acceptance, and never that of others', async () => {
    const [one, other] = await chats.strangers();
    const id = await start(one, other);
    await write(one, id, 'Tanışalım mı?');
    const pages = [await chats.page(one), await chats.page(other), await chats.page(await chats.member())];
    for (const page of pages) for (const chat of [id, NOBODY]) expect(await page.subscribe(chatChannel(chat))).toMatchObject(FORBIDDEN);
    await accept(other, id);
    const answers = [];
    for (const page of pages) answers.push((await page.subscribe(chatChannel(id))).success);
    expect(answers).toEqual([true, true, false]);
  });

  inBothHomes.it('is seen no more from the moment of a block on, and again when it is gone', async () => {
    const { one, other, id } = await chats.pair();
    for (const [blocks, blocked] of [
      [one, other],
      [other, one],
    ] as const) {
      const [here, there] = [await chats.at(one, id), await chats.at(other, id)];
      for (const page of [here, there]) await shown(page, id, [one, other]);
      await block(blocks, blocked);
      for (const page of [here, there]) await shown(page, id, []);
      for (const page of [here, there]) {
        expect(await page.ask('writing', { channel: chatChannel(id) })).toMatchObject(FORBIDDEN);
        expect(await page.subscribe(chatChannel(id))).toMatchObject(FORBIDDEN);
      }
      expect([...here.soFar('writing'), ...there.soFar('writing')]).toEqual([]);
      await unblock(blocks, blocked);
      expect(await here.subscribe(chatChannel(id))).toEqual({ success: true });
      await shown(here, id, [one]);
      chats.closePages();
    }
  });

  // A conversation for each order: what is told twice of the one would be heard in the other.
  for (const firstToLift of ['whoever asked', 'whoever was asked'])
    inBothHomes.it(`is told to be open again to both once no block is left, when ${firstToLift} lifts theirs first`, async () => {
      const { one, other, id } = await chats.pair();
      const [first, last] = firstToLift === 'whoever asked' ? [one, other] : [other, one];
      const pages = [await chats.listening(one), await chats.listening(other)];
      await block(one, other);
      await block(other, one);
      await unblock(first, last);
      await chats.app.settled();
      for (const page of pages) expect(page.soFar('change')).toEqual([]);
      await unblock(last, first);
      for (const page of pages) {
        expect(await chatIn(page)).toEqual(['update', id, 'open', null]);
        expect(await page.subscribe(chatChannel(id))).toEqual({ success: true });
      }
      for (const page of pages) await shown(page, id, [one, other]);
      expect(await pages[0]?.ask('writing', { channel: chatChannel(id) })).toEqual({ success: true });
      expect(await pages[1]?.next<Writing>('writing')).toEqual({ channel: chatChannel(id), memberId: one.id });
    });

  inBothHomes.it('is told to be open again to whoever was away', async () => {
    const { one, other, id } = await chats.pair();
    await block(one, other);
    const before = await chats.page(other);
    const { position } = await before.ask('subscribe', { channel: LIVE_CHANNEL.chats });
    before.close();
    await unblock(one, other);
    const after = await chats.page(other);
    expect(await after.ask('subscribe', { channel: LIVE_CHANNEL.chats, position })).toMatchObject({ success: true, replay: 'done' });
    expect(await chatIn(after)).toEqual(['update', id, 'open', null]);
  });

  it('is told of no block where nothing opens: to nobody who waits, and not of what was deleted', async () => {
    const [one, other] = await chats.strangers();
    const asked = await start(one, other);
    await write(one, asked, 'Tanışalım mı?');
    const gone = await chats.pair();
    expect((await gone.one.delete(`/api/chat/${gone.id}`)).status).toBe(200);
    const everybody = [one, other, gone.one, gone.other];
    const pages = await Promise.all(everybody.map((who) => chats.listening(who)));
    for (const [blocks, blocked] of [
      [one, other],
      [other, one],
      [gone.one, gone.other],
      [await chats.member(), one],
    ] as const) {
      await block(blocks, blocked);
      await unblock(blocks, blocked);
    }
    await chats.app.settled();
    for (const page of pages) expect(page.soFar('change')).toEqual([]);
  });

  it('is seen no more once a side has been signed out or has deleted it', async () => {
    const { one, other, id } = await chats.pair();
    const [here, there] = [await chats.at(one, id), await chats.at(other, id)];
    for (const page of [here, there]) await shown(page, id, [one, other]);
    await other.post('/api/auth/logout');
    await there.next('disconnect');
    await shown(here, id, [one]);
    expect((await one.delete(`/api/chat/${id}`)).status).toBe(200);
    await shown(here, id, []);
    expect(await here.subscribe(chatChannel(id))).toMatchObject(FORBIDDEN);
  });

  it('hears nothing after a block that comes while they are let in', async () => {
    const { one, other, id } = await chats.pair();
    const pages = await Promise.all(Array.from({ length: RACERS }, (_, turn) => chats.page(turn % 2 ? one : other)));
    const letIn = pages.map((page) => page.subscribe(chatChannel(id)));
    await Promise.all([...letIn, block(one, other)]);
    await chats.app.settled();
    const [first] = pages;
    for (const page of pages) expect(await page.ask('writing', { channel: chatChannel(id) })).toMatchObject(FORBIDDEN);
    for (const page of pages) expect((page.soFar('writing') as Writing[]).length).toBe(0);
    expect(await first?.subscribe(chatChannel(id))).toMatchObject(FORBIDDEN);
  });
});

describe('Who is here', () => {
  const shownOf = async (who: Client, id: string) => {
    const { marks, online, last_seen_at } = await chatOf(who, id);
    return { marks, online, last_seen_at };
  };
  const soon = async (who: Client, id: string, wanted: object) => {
    for (let turn = 0; turn < 200; turn++) {
      const now = await chatOf(who, id);
      if (Object.entries(wanted).every(([field, value]) => now[field as keyof typeof now] === value)) return;
    }
    expect(await chatOf(who, id)).toMatchObject(wanted);
  };
  const show = (who: Client, showsLastSeen: boolean) => who.put('/api/chat/choices', { ...FIRST_CHAT_CHOICES, showsLastSeen });

  inBothHomes.it('is seen by whom they write with, and when they last were by those who show it as well', async () => {
    const { one, other, id } = await chats.pair();
    for (const who of [one, other]) await show(who, true);
    const pages = [await chats.page(other), await chats.page(other)];
    await soon(one, id, { online: true, last_seen_at: null });
    pages[0]?.close();
    chats.app.clock.advance({ seconds: 10 });
    const left = chats.app.clock.now().toISOString();
    pages[1]?.close();
    await soon(one, id, { online: false, last_seen_at: left });
    expect(await shownOf(other, id)).toMatchObject({ online: false, last_seen_at: null });
    await show(one, false);
    expect(await shownOf(one, id)).toMatchObject({ last_seen_at: null });
    await show(one, true);
    expect(await shownOf(one, id)).toMatchObject({ last_seen_at: left });
    await show(other, false);
    await show(other, true);
    expect(await shownOf(one, id)).toMatchObject({ last_seen_at: null });
  });

  it('is noted of nobody who did not choose so', async () => {
    const { one, other, id } = await chats.pair();
    await show(one, true);
    const page = await chats.page(other);
    await soon(one, id, { online: true });
    page.close();
    await soon(one, id, { online: false });
    await show(other, true);
    expect(await shownOf(one, id)).toMatchObject({ last_seen_at: null });
  });

  inBothHomes.it('is seen neither before acceptance nor across a block', async () => {
    const [one, other] = await chats.strangers();
    for (const who of [one, other]) await show(who, true);
    const pages = [await chats.page(one), await chats.page(other)];
    const id = await start(one, other);
    await write(one, id, 'Tanışalım mı?');
    for (const who of [one, other]) expect(await shownOf(who, id)).toEqual(HIDDEN);
    await accept(other, id);
    for (const who of [one, other]) await soon(who, id, { online: true });
    await block(one, other);
    for (const who of [one, other]) expect(await shownOf(who, id)).toEqual(HIDDEN);
    for (const page of pages) page.close();
    for (const who of [one, other]) expect(await shownOf(who, id)).toEqual(HIDDEN);
  });
});

describe('What is no page of a member', () => {
  it('hears no conversations', async () => {
    const { guest } = chats.app;
    const socket = LiveSocket.open(guest.url);
    await socket.next('ready');
    for (const channel of [LIVE_CHANNEL.chats, chatChannel(NOBODY)]) expect(await socket.subscribe(channel)).toMatchObject(FORBIDDEN);
    socket.close();
  });
});
