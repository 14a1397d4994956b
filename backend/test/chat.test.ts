import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest } from '@jest/globals';
import { CHAT_LIMITS, CHAT_PACE, CHAT_TEXT, type ChatMessage, type ChatMessages, type LastMessages } from '../contracts/chat.js';
import { CODE } from '../contracts/envelope.js';
import { authorKey } from '../src/contexts/chat/conversation/chat-keys.rules.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { Vault } from '../src/kernel/vault.js';
import { EVENT_LOG, VAULT } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import { whileBroken } from './contract.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const RACERS = 20;

let town: Town;

beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const { start, accept, remove, send, one, list, requests, messages, texts, open } = chatters;
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) => Buffer.from(text).toString('base64');
const gone = [404, CHAT_TEXT.notFound];

describe('Two members', () => {
  inBothHomes.it('write to each other, and each sees what both wrote', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    done(await send(ada, chat, 'Merhaba Can'));
    done(await send(can, chat, 'Merhaba Ada\nNasılsın?'));
    for (const who of [ada, can]) {
      expect(await texts(who, chat)).toEqual(['Merhaba Can', 'Merhaba Ada\nNasılsın?']);
      const { chats } = await list(who);
      expect(chats.map(({ id, state, last_message }) => [id, state, last_message?.content])).toEqual([[chat, 'open', 'Merhaba Ada\nNasılsın?']]);
    }
    const shown = done(await one(ada, chat));
    expect([shown.user1_id, shown.user2_id, shown.other.id, shown.may_write, shown.notice]).toEqual([ada.id, can.id, can.id, true, null]);
  });

  inBothHomes.it('have one conversation at a time, however often and from whichever side it is started', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const answers = await Promise.all([ada, can, ada, can].map((who, at) => start(who, at % 2 === 0 ? can : ada)));
    expect(answers.map(({ body }) => body.data.id)).toEqual([chat, chat, chat, chat]);
  });

  it('begin one when both start at once', async () => {
    const [ada, can] = await town.pair();
    const answers = await Promise.all([start(ada, can), start(can, ada)]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  it('are two, and are there', async () => {
    const ada = await town.member();
    expect(said(await start(ada, ada))).toEqual([409, CHAT_TEXT.own]);
    expect(said(await ada.post(`${CHAT}/start`, { otherUserId: NOBODY }))).toEqual([403, CHAT_TEXT.cannotWrite]);
    expect((await ada.post(`${CHAT}/start`, { otherUserId: 'x' })).status).toBe(422);
  });
});

describe('A text', () => {
  inBothHomes.it('comes as the specification sends it, and is answered so', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const text = 'İyi akşamlar, ığüşöç 👋';
    const sent = { encrypted_content: encoded(text), content_hash: digest(text), message_type: 'text', file_url: null, file_name: null, file_size: null };
    const { status, body } = await ada.post<ChatMessage>(`${CHAT}/${chat}/messages`, sent);
    expect([status, body.data.encrypted_content, body.data.content_hash, body.data.content]).toEqual([201, encoded(text), digest(text), text]);
    expect((await messages(can, chat)).messages).toEqual([{ ...body.data }]);
  });

  it('that does not match its digest, or is of another kind, is refused', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    for (const [body, sentence] of [
      [{ encrypted_content: encoded('a'), content_hash: digest('b') }, CHAT_TEXT.unreadable],
      [{ encrypted_content: encoded('a') }, CHAT_TEXT.unreadable],
      [{ content: '   \n ' }, CHAT_TEXT.empty],
      [{}, CHAT_TEXT.empty],
      [{ content: 'a'.repeat(CHAT_LIMITS.text + 1) }, CHAT_TEXT.tooLong],
      [{ content: 'a', message_type: 'image' }, CHAT_TEXT.typeUnknown],
    ] as const)
      expect(said(await ada.post(`${CHAT}/${chat}/messages`, body))).toEqual([422, sentence]);
    done(await send(ada, chat, 'a'.repeat(CHAT_LIMITS.text)));
    expect((await messages(can, chat)).messages).toHaveLength(1);
  });

  inBothHomes.it('sent again with the same id is the same, also by many at once', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const client_id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ada, chat, 'Bir kez', { client_id })));
    expect(new Set(answers.map((answer) => done(answer).id)).size).toBe(1);
    expect(await texts(can, chat)).toEqual(['Bir kez']);
  });

  inBothHomes.it('of many who write at once is lost by nobody', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const wanted = Array.from({ length: RACERS }, (_, at) => `${at}`);
    await Promise.all(wanted.map(async (text, at) => done(await send(at % 2 === 0 ? ada : can, chat, text))));
    const [mine, theirs] = [await texts(ada, chat), await texts(can, chat)];
    expect([...mine].sort()).toEqual([...wanted].sort());
    expect(theirs).toEqual(mine);
  });

  it('answers another of the same conversation', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const first = done(await send(ada, chat, 'Yan tablo fikrini denedin mi?'));
    const reply = done(await send(can, chat, 'Denedim', { reply_to: first.id }));
    expect(reply.reply_to).toEqual({ id: first.id, sender_id: ada.id, content: 'Yan tablo fikrini denedin mi?' });
    const [eda, efe] = await town.pair();
    const foreign = done(await send(eda, await open(eda, efe), 'Gizli'));
    expect(said(await send(can, chat, 'Denedim', { reply_to: foreign.id }))).toEqual([404, CHAT_TEXT.messageNotFound]);
    done(await ada.delete(`${CHAT}/messages/${first.id}`));
    expect((await messages(can, chat)).messages[1]?.reply_to).toEqual({ id: first.id, sender_id: ada.id, content: '' });
  });

  inBothHomes.it('is edited, taken back and marked', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Yarın'));
    const edited = done(await ada.put<ChatMessage>(`${CHAT}/messages/${id}`, { content: 'Öbür gün' }));
    expect([edited.content, edited.edited_at]).toEqual(['Öbür gün', expect.any(String)]);
    expect(said(await can.put(`${CHAT}/messages/${id}`, { content: 'Bugün' }))).toEqual([403, CHAT_TEXT.notYours]);
    expect(done(await can.put<ChatMessage>(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' })).reactions).toEqual([{ memberId: can.id, emoji: '👍' }]);
    expect(done(await ada.put<ChatMessage>(`${CHAT}/messages/${id}/reaction`, { emoji: '🔥' })).reactions).toHaveLength(2);
    expect(done(await can.delete<ChatMessage>(`${CHAT}/messages/${id}/reaction`)).reactions).toEqual([{ memberId: ada.id, emoji: '🔥' }]);
    expect((await can.put(`${CHAT}/messages/${id}/reaction`, { emoji: 'x' })).status).toBe(422);
    expect(said(await can.delete(`${CHAT}/messages/${id}`))).toEqual([403, CHAT_TEXT.notYours]);
    const taken = done(await ada.delete<ChatMessage>(`${CHAT}/messages/${id}`));
    expect([taken.state, taken.content, taken.encrypted_content, taken.reactions]).toEqual(['deleted', '', '', []]);
    expect((await messages(can, chat)).messages).toEqual([taken]);
    for (const content of ['Öbür gün', 'Bugün']) expect(said(await ada.put(`${CHAT}/messages/${id}`, { content }))).toEqual([404, CHAT_TEXT.messageNotFound]);
  });

  it('stays as it is after a quarter of an hour', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Kalır'));
    town.app.clock.advance({ minutes: CHAT_LIMITS.editMinutes });
    expect(said(await ada.put(`${CHAT}/messages/${id}`, { content: 'Değişir' }))).toEqual([409, CHAT_TEXT.tooLate]);
    expect(said(await ada.delete(`${CHAT}/messages/${id}`))).toEqual([409, CHAT_TEXT.tooLate]);
  });
});

describe('A long conversation', () => {
  it('is read page by page, from both ends, around a message and from a day on', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const ids: string[] = [];
    for (let at = 0; at < 25; at++) {
      ids.push(done(await send(at % 2 === 0 ? ada : can, chat, `${at}`)).id);
      town.app.clock.advance({ minutes: at === 11 ? 60 : 1 });
    }
    const page = async (query: string) => {
      const { messages: found, hasOlder, hasNewer } = await messages(ada, chat, query);
      return [found.map(({ content }) => content).join(' '), hasOlder, hasNewer];
    };
    expect(await page('?limit=5')).toEqual(['20 21 22 23 24', true, false]);
    expect(await page(`?limit=5&before=${ids[20]}`)).toEqual(['15 16 17 18 19', true, true]);
    expect(await page(`?limit=5&before=${ids[3]}`)).toEqual(['0 1 2', false, true]);
    expect(await page(`?limit=5&after=${ids[20]}`)).toEqual(['21 22 23 24', true, false]);
    expect(await page(`?limit=4&around=${ids[10]}`)).toEqual(['9 10 11 12', true, true]);
    const since = (await messages(ada, chat, `?limit=1&after=${ids[11]}`)).messages[0]?.created_at ?? '';
    expect(await page(`?limit=3&since=${since}`)).toEqual(['12 13 14', true, true]);
    for (const wrong of ['dün', '-271821-04-20', '%2B275760-09-13'])
      expect([wrong, (await ada.get(`${CHAT}/${chat}/messages?since=${wrong}`)).status]).toEqual([wrong, 400]);
    // Written by a server whose clock is behind.
    const ahead = done(await send(ada, chat, 'önde'));
    town.app.clock.advance({ seconds: -90 });
    done(await send(ada, chat, 'geride'));
    town.app.clock.advance({ seconds: 90 });
    expect(await texts(ada, chat, `?since=${ahead.created_at}`)).toEqual(['önde', 'geride']);
    expect((await ada.get(`${CHAT}/${chat}/messages?before=${NOBODY}`)).status).toBe(404);
  });

  it('is searched by whoever has it, İ and ı alike', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    for (const text of ['IŞIK hızı', 'başka bir şey', 'ışık ve gölge']) done(await send(ada, chat, text));
    const found = async (q: string) =>
      done(await can.get<ChatMessages>(`${CHAT}/${chat}/search?q=${encodeURIComponent(q)}`)).messages.map(({ content }) => content);
    expect(await found('ışık')).toEqual(['ışık ve gölge', 'IŞIK hızı']);
    expect(await found('yok')).toEqual([]);
    expect((await can.get(`${CHAT}/${chat}/search?q=x`)).status).toBe(400);
    expect((await (await town.member()).get(`${CHAT}/${chat}/search?q=gölge`)).status).toBe(404);
  });
});

describe('A request', () => {
  inBothHomes.it('of a stranger waits with one text until it is accepted', async () => {
    const [ada, can] = await town.pair();
    const { id: chat, state } = done(await start(ada, can));
    expect([state, (await requests(can)).chats, (await list(can)).requests.count]).toEqual(['request', [], 0]);
    done(await send(ada, chat, 'Merhaba, konunuzu okudum.'));
    expect(said(await send(ada, chat, 'Bir de…'))).toEqual([409, CHAT_TEXT.requestWaits]);
    expect(said(await send(can, chat, 'Buyurun'))).toEqual([409, CHAT_TEXT.acceptFirst]);
    expect(said(await accept(ada, chat))).toEqual([409, CHAT_TEXT.nothingToAccept]);
    const waiting = await list(can);
    expect([waiting.chats, waiting.requests.count, waiting.requests.newest?.id]).toEqual([[], 1, ada.id]);
    expect((await requests(can)).chats.map(({ id, last_message, notice }) => [id, last_message?.content, notice])).toEqual([
      [chat, 'Merhaba, konunuzu okudum.', CHAT_TEXT.acceptFirst],
    ]);
    expect((await list(ada)).chats.map(({ id, may_write }) => [id, may_write])).toEqual([[chat, false]]);
    expect(done(await accept(can, chat))).toMatchObject({ state: 'open', may_write: true });
    done(await send(can, chat, 'Buyurun'));
    expect([(await requests(can)).chats, (await list(can)).chats.length]).toEqual([[], 1]);
  });

  inBothHomes.it('has one text, also when many are written at once', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    const answers = await Promise.all(Array.from({ length: RACERS / 2 }, (_, at) => send(ada, chat, `${at}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await texts(can, chat)).toHaveLength(1);
  });

  inBothHomes.it('whose text was admitted and then not kept is written anew', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    const append = log.append.bind(log);
    const failing = jest.spyOn(log, 'append').mockImplementation((stream, ...more) => {
      if (stream.startsWith('message-')) throw new Error('the log is away');
      return append(stream, ...more);
    });
    expect((await whileBroken(town.app.meydan.url, () => send(ada, chat, 'Kaybolan'))).status).toBe(500);
    failing.mockRestore();
    expect(said(await send(ada, chat, 'Hemen yine'))).toEqual([409, CHAT_TEXT.requestWaits]);
    town.app.clock.advance({ minutes: 2 });
    done(await send(ada, chat, 'Yeniden'));
    expect(said(await send(ada, chat, 'Bir daha'))).toEqual([409, CHAT_TEXT.requestWaits]);
    expect(await texts(can, chat)).toEqual(['Yeniden']);
  });

  it('that was deleted unaccepted is not made again for thirty days', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    done(await send(ada, chat, 'Merhaba'));
    done(await remove(can, chat));
    expect(said(await start(ada, can))).toEqual([403, CHAT_TEXT.cannotWrite]);
    const username = await usernameOf(ada);
    town.app.clock.advance({ days: 30 });
    const again = await town.app.guest.signIn(username, PASSWORD);
    expect(done(await start(again, can)).id).not.toBe(chat);
    await town.renewModerator();
  });

  it('is not made to whoever is closed to it, nor across a block, and both sound alike', async () => {
    const [ada, can] = await town.pair();
    done(await can.put(`${CHAT}/choices`, { whoMayWrite: 'nobody', showsSeen: true, showsLastSeen: false }));
    const closed = await start(ada, can);
    done(await can.put(`${CHAT}/choices`, { whoMayWrite: 'everyone', showsSeen: true, showsLastSeen: false }));
    done(await chatters.block(can, ada));
    const blocked = await start(ada, can);
    expect([said(closed), closed.body]).toEqual([said(blocked), blocked.body]);
    expect(said(blocked)).toEqual([403, CHAT_TEXT.cannotWrite]);
    expect(said(await start(can, ada))).toEqual([403, CHAT_TEXT.cannotWrite]);
  });
});

describe('A conversation that a side deleted', () => {
  inBothHomes.it('is empty for that side, stays with the other, and nobody writes there', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Kalsın'));
    const deleted = done(await remove(ada, chat));
    expect([deleted.state, deleted.notice, deleted.user1_deleted, deleted.user2_deleted, deleted.last_message]).toEqual([
      ...['closed', CHAT_TEXT.youDeleted, true, false, null],
    ]);
    expect([await texts(ada, chat), await texts(can, chat)]).toEqual([[], ['Kalsın']]);
    expect([(await list(ada)).chats, (await list(can)).chats.map(({ notice }) => notice)]).toEqual([[], [CHAT_TEXT.otherDeleted]]);
    expect(said(await send(ada, chat, 'Yine'))).toEqual([409, CHAT_TEXT.youDeleted]);
    expect(said(await send(can, chat, 'Yine'))).toEqual([409, CHAT_TEXT.otherDeleted]);
    expect(said(await can.put(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' }))).toEqual([409, CHAT_TEXT.otherDeleted]);
    for (const path of ['', '/reaction']) expect((await ada.delete(`${CHAT}/messages/${id}${path}`)).status).toBe(404);
    expect(done(await ada.post<LastMessages>(`${CHAT}/last-messages`, { chatIds: [chat] })).lastMessages).toEqual({});
    expect(done(await remove(ada, chat)).user1_deleted).toBe(true);
    const anew = done(await start(can, ada));
    expect([anew.id === chat, anew.state, await texts(can, anew.id)]).toEqual([false, 'request', []]);
  });

  inBothHomes.it('can be read by nobody once both have', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    done(await send(ada, chat, 'Gider'));
    done(await remove(ada, chat));
    done(await remove(can, chat));
    await town.app.settled();
    for (const who of [ada, can]) expect(await texts(who, chat)).toEqual([]);
    expect(await keyOf(chat, ada.id)).toBe('destroyed');
  });
});

/** What there is left of an author's key in a conversation. */
const keyOf = async (chat: string, authorId: string) =>
  (await town.app.meydan.app.get<Vault>(VAULT).isForgotten(authorKey(chat, authorId))) ? 'destroyed' : 'kept';

describe('Nobody else', () => {
  inBothHomes.it('learns of a conversation, reads it, or touches what is in it', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Aramızda'));
    const others = [await town.member(), town.moderator, await town.app.member(`denetci.${RACERS}`, 'auditor'), await town.app.member('kurucu.chat', 'admin')];
    for (const who of others) {
      expect(said(await one(who, chat))).toEqual(gone);
      for (const path of ['messages', `messages?around=${id}`, 'search?q=Aramızda']) expect((await who.get(`${CHAT}/${chat}/${path}`)).status).toBe(404);
      expect(said(await send(who, chat, 'Ben de'))).toEqual(gone);
      expect(said(await accept(who, chat))).toEqual(gone);
      expect(said(await remove(who, chat))).toEqual(gone);
      for (const wish of [
        who.put(`${CHAT}/messages/${id}`, { content: 'Ben' }),
        who.delete(`${CHAT}/messages/${id}`),
        who.put(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' }),
      ])
        expect(said(await wish)).toEqual([404, CHAT_TEXT.messageNotFound]);
      expect(done(await who.post<LastMessages>(`${CHAT}/last-messages`, { chatIds: [chat] })).lastMessages).toEqual({});
      expect((await list(who)).chats).toEqual([]);
    }
    expect(await texts(can, chat)).toEqual(['Aramızda']);
  });

  it('is let in as a guest', async () => expect((await town.app.guest.get(`${CHAT}/list`)).body.code).toBe(CODE.authRequired));

  it('writes across a block, and what was said stays', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Önce'));
    done(await chatters.block(can, ada));
    for (const who of [ada, can]) {
      expect(said(await send(who, chat, 'Sonra'))).toEqual([403, CHAT_TEXT.cannotWrite]);
      expect(done(await one(who, chat))).toMatchObject({ may_write: false, notice: CHAT_TEXT.cannotWrite });
      expect(await texts(who, chat)).toEqual(['Önce']);
    }
    expect(said(await ada.put(`${CHAT}/messages/${id}`, { content: 'Sonra' }))).toEqual([403, CHAT_TEXT.cannotWrite]);
    done(await chatters.unblock(can, ada));
    done(await send(ada, chat, 'Yeniden'));
  });

  it('who is muted on the site writes, but takes back and deletes', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Önce'));
    await town.sanction(ada, 'mute_user', { durationMinutes: 60 });
    expect([(await send(ada, chat, 'Sonra')).body.code, (await start(ada, can)).body.code]).toEqual([CODE.muted, CODE.muted]);
    done(await ada.delete(`${CHAT}/messages/${id}`));
    done(await remove(ada, chat));
  });

  it('writes without end', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const most = CHAT_PACE.asNew.messagesAMinute;
    const answers = [];
    for (let at = 0; at < most * 2 + 2; at++) answers.push((await send(ada, chat, `${at}`)).status);
    expect(answers.at(-1)).toBe(429);
    expect(answers.filter((status) => status === 201).length).toBeLessThanOrEqual(most * 2);
  });

  it('begins conversations without end', async () => {
    const ada = await town.member();
    const others = await Promise.all(Array.from({ length: CHAT_PACE.asNew.startsADay + 1 }, () => town.member()));
    const answers: number[] = [];
    for (const other of others) answers.push((await start(ada, other)).status);
    expect(answers).toEqual([...Array.from({ length: CHAT_PACE.asNew.startsADay }, () => 201), 429]);
  });
});

describe('Whoever has gone', () => {
  inBothHomes.it('has written nothing that can be read, and what the other wrote stays', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    done(await send(ada, chat, 'Benimki'));
    done(await send(can, chat, 'Seninki'));
    const [leaving, staying] = [await usernameOf(ada), await usernameOf(can)];
    expect((await ada.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true })).status).toBe(200);
    town.app.clock.advance({ days: 8 });
    await town.app.settled();
    const left = await town.app.guest.signIn(staying, PASSWORD);
    expect((await town.signIn(leaving)).status).toBe(401);
    const found = (await messages(left, chat)).messages;
    expect(found.map(({ content, state }) => [content, state])).toEqual([
      ['', 'forgotten'],
      ['Seninki', 'sent'],
    ]);
    expect(done(await one(left, chat))).toMatchObject({ state: 'closed', may_write: false, notice: CHAT_TEXT.cannotWrite });
    expect(said(await send(left, chat, 'Orada mısın?'))).toEqual([403, CHAT_TEXT.cannotWrite]);
    expect(await keyOf(chat, ada.id)).toBe('destroyed');
    await town.renewModerator();
  });
});
