import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CHAT_LIMITS, CHAT_PACE, CHAT_TEXT, type ChatMessages, type LastMessages } from '../contracts/chat.js';
import { utcDay } from '../src/contexts/chat/conversation/chat-keys.rules.js';
import { ChatSeals } from '../src/contexts/chat/conversation/chat-seals.service.js';
import { AdmitMessage } from '../src/contexts/chat/conversation/conversation.commands.js';
import { conversationStream, pairOf } from '../src/contexts/chat/conversation/conversation.stream.js';
import { KeepMessage } from '../src/contexts/chat/message/message.commands.js';
import { messageStream } from '../src/contexts/chat/message/message.stream.js';
import type { Origin } from '../src/kernel/command.js';
import { EventStore } from '../src/kernel/event-store.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const { start, accept, remove, send, one, list, requests, texts, open } = chatters;
const originOf = (memberId: string): Origin => {
  const id = randomUUID();
  return { id, at: town.app.clock.now().toISOString(), actor: { id: memberId, role: 'user' }, correlationId: id, causationId: null };
};
/** Messages that a search reads at a time: it stops after whole ones. */
const READ_AT_ONCE = 50;

/** The two steps of a message one by one, so that something can come between them. */
function inSteps(chatId: string, from: Client, to: Client, text: string) {
  const store = town.app.meydan.app.get(EventStore);
  const of = { chatId, messageId: randomUUID(), memberId: from.id, otherId: to.id };
  const origin = originOf(from.id);
  const day = utcDay(origin.at);
  return {
    async admit() {
      await store.decideOn(conversationStream, pairOf(of), new AdmitMessage({ ...of, shut: null }, origin));
      await town.app.settled();
    },
    async keep(isRequest: boolean) {
      const sealed = await town.app.meydan.app.get(ChatSeals).seal({ chatId, authorId: from.id, messageId: of.messageId, day, edition: 0 }, text);
      const kept = { ...of, clientId: randomUUID(), sealed, day, replyTo: null, fileId: null, isRequest };
      await store.begin(messageStream, of.messageId, new KeepMessage(kept, originOf(from.id)));
    },
  };
}

describe('A stranger', () => {
  it('has one text, also when they delete it and begin anew', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    done(await send(ada, chat, 'Merhaba'));
    done(await remove(ada, chat));
    expect(said(await start(ada, can))).toEqual([403, CHAT_TEXT.cannotWrite]);
    expect((await requests(can)).chats).toHaveLength(1);
    expect(done(await start(can, ada)).state).toBe('request');
  });

  it('who wrote nothing may begin anew', async () => {
    const [ada, can] = await town.pair();
    done(await remove(ada, done(await start(ada, can)).id));
    done(await start(ada, can));
  });

  it('marks nothing before they are accepted, and neither does whoever was asked', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    const { id } = done(await send(ada, chat, 'Merhaba'));
    const mark = async (who: Client) => said(await who.put(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' }));
    expect(await mark(ada)).toEqual([409, CHAT_TEXT.requestWaits]);
    expect(await mark(can)).toEqual([409, CHAT_TEXT.acceptFirst]);
    done(await accept(can, chat));
    expect((await can.put(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' })).status).toBe(200);
  });

  it('is accepted once their text is there, and then stands among the conversations', async () => {
    const [ada, can] = await town.pair();
    const { id: chat } = done(await start(ada, can));
    const message = inSteps(chat, ada, can, 'Merhaba');
    await message.admit();
    expect(said(await accept(can, chat))).toEqual([409, CHAT_TEXT.nothingToAccept]);
    await message.keep(true);
    await town.app.settled();
    done(await accept(can, chat));
    expect([(await list(can)).chats.map(({ id }) => id), (await requests(can)).chats]).toEqual([[chat], []]);
  });
});

describe('Whoever deleted a conversation', () => {
  it('reads nothing that was admitted in that moment', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const message = inSteps(chat, can, ada, 'Son söz');
    await message.admit();
    done(await remove(ada, chat));
    await message.keep(false);
    await town.app.settled();
    expect([await texts(ada, chat), await texts(can, chat)]).toEqual([[], ['Son söz']]);
    expect([done(await one(ada, chat)).last_message, done(await one(can, chat)).last_message?.content]).toEqual([null, 'Son söz']);
  });

  it('is not told it again by a request that they send again', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    done(await send(can, chat, 'Gizli'));
    const ask = () => ada.post<LastMessages>(`${CHAT}/last-messages`, { chatIds: [chat] }, { 'idempotency-key': chat });
    expect(done(await ask()).lastMessages[chat]?.content).toBe('Gizli');
    done(await remove(ada, chat));
    expect(done(await ask()).lastMessages).toEqual({});
  });
});

describe('What was taken back', () => {
  it('is not told again to whoever marked it and sends that again', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const { id } = done(await send(ada, chat, 'Geri alınan'));
    const mark = () => can.put(`${CHAT}/messages/${id}/reaction`, { emoji: '👍' }, { 'idempotency-key': id });
    expect(JSON.stringify((await mark()).body)).toContain('Geri alınan');
    done(await ada.delete(`${CHAT}/messages/${id}`));
    expect(JSON.stringify((await mark()).body)).not.toContain('Geri alınan');
  });
});

describe('A search', () => {
  it('reads no more characters than its limit, the newest first', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    const long = 'x'.repeat(CHAT_LIMITS.text);
    const most = Math.ceil(CHAT_LIMITS.search.characters / long.length);
    done(await send(ada, chat, 'en eski'));
    for (let at = 0; at < most + READ_AT_ONCE; at++) await inSteps(chat, ada, can, long).keep(false);
    done(await send(ada, chat, 'en yeni'));
    const found = async (words: string) => done(await can.get<ChatMessages>(`${CHAT}/${chat}/search?q=${words}`)).messages.map(({ content }) => content);
    expect([await found('en yeni'), await found('en eski')]).toEqual([['en yeni'], []]);
  });
});

describe('A conversation that stands', () => {
  it('is opened as often as one likes: that begins none', async () => {
    const [ada, can] = await town.pair();
    const chat = await open(ada, can);
    for (let at = 0; at <= CHAT_PACE.asNew.startsADay; at++) expect(done(await start(ada, can)).id).toBe(chat);
  });
});
