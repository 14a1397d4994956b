import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { LIVE_CHANNEL, type LiveChange } from '../contracts/envelope.js';
import { VOICE_TEXT, type VoiceParticipant } from '../contracts/voice.js';
import {
  VOICE_MESSAGE_LIMITS,
  VOICE_MESSAGE_TEXT,
  type VoiceMessage,
  type VoiceMessagePage,
  type VoiceRoomExport,
  type VoiceRoomRow,
  type VoiceRow,
} from '../contracts/voice-messages.js';
import { roomMessageStream } from '../src/contexts/voice/messages/room-message.stream.js';
import { RoomMessageSeals } from '../src/contexts/voice/messages/room-message-seals.service.js';
import { RoomMessagesQuery } from '../src/contexts/voice/messages/room-messages.query.js';
import { EventStore } from '../src/kernel/event-store.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { said, Town } from './town.js';
import { current, join, leave, opened, ROOMS } from './voice-calls.js';

let town: Town;
const sockets: LiveSocket[] = [];
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());
/** Whoever was in a room is heard no more. */
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  town.app.clock.advance({ minutes: 5 });
  await town.app.settled();
});

const write = (who: Client, id: string, content: string, parentMessageId: string | null = null) =>
  who.post<VoiceMessage>(`${ROOMS}/${id}/messages`, { content, parentMessageId });
const written = async (who: Client, id: string, content: string, parentMessageId: string | null = null) => {
  const { status, body } = await write(who, id, content, parentMessageId);
  expect([status, body.error]).toEqual([201, undefined]);
  return body.data;
};
const page = (who: Client, id: string, query = '') => who.get<VoiceMessagePage>(`${ROOMS}/${id}/messages${query}`);
const texts = async (who: Client, id: string, query = '') => (await page(who, id, query)).body.data.messages.map(({ content }) => content);
const edit = (who: Client, messageId: string, content: string) => who.put<VoiceMessage>(`${ROOMS}/messages/${messageId}`, { content });
const remove = (who: Client, messageId: string) => who.delete(`${ROOMS}/messages/${messageId}`);

/** A room of the first in which all are. */
async function roomOf(owner: Client, ...others: Client[]): Promise<string> {
  const { id } = await opened(owner);
  for (const who of others) expect((await join(who, id)).status).toBe(200);
  return id;
}

async function listening(who: Client, channel: string): Promise<LiveSocket> {
  const socket = LiveSocket.open(who.url, { token: who.sessionToken });
  sockets.push(socket);
  await socket.next('ready');
  expect(await socket.subscribe(channel)).toEqual({ success: true });
  return socket;
}
const heard = async <Row>(socket: LiveSocket): Promise<[string, Row]> => {
  const { kind, row } = await socket.next<LiveChange<Row>>('change');
  return [kind, row];
};

describe('A message in a room', () => {
  inBothHomes.it('is read by those who are there, with whom it answers, until it is changed or deleted', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada, can);
    const first = await written(ada, id, ' Merhaba **arkadaşlar** ');
    expect(first).toMatchObject({ userId: ada.id, roomId: id, content: 'Merhaba **arkadaşlar**', messageType: 'text', parentMessageId: null, parent: null });
    expect(first).toMatchObject({ isEdited: false, editedAt: null, isDeleted: false, deletedAt: null, user: { displayName: null } });
    const answer = await written(can, id, 'Selam', first.id);
    expect(answer.parent).toMatchObject({ id: first.id, userId: ada.id, content: 'Merhaba **arkadaşlar**', isDeleted: false });
    expect((await edit(ada, first.id, 'Merhabalar')).body.data).toMatchObject({ content: 'Merhabalar', isEdited: true, editedAt: expect.any(String) });
    expect(said(await edit(can, first.id, 'Benim'))).toEqual([403, VOICE_MESSAGE_TEXT.notYours]);
    expect(await texts(can, id)).toEqual(['Merhabalar', 'Selam']);
    expect(said(await remove(can, first.id))).toEqual([403, VOICE_MESSAGE_TEXT.mayNotDelete]);
    expect([(await remove(ada, first.id)).status, (await remove(ada, first.id)).status]).toEqual([200, 200]);
    const { messages, hasOlder } = (await page(can, id)).body.data;
    expect([hasOlder, messages[0], messages[1]?.parent]).toMatchObject([
      false,
      { id: first.id, content: '', isDeleted: true, deletedAt: expect.any(String) },
      { id: first.id, content: '', isDeleted: true },
    ]);
    expect(said(await write(can, id, 'Yanıt', first.id))).toEqual([404, VOICE_MESSAGE_TEXT.parentNotFound]);
    expect((await edit(ada, first.id, 'Yine')).status).toBe(404);
  });

  it('says something, and not too much', async () => {
    const ada = await town.member();
    const id = await roomOf(ada);
    for (const content of ['', ' ', '\u200b\n']) expect(said(await write(ada, id, content))).toEqual([422, VOICE_MESSAGE_TEXT.empty]);
    expect(said(await write(ada, id, 'a'.repeat(501)))).toEqual([422, VOICE_MESSAGE_TEXT.tooLong]);
    const { id: messageId } = await written(ada, id, 'a'.repeat(500));
    expect(said(await edit(ada, messageId, ' '))).toEqual([422, VOICE_MESSAGE_TEXT.empty]);
    expect((await ada.post(`${ROOMS}/${id}/messages`, { content: 'a', messageType: 'image' })).status).toBe(422);
    for (const asked of [write(ada, id, 'a', NOBODY), edit(ada, NOBODY, 'a'), remove(ada, NOBODY)]) expect((await asked).status).toBe(404);
    expect(said(await page(ada, id, '?before=dün'))).toEqual([422, VOICE_MESSAGE_TEXT.malformedPlace]);
  });

  it('is written so often in a minute', async () => {
    const ada = await town.member();
    const id = await roomOf(ada);
    const answers = await Promise.all(Array.from({ length: VOICE_MESSAGE_LIMITS.aMinute + 5 }, (_, number) => write(ada, id, `${number}`)));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });

  inBothHomes.it('is on one page and on no other, also among those of the same time', async () => {
    const ada = await town.member();
    const id = await roomOf(ada);
    for (let number = 0; number < 9; number++) await written(ada, id, `${number}`);
    const all = Array.from({ length: 9 }, (_, number) => `${number}`);
    const byId: string[] = [];
    for (let before = ''; ; ) {
      const { messages, hasOlder } = (await page(ada, id, `?limit=4${before}`)).body.data;
      byId.unshift(...messages.map(({ content }) => content));
      if (!hasOlder) break;
      before = `&before=${messages[0]?.id}`;
    }
    expect(byId).toEqual(all);
    // The clock of the tests stands: all have one time.
    const { messages, hasOlder } = (await page(ada, id, '?limit=4')).body.data;
    const older = await texts(ada, id, `?limit=4&before=${messages[0]?.createdAt}`);
    expect([[...older, ...messages.map(({ content }) => content)], hasOlder]).toEqual([all, false]);
  });

  it('is for nobody who is elsewhere, whoever they are; a guest is to sign in', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada);
    const { id: messageId } = await written(ada, id, 'Aramızda');
    for (const who of [can, town.moderator]) {
      for (const asked of [page(who, id), write(who, id, 'Duyuyorum')]) expect(said(await asked)).toEqual([403, VOICE_MESSAGE_TEXT.notThere]);
      expect((await edit(who, messageId, 'Değişti')).status).toBe(403);
    }
    for (const asked of [page(town.app.guest, id), write(town.app.guest, id, 'a')]) expect((await asked).status).toBe(401);
    await join(can, id);
    await leave(can, id);
    expect((await page(can, id)).status).toBe(403);
    expect(await texts(ada, id)).toEqual(['Aramızda']);
  });

  it('is deleted by whoever moderates in the room, by staff from outside, and by its author from anywhere', async () => {
    const [ada, can] = await town.pair();
    const ece = await town.member();
    const id = await roomOf(ada, can, ece);
    await ada.post(`${ROOMS}/${id}/role/${ece.id}`, { role: 'moderator' });
    const [first, second, third] = [await written(can, id, 'Bir'), await written(can, id, 'İki'), await written(can, id, 'Üç')];
    await leave(can, id);
    for (const [who, { id: messageId }] of [
      [ece, first],
      [town.moderator, second],
      [can, third],
    ] as const)
      expect((await remove(who, messageId)).status).toBe(200);
    expect(await texts(ada, id)).toEqual(['', '', '']);
  });

  it('is read and not written by whoever is muted on the site, who may still delete', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada, can);
    const { id: messageId } = await written(can, id, 'Önce');
    await town.sanction(can, 'mute_user', { durationMinutes: 60 });
    expect([(await write(can, id, 'Sonra')).status, (await edit(can, messageId, 'Sonra')).status, await texts(can, id)]).toEqual([403, 403, ['Önce']]);
    expect((await remove(can, messageId)).status).toBe(200);
  });

  inBothHomes.it('is read by none between whom a block stands, nor its beginning above an answer, nor as it happens', async () => {
    const [ada, can] = await town.pair();
    const ece = await town.member();
    const id = await roomOf(ada, can, ece);
    const [adas, cans] = [await written(ada, id, 'Ada’dan'), await written(can, id, 'Can’dan')];
    await written(ece, id, 'Yanıt', adas.id);
    await ada.put(`/api/users/${can.id}/block`);
    expect([await texts(ada, id), await texts(can, id), await texts(ece, id)]).toEqual([
      ['Ada’dan', 'Yanıt'],
      ['Can’dan', 'Yanıt'],
      ['Ada’dan', 'Can’dan', 'Yanıt'],
    ]);
    expect((await page(can, id)).body.data.messages.at(-1)).toMatchObject({ parentMessageId: adas.id, parent: null });
    expect(said(await write(ada, id, 'Sana', cans.id))).toEqual([404, VOICE_MESSAGE_TEXT.parentNotFound]);
    const page1 = await listening(can, LIVE_CHANNEL.voice);
    await written(ada, id, 'Sır');
    await written(ece, id, 'Herkese');
    expect((await heard<VoiceRow>(page1))[1]).toMatchObject({ message: { content: 'Herkese' } });
  });
});

describe('The owner’s export of a room', () => {
  const take = (who: Client, id: string, headers = {}) => who.post<VoiceRoomExport>(`${ROOMS}/${id}/export`, {}, headers);

  inBothHomes.it('holds what they can read, and is told in the room, also to whoever is blocked, at once and to whoever comes later', async () => {
    const [ada, can] = await town.pair();
    const ece = await town.member();
    const id = await roomOf(ada, can, ece);
    await written(ada, id, 'Benden');
    const { id: messageId } = await written(can, id, 'Can’dan');
    await written(ece, id, 'Ece’den');
    await can.put(`/api/users/${ada.id}/block`);
    const socket = await listening(can, LIVE_CHANNEL.voice);
    const { status, body } = await take(ada, id);
    expect([status, body.message]).toEqual([200, VOICE_TEXT.exported]);
    const { room, participants, messages, hasOlder } = body.data;
    expect([room.id, participants.map(({ userId }) => userId), hasOlder]).toEqual([id, [ada.id, can.id, ece.id], false]);
    const line = { messageType: 'export', userId: ada.id, content: '', isDeleted: false };
    expect(messages.map(({ content }) => content)).toEqual(['Benden', 'Ece’den', '']);
    expect(messages.at(-1)).toMatchObject(line);
    expect(await heard<VoiceRow>(socket)).toMatchObject(['insert', { type: 'message', roomId: id, message: line }]);
    const late = await town.member();
    await join(late, id);
    const told = (await page(late, id)).body.data.messages.at(-1);
    expect(told).toMatchObject(line);
    const lineId = told?.id ?? '';
    expect([(await edit(ada, lineId, 'Hiç')).status, (await remove(ada, lineId)).status, (await write(can, id, 'Buna', lineId)).status]).toEqual([
      404, 404, 404,
    ]);
    expect((await write(late, id, 'Buna', messageId)).status).toBe(201);
  });

  inBothHomes.it('that is sent again tells nothing that was written since, and nothing at all to whoever handed the room over', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada, can);
    const again = () => take(ada, id, { 'idempotency-key': `disa-${id}` });
    await written(can, id, 'Önce');
    const { messages } = (await again()).body.data;
    expect(messages.map(({ content, messageType }) => [content, messageType])).toEqual([
      ['Önce', 'text'],
      ['', 'export'],
    ]);
    await written(can, id, 'Sonra');
    expect((await again()).body.data.messages).toEqual(messages);
    expect((await ada.post(`${ROOMS}/${id}/transfer/${can.id}`)).status).toBe(200);
    expect(said(await again())).toEqual([403, VOICE_TEXT.ownerNeeded]);
    expect(await texts(can, id)).toEqual(['Önce', '', 'Sonra']);
  });

  it('is nobody else’s, and of a room that stays nobody’s', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada, can);
    for (const who of [can, town.moderator]) expect(said(await take(who, id))).toEqual([403, VOICE_TEXT.ownerNeeded]);
    expect((await take(town.app.guest, id)).status).toBe(401);
    const lasting = await roomOf(town.moderator);
    expect((await take(town.moderator, lasting)).status).toBe(403);
    await leave(town.moderator, lasting);
    expect((await take(ada, NOBODY)).status).toBe(404);
    expect(await texts(ada, id)).toEqual([]);
  });
});

describe('What happens in a room', () => {
  inBothHomes.it('is heard by those who are in it, as it happens, and by nobody else', async () => {
    const [ada, can] = await town.pair();
    const ece = await town.member();
    const id = await roomOf(ada, can);
    const pages = [await listening(ada, LIVE_CHANNEL.voice), await listening(can, LIVE_CHANNEL.voice)];
    const outside = await listening(ece, LIVE_CHANNEL.voice);
    const { id: messageId } = await written(ada, id, 'Duyuldu mu?');
    for (const socket of pages)
      expect(await heard<VoiceRow>(socket)).toMatchObject(['insert', { type: 'message', roomId: id, message: { content: 'Duyuldu mu?' } }]);
    await edit(ada, messageId, 'Duyuldu.');
    for (const socket of pages) expect(await heard<VoiceRow>(socket)).toMatchObject(['update', { message: { content: 'Duyuldu.', isEdited: true } }]);
    await remove(ada, messageId);
    for (const socket of pages) expect(await heard<VoiceRow>(socket)).toMatchObject(['update', { message: { content: '', isDeleted: true } }]);
    const people = async (socket: LiveSocket) => {
      const [, row] = await heard<Extract<VoiceRow, { type: 'participants' }>>(socket);
      return row.participants.map(({ userId, isMuted }: VoiceParticipant) => [userId, isMuted]);
    };
    await ada.post(`${ROOMS}/${id}/mute/${can.id}`, { muted: true });
    for (const socket of pages)
      expect(await people(socket)).toEqual([
        [ada.id, false],
        [can.id, true],
      ]);
    expect(outside.soFar('change')).toEqual([]);
    await ada.post(`${ROOMS}/${id}/kick/${can.id}`, {});
    expect(await people(pages[0] as LiveSocket)).toEqual([[ada.id, false]]);
    expect(await heard<VoiceRow>(pages[1] as LiveSocket)).toMatchObject(['delete', { type: 'out', roomId: id, cause: 'kicked', until: expect.any(String) }]);
    await join(ece, id);
    expect(await people(outside)).toEqual([
      [ada.id, false],
      [ece.id, false],
    ]);
    await ada.delete(`${ROOMS}/${id}`);
    expect(await heard<VoiceRow>(outside)).toMatchObject(['delete', { type: 'out', cause: 'closed', until: null }]);
  });

  inBothHomes.it('is told to lists of rooms by its numbers, also to guests, and names nobody', async () => {
    const ada = await town.member();
    const socket = LiveSocket.open(town.app.guest.url);
    sockets.push(socket);
    await socket.next('ready');
    expect(await socket.subscribe(LIVE_CHANNEL.voiceRooms)).toEqual({ success: true });
    const { id } = await opened(ada);
    const counts: (number | null)[] = [];
    for (let rows = 0; rows < 2; rows++) {
      const [, row] = await heard<VoiceRoomRow>(socket);
      expect([row.roomId, JSON.stringify(row).includes(ada.id)]).toEqual([id, false]);
      counts.push(row.room?.participantCount ?? null);
    }
    expect(counts.at(-1)).toBe(1);
    await ada.put(`${ROOMS}/${id}`, { name: 'Çay Molası' });
    expect(await heard<VoiceRoomRow>(socket)).toMatchObject(['update', { room: { name: 'Çay Molası', participants: [] } }]);
    await ada.delete(`${ROOMS}/${id}`);
    expect(await heard<VoiceRoomRow>(socket)).toEqual(['delete', { roomId: id, room: null }]);
  });
});

describe('What was written in a room', () => {
  const daysPass = async (days: number) => {
    for (let day = 0; day < days; day++) {
      town.app.clock.advance({ days: 1 });
      await town.app.settled();
    }
  };
  /** What can still be opened of a message, wherever it was found. */
  const readable = async (messageId: string) => {
    const { app } = town.app.meydan;
    const facts = await app.get(EventStore).read(roomMessageStream, messageId);
    const [posted] = facts;
    if (posted?.type !== 'RoomMessagePosted') throw new Error('nothing was written');
    return app.get(RoomMessageSeals).open(posted.data, posted.data.sealed);
  };

  inBothHomes.it('can be read for thirty days after the room was closed, and is destroyed then', async () => {
    const ada = await town.member();
    const id = await roomOf(ada);
    const { id: messageId } = await written(ada, id, 'Geçici');
    await ada.delete(`${ROOMS}/${id}`);
    await daysPass(29);
    expect(await readable(messageId)).toBe('Geçici');
    await daysPass(3);
    expect([await readable(messageId), await town.app.meydan.app.get(RoomMessagesQuery).find(messageId)]).toEqual([null, null]);
    await town.renewModerator();
  });

  it('by whoever has no account any more can be read by nobody', async () => {
    const [ada, can] = await town.pair();
    const id = await roomOf(ada, can);
    const { id: messageId } = await written(ada, id, 'Gidiyorum');
    await ada.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    await daysPass(8);
    expect(await readable(messageId)).toBeNull();
    expect(await current(await town.member())).toBeNull();
    await town.renewModerator();
  });
});
