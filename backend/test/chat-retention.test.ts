import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Chat, ChatMessage, ChatRow } from '../contracts/chat.js';
import { KEPT_WITHOUT_END, keptDaysText } from '../contracts/chat.js';
import type { ChatUpload } from '../contracts/chat-files.js';
import type { SettingRow } from '../contracts/community-settings.js';
import type { Page } from '../contracts/pages.js';
import { type ChatFileDocument, chatFilesView } from '../src/contexts/chat/file/file.model.js';
import { MARKS_KIND, MUTED_KIND } from '../src/contexts/chat/marks/marks.rules.js';
import { messagesView } from '../src/contexts/chat/message/message.model.js';
import { type EventLog, START } from '../src/kernel/event-log.js';
import type { Files } from '../src/kernel/files.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import type { Vault } from '../src/kernel/vault.js';
import type { Views } from '../src/kernel/views.js';
import { EVENT_LOG, FILES, MEMBER_NOTES, VAULT, VIEWS } from '../src/platform/tokens.js';
import { chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { Conversations, chatOf, heard, read, unreadOf, write } from './conversations.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { TestClock } from './test-clock.js';

const DAYS = 2;

let chats: Conversations;
let admin: Client;
beforeAll(async () => {
  chats = await Conversations.open({ CHAT_RETENTION_DAYS: String(DAYS) }, true);
  admin = await chats.member('admin');
});
afterAll(() => chats.stop());

const pass = async (time: { hours?: number; days?: number }) => {
  chats.app.clock.advance(time);
  await chats.app.settled();
};
const today = () => chats.app.clock.now().toISOString().slice(0, 10);
const keep = async (to: number, from: number) => {
  const wish = { values: { chatRetentionDays: to }, expected: { chatRetentionDays: from }, reason: 'Üyeler istedi' };
  expect((await admin.put<SettingRow[]>('/api/console/settings', wish)).status).toBe(200);
};
const answered = (who: Client, chat: string, content: string, reply_to: string) => who.post<ChatMessage>(`/api/chat/${chat}/messages`, { content, reply_to });
const forgotten = async (chat: string, { app } = chats) => {
  const log = app.meydan.app.get<EventLog>(EVENT_LOG);
  const found: string[] = [];
  for (let page = await log.readAll(START, 500); page.length > 0; page = await log.readAll(page.at(-1)?.position ?? START, 500))
    for (const { type, data } of page)
      if (type === 'ChatDayForgotten' && (data as { chatId: string }).chatId === chat) found.push((data as { day: string }).day);
  return found;
};

describe('Messages that have been kept long enough', () => {
  inBothHomes.it('are destroyed for both, a day at a time, once, and what stands beside them stays right', async () => {
    const { one, other, id } = await chats.pair();
    const day = today();
    const old = await write(one, id, 'Bugün yazıldı');
    await read(other, id);
    await write(one, id, 'Okunmadan gidecek');
    await pass({ days: 1 });
    const kept = done(await answered(one, id, 'Yarın yazıldı', old.id));
    expect(kept.reply_to?.id).toBe(old.id);
    const page = await chats.listening(other);
    await pass({ days: DAYS - 1 });
    expect(await chatters.texts(one, id)).toEqual(['Tanışalım mı?', 'Bugün yazıldı', 'Okunmadan gidecek', 'Yarın yazıldı']);
    expect([(await chatOf(other, id)).unread, (await chatOf(other, id)).kept_from]).toEqual([2, null]);
    await pass({ days: 1 });
    const startsAt = new Date(Date.parse(day) + 86_400_000).toISOString();
    expect(await heard<ChatRow>(page)).toMatchObject({
      kind: 'update',
      row: { type: 'chat', chat: { id, kept_from: startsAt, last_message: { id: kept.id } } },
    });
    for (const who of [one, other]) {
      const { messages, hasOlder } = await chatters.messages(who, id);
      expect([messages.map(({ content, reply_to }) => [content, reply_to]), hasOlder]).toEqual([[['Yarın yazıldı', null]], false]);
      expect((await who.get(`/api/chat/${id}/messages?around=${old.id}`)).status).toBe(404);
      expect((await who.put(`/api/chat/messages/${old.id}/reaction`, { emoji: '👍' })).status).toBe(404);
      expect((await who.get<{ messages: ChatMessage[] }>(`/api/chat/${id}/search?q=yazıldı`)).body.data.messages).toHaveLength(1);
    }
    expect([(await chatOf(other, id)).unread, (await unreadOf(other)).unreadCounts[id], (await chatOf(one, id)).marks.seen]).toEqual([1, 1, old.id]);
    const vault = chats.app.meydan.app.get<Vault>(VAULT);
    for (const { id: memberId } of [one, other]) expect(await vault.isForgotten(`chat-${id}.${memberId}.${day}#`)).toBe(true);
    await pass({ hours: 2 });
    expect(await forgotten(id)).toEqual([day]);
    await pass({ days: 1 });
    expect([await chatters.texts(one, id), (await chatOf(one, id)).last_message, (await chatOf(other, id)).unread]).toEqual([[], null, 0]);
    expect((await chatters.list(one)).chats.map((chat) => [chat.id, chat.last_message])).toEqual([[id, null]]);
    await write(other, id, 'Yeniden');
    expect(await chatters.texts(one, id)).toEqual(['Yeniden']);
  });

  it('are told of before, in the conversation and in the notice', async () => {
    const { one, id } = await chats.pair();
    const notice = async () => (await one.get<Page>('/api/pages/aydinlatma')).body.data.markdown;
    expect([(await chatOf(one, id)).kept_days, (await notice()).includes(keptDaysText(DAYS))]).toEqual([DAYS, true]);
    await keep(0, DAYS);
    expect([(await chatOf(one, id)).kept_days, (await notice()).includes(KEPT_WITHOUT_END)]).toEqual([null, true]);
    await keep(DAYS, 0);
  });

  it('are kept when the community comes to keep them longer, as far as they are there still', async () => {
    const { one, id } = await chats.pair();
    await keep(0, DAYS);
    await pass({ days: 10 });
    await write(one, id, 'On gün sonra');
    await keep(30, 0);
    await pass({ days: 5 });
    expect(await chatters.texts(one, id)).toEqual(['Tanışalım mı?', 'On gün sonra']);
    await keep(7, 30);
    await pass({ hours: 1 });
    expect(await chatters.texts(one, id)).toEqual(['On gün sonra']);
    await keep(DAYS, 7);
  });

  inBothHomes.it('of a request leave it to be accepted without them', async () => {
    const [one, other] = await chats.strangers();
    const { id } = done(await chatters.start(one, other));
    await write(one, id, 'İstek');
    await pass({ days: DAYS + 1 });
    const [asked] = (await chatters.requests(other)).chats.filter((chat) => chat.id === id);
    expect([asked?.last_message, asked?.unread]).toEqual([null, 0]);
    expect(done(await chatters.accept(other, id)).state).toBe('open');
    await write(other, id, 'Ne yazmıştınız?');
    expect(await chatters.texts(one, id)).toEqual(['Ne yazmıştınız?']);
  });

  inBothHomes.it('take their files along', async () => {
    const { one, other, id } = await chats.pair();
    const bytes = Buffer.from('bir not');
    const form = { field: 'file', name: 'not.txt', type: 'text/plain', bytes };
    const { file_url } = (await sendForm<ChatUpload>(one, `/api/chat/${id}/files`, {}, form)).body.data;
    const sent = done(await chatters.send(one, id, 'Buyurun', { file_url }));
    const views = chats.app.meydan.app.get<Views>(VIEWS);
    const [kept] = await views.find<ChatFileDocument>(chatFilesView.name, { chat_id: id }, { sort: [['position', 1]], limit: 1 });
    const files = chats.app.meydan.app.get<Files>(FILES);
    expect([await files.get(kept?.key ?? ''), (await other.download((await chatters.messages(other, id)).messages.at(-1)?.file_url ?? '')).status]).toEqual([
      expect.anything(),
      200,
    ]);
    await pass({ days: DAYS + 1 });
    expect((await one.download(sent.file_url ?? '')).status).toBe(404);
    expect([await files.get(kept?.key ?? ''), await views.count(chatFilesView.name, { chat_id: id })]).toEqual([null, 0]);
  });

  it('go together with a file that came the day before', async () => {
    const { one, other, id } = await chats.pair();
    const now = chats.app.clock.now();
    const midnight = Date.parse(`${today()}T00:00:00Z`) + 24 * 60 * 60_000;
    await pass({ hours: (midnight - now.getTime()) / 3_600_000 - 0.5 });
    const form = { field: 'file', name: 'gece.txt', type: 'text/plain', bytes: Buffer.from('bir not') };
    const { file_url } = (await sendForm<ChatUpload>(one, `/api/chat/${id}/files`, {}, form)).body.data;
    await pass({ hours: 1 });
    const sent = done(await chatters.send(one, id, 'Günaydın', { file_url }));
    await pass({ days: DAYS - 1 });
    const seen = async () => {
      const { messages } = await chatters.messages(other, id);
      return messages.filter(({ id }) => id === sent.id).map(({ content, file_name }) => [content, file_name]);
    };
    expect(await seen()).toEqual([['Günaydın', 'gece.txt']]);
    await pass({ days: 1 });
    expect(await seen()).toEqual([]);
  });

  it('go also where one has left and the other has deleted nothing', async () => {
    const { one, other, id } = await chats.pair();
    await chatters.remove(one, id);
    await pass({ days: DAYS + 1 });
    expect([await chatters.texts(other, id), (await chatOf(other, id)).kept_from === null]).toEqual([[], false]);
    expect(done<Chat>(await chatters.one(one, id)).last_message).toBeNull();
  });
});

describe('After a restart', () => {
  inBothHomes.it('what became due meanwhile is destroyed, once, and what was destroyed before is not again', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'meydan-'));
    const clock = new TestClock();
    const open = () => Conversations.open({ DATA_DIR, CHAT_RETENTION_DAYS: String(DAYS) }, true, clock);
    const day = () => clock.now().toISOString().slice(0, 10);
    let running = await open();
    try {
      const { one, id } = await running.pair();
      const days = [day()];
      clock.advance({ days: DAYS + 1 });
      await running.app.settled();
      expect(await forgotten(id, running)).toEqual(days);
      await write(one, id, 'Kapanmadan önce');
      days.push(day());
      await running.app.settled();
      await running.stop();
      clock.advance({ days: DAYS + 1 });
      running = await open();
      await running.app.settled();
      expect(await chatters.texts(await running.again('yazan.0'), id)).toEqual([]);
      expect(await forgotten(id, running)).toEqual(days);
      clock.advance({ days: 1 });
      await running.app.settled();
      expect(await forgotten(id, running)).toEqual(days);
    } finally {
      await running.stop();
      rmSync(DATA_DIR, { recursive: true, force: true });
    }
  });
});

describe('A conversation that nobody has any more', () => {
  inBothHomes.it('leaves neither messages, nor keys of its days, nor notes about it', async () => {
    const { one, other, id } = await chats.pair();
    const day = today();
    await read(other, id);
    expect((await one.put(`/api/chat/${id}/mute`)).status).toBe(200);
    await pass({ days: 1 });
    await write(other, id, 'Ertesi gün');
    await read(one, id);
    const days = [day, today()];
    const page = await chats.listening(one);
    await chatters.remove(one, id);
    await chatters.remove(other, id);
    await pass({ hours: 1 });
    const [views, vault, notes] = [VIEWS, VAULT, MEMBER_NOTES].map((token) => chats.app.meydan.app.get(token)) as [Views, Vault, MemberNotes];
    expect(await views.count(messagesView.name, { chat_id: id })).toBe(0);
    for (const { id: memberId } of [one, other]) {
      for (const each of days) expect([each, await vault.isForgotten(`chat-${id}.${memberId}.${each}#`)]).toEqual([each, true]);
      for (const kind of [MARKS_KIND, MUTED_KIND]) expect(await notes.get({ memberId, kind }, [id])).toEqual([]);
    }
    expect((await forgotten(id)).sort()).toEqual(days);
    expect(page.soFar('change').length).toBeLessThanOrEqual(2);
  });
});
