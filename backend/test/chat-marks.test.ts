import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CHAT_LIMITS, FIRST_CHAT_CHOICES, type MarkReadAnswer } from '../contracts/chat.js';
import { CODE } from '../contracts/envelope.js';
import type { Client } from './client.js';
import { accept, block, Conversations, chatOf, read, receive, start, unblock, unreadOf, write } from './conversations.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const RACERS = 20;
const NONE = { delivered: null, seen: null };

let chats: Conversations;
beforeAll(async () => {
  chats = await Conversations.open();
});
afterAll(() => chats.stop());

const marksOf = async (who: Client, id: string) => (await chatOf(who, id)).marks;
const countOf = async (who: Client, id: string) => (await unreadOf(who)).unreadCounts[id] ?? 0;
const choose = async (who: Client, choices: object) => expect((await who.put('/api/chat/choices', { ...FIRST_CHAT_CHOICES, ...choices })).status).toBe(200);

describe('What is unread', () => {
  inBothHomes.it('is what the other side wrote, until it is read, and nothing of one’s own', async () => {
    const { one, other, id } = await chats.pair();
    await read(other, id);
    for (const text of ['Bir', 'İki', 'Üç']) await write(one, id, text);
    expect(await unreadOf(one)).toEqual({ unreadCounts: {}, total: 0, conversations: 0 });
    expect(await unreadOf(other)).toEqual({ unreadCounts: { [id]: 3 }, total: 3, conversations: 1 });
    expect((await chatOf(other, id)).unread).toBe(3);
    const { status, body } = await other.post<MarkReadAnswer>(`/api/chat/${id}/mark-read`);
    expect([status, body.data]).toEqual([200, { chatId: id, unread: 0 }]);
    expect([await unreadOf(other), (await chatOf(other, id)).unread]).toEqual([{ unreadCounts: {}, total: 0, conversations: 0 }, 0]);
    await write(one, id, 'Dört');
    expect(await countOf(other, id)).toBe(1);
  });

  inBothHomes.it('is what came behind the message that was shown last', async () => {
    const { one, other, id } = await chats.pair();
    const [first, second] = [await write(one, id, 'Bir'), await write(one, id, 'İki')];
    const mark = (upTo: string, chat = id) => other.post<MarkReadAnswer>(`/api/chat/${chat}/mark-read`, { upTo });
    expect((await mark(first.id)).body.data).toEqual({ chatId: id, unread: 1 });
    expect((await marksOf(one, id)).seen).toBe(first.id);
    expect((await mark(second.id)).body.data).toEqual({ chatId: id, unread: 0 });
    expect((await mark(first.id)).body.data).toEqual({ chatId: id, unread: 0 });
    expect((await marksOf(one, id)).seen).toBe(second.id);
    const elsewhere = await chats.pair();
    for (const upTo of [NOBODY, (await write(elsewhere.one, elsewhere.id, 'Başka')).id]) expect((await mark(upTo)).status).toBe(404);
    expect((await other.post(`/api/chat/${id}/mark-read`, { upTo: 'x' })).status).toBe(422);
  });

  it('is read by whoever answers', async () => {
    const { one, other, id } = await chats.pair();
    const last = await write(one, id, 'Bir soru');
    await write(other, id, 'Bir yanıt');
    expect(await countOf(other, id)).toBe(0);
    expect(await marksOf(one, id)).toEqual({ delivered: last.id, seen: last.id });
    expect(await countOf(one, id)).toBe(1);
  });

  it('is counted no further than the badge shows', async () => {
    const { one, other, id } = await chats.pair();
    for (let sent = 0; sent < CHAT_LIMITS.badge + 3; sent++) {
      if (sent % 10 === 0) chats.app.clock.advance({ minutes: 1 });
      await write(one, id, `${sent}. mesaj`);
    }
    expect(await unreadOf(other)).toEqual({ unreadCounts: { [id]: CHAT_LIMITS.badge + 1 }, total: CHAT_LIMITS.badge + 1, conversations: 1 });
  });

  it('of a request stands beside the total', async () => {
    const [one, other] = await chats.strangers();
    const id = await start(one, other);
    await write(one, id);
    expect(await unreadOf(other)).toEqual({ unreadCounts: { [id]: 1 }, total: 0, conversations: 0 });
    await accept(other, id);
    expect(await unreadOf(other)).toEqual({ unreadCounts: { [id]: 1 }, total: 1, conversations: 1 });
  });

  inBothHomes.it('of a quiet conversation too, until it is loud again', async () => {
    const { one, other, id } = await chats.pair();
    const address = `/api/chat/${id}/mute`;
    for (let turn = 0; turn < 2; turn++) expect((await other.put(address)).body.data).toEqual({ muted: true });
    expect([(await chatOf(other, id)).muted, (await chatOf(one, id)).muted]).toEqual([true, false]);
    expect(await unreadOf(other)).toEqual({ unreadCounts: { [id]: 1 }, total: 0, conversations: 0 });
    for (let turn = 0; turn < 2; turn++) expect((await other.delete(address)).body.data).toEqual({ muted: false });
    expect([(await chatOf(other, id)).muted, (await unreadOf(other)).total]).toEqual([false, 1]);
  });

  it('is made quiet and loud at a pace', async () => {
    const { other, id } = await chats.pair();
    const statuses: number[] = [];
    for (let turn = 0; turn < 31; turn++) statuses.push((await other.put(`/api/chat/${id}/mute`)).status, (await other.delete(`/api/chat/${id}/mute`)).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.slice(60)]).toEqual([true, [429, 429]]);
  });

  it('is nothing any more where the conversation was deleted', async () => {
    const { other, id } = await chats.pair();
    expect(await countOf(other, id)).toBe(1);
    expect((await other.delete(`/api/chat/${id}`)).status).toBe(200);
    expect(await unreadOf(other)).toEqual({ unreadCounts: {}, total: 0, conversations: 0 });
    expect((await other.post<MarkReadAnswer>(`/api/chat/${id}/mark-read`)).body.data).toEqual({ chatId: id, unread: 0 });
  });
});

describe('How far the other side is', () => {
  inBothHomes.it('is shown as delivered, then as seen', async () => {
    const { one, other, id } = await chats.pair();
    expect(await marksOf(one, id)).toEqual(NONE);
    const first = await write(one, id, 'Bir');
    expect((await receive(other, id)).status).toBe(200);
    expect(await marksOf(one, id)).toEqual({ delivered: first.id, seen: null });
    const second = await write(one, id, 'İki');
    await read(other, id);
    expect(await marksOf(one, id)).toEqual({ delivered: second.id, seen: second.id });
    const third = await write(one, id, 'Üç');
    await receive(other, id);
    expect(await marksOf(one, id)).toEqual({ delivered: third.id, seen: second.id });
    expect(await marksOf(other, id)).toEqual(NONE);
  });

  it('is shown to nobody before the request is accepted', async () => {
    const [one, other] = await chats.strangers();
    const id = await start(one, other);
    const { id: text } = await write(one, id);
    await receive(other, id);
    await read(other, id);
    for (const who of [one, other]) expect(await marksOf(who, id)).toEqual(NONE);
    await accept(other, id);
    expect(await marksOf(one, id)).toEqual({ delivered: text, seen: text });
  });

  inBothHomes.it('is shown to neither across a block, whoever set it', async () => {
    const { one, other, id } = await chats.pair();
    await write(other, id, 'Yanıt');
    for (const who of [one, other]) await read(who, id);
    for (const [blocks, blocked] of [
      [one, other],
      [other, one],
    ] as const) {
      expect([(await marksOf(one, id)).seen, (await marksOf(other, id)).seen]).toEqual([expect.any(String), expect.any(String)]);
      await block(blocks, blocked);
      for (const who of [one, other]) expect(await marksOf(who, id)).toEqual(NONE);
      await unblock(blocks, blocked);
    }
  });

  it('is shown to nobody once a side has deleted it', async () => {
    const { one, other, id } = await chats.pair();
    await read(other, id);
    expect((await marksOf(one, id)).seen).toEqual(expect.any(String));
    await other.delete(`/api/chat/${id}`);
    for (const who of [one, other]) expect(await marksOf(who, id)).toEqual(NONE);
  });

  inBothHomes.it('is not shown as seen where either side does not show it, and stays delivered', async () => {
    const { one, other, id } = await chats.pair();
    const [mine, theirs] = [await write(one, id, 'Benden'), await write(other, id, 'Senden')];
    for (const who of [one, other]) await read(who, id);
    for (const who of [one, other]) {
      await choose(who, { showsSeen: false });
      expect([await marksOf(one, id), await marksOf(other, id)]).toEqual([
        { delivered: mine.id, seen: null },
        { delivered: theirs.id, seen: null },
      ]);
      await choose(who, { showsSeen: true });
    }
    expect(await marksOf(one, id)).toEqual({ delivered: mine.id, seen: mine.id });
  });

  inBothHomes.it('ends at the newest, however many say so at once', async () => {
    const { one, other, id } = await chats.pair();
    const last = await write(one, id, 'Sonuncu');
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, turn) => (turn % 2 ? receive(other, id) : read(other, id))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await marksOf(one, id)).toEqual({ delivered: last.id, seen: last.id });
    expect(await countOf(other, id)).toBe(0);
  });
});

describe('A conversation of others', () => {
  it('is not there, and is changed by nobody', async () => {
    const { one, other, id } = await chats.pair();
    const stranger = await chats.member();
    const calls = [
      () => read(stranger, id),
      () => stranger.put(`/api/chat/${id}/mute`),
      () => stranger.delete(`/api/chat/${id}/mute`),
      () => read(stranger, NOBODY),
      () => stranger.put(`/api/chat/${NOBODY}/mute`),
    ];
    for (const call of calls) expect(await call()).toMatchObject({ status: 404, body: { code: CODE.notFound } });
    expect((await receive(stranger, id, NOBODY)).body).toEqual((await receive(stranger, NOBODY)).body);
    expect(await unreadOf(stranger)).toEqual({ unreadCounts: {}, total: 0, conversations: 0 });
    expect([await marksOf(one, id), await countOf(other, id)]).toEqual([NONE, 1]);
  });

  it.each([{}, { chatIds: 'x' }, { chatIds: ['x'] }, { chatIds: Array.from({ length: CHAT_LIMITS.ids + 1 }, () => NOBODY) }])(
    'is not named by %j',
    async (body) => {
      const who = await chats.member();
      expect((await who.post('/api/chat/delivered', body)).body.code).toBe(CODE.validation);
    },
  );

  it('is nothing that a guest asks for', async () => {
    const { guest } = chats.app;
    for (const call of [guest.get('/api/chat/unread-count'), read(guest, NOBODY), receive(guest, NOBODY), guest.put(`/api/chat/${NOBODY}/mute`)])
      expect((await call).status).toBe(401);
  });
});
