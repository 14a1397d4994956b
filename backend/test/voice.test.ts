import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { VOICE_CODE, VOICE_LIMITS, VOICE_PACE, VOICE_TEXT, type VoiceCleanup } from '../contracts/voice.js';
import { CloseRoom, JoinRoom } from '../src/contexts/voice/room/room.commands.js';
import { roomStream } from '../src/contexts/voice/room/room.stream.js';
import { EventStore } from '../src/kernel/event-store.js';
import type { MemberNotes } from '../src/kernel/member-notes.js';
import { RuleViolation } from '../src/kernel/rule-violation.js';
import { Origins } from '../src/platform/callers/origins.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { MEMBER_NOTES } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';
import { beat, create, current, idsAt, join, leave, one, opened, ROOMS, rolesIn } from './voice-calls.js';

const RACERS = 100;

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());
/** Whoever was in a room is heard no more. */
afterEach(async () => {
  town.app.clock.advance({ minutes: 5 });
  await town.app.settled();
});

describe('A room', () => {
  inBothHomes.it('is created with whoever creates it in it, is found by list, category and words, and goes when they leave', async () => {
    const ada = await town.member();
    const { status, body } = await create(ada, { category: 'study', description: 'Tip sistemi' });
    const username = await usernameOf(ada);
    expect([status, body.message]).toEqual([201, VOICE_TEXT.created]);
    const { id } = body.data;
    const times = { joinedAt: expect.any(String), left_at: null, isKicked: false, isMuted: false };
    expect(body.data).toEqual({
      ...{ id: expect.any(String), name: 'Kahve Molası', description: 'Tip sistemi', category: 'study', status: 'active', isActive: true },
      ...{ participantCount: 1, maxParticipants: 15, capacity: 8, isTemporary: true, autoDeleteWhenEmpty: true },
      ...{
        createdBy: ada.id,
        namedBy: { userId: ada.id, username, displayName: null, avatar: null },
        isNameHidden: false,
        currentOwnerId: ada.id,
        ownerUsername: username,
        ownerDisplayName: null,
      },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String), color: expect.any(String), icon: 'code' },
      participants: [
        { ...{ id: expect.any(String), roomId: id, userId: ada.id, role: 'owner', ...times }, user: { username, displayName: null, avatar: null } },
      ],
    });
    for (const address of [ROOMS, `${ROOMS}/category/study`, `${ROOMS}/search?search=mola`, `${ROOMS}/search?search=`])
      expect(await idsAt(ada, address)).toContain(id);
    for (const address of [`${ROOMS}/category/general`, `${ROOMS}/search?search=yok`]) expect(await idsAt(ada, address)).not.toContain(id);
    expect((await current(ada))?.room.id).toBe(id);
    const { status: left, body: answer } = await leave(ada, id);
    expect([left, answer.message, await current(ada)]).toEqual([200, VOICE_TEXT.left, null]);
    expect(said(await one(ada, id))).toEqual([404, VOICE_TEXT.notFound]);
    expect(said(await join(ada, id))).toEqual([410, VOICE_TEXT.gone]);
  });

  inBothHomes.it('tells guests how many are in it, and not who', async () => {
    const ada = await town.member();
    const { id } = await opened(ada);
    const { status, text } = await town.app.guest.raw('GET', ROOMS);
    const { body } = await one(town.app.guest, id);
    expect(body.data).toMatchObject({ participantCount: 1, participants: [], createdBy: null, currentOwnerId: null, ownerUsername: null });
    expect([status, text.includes(ada.id), text.includes(await usernameOf(ada))]).toEqual([200, false, false]);
    for (const address of ['current', `${id}/participants`]) expect((await town.app.guest.get(`${ROOMS}/${address}`)).status).toBe(401);
    for (const asked of [create(town.app.guest), join(town.app.guest, id), leave(town.app.guest, id)]) expect((await asked).status).toBe(401);
  });

  it('has words and a size within their limits', async () => {
    const ada = await town.member();
    expect(said(await create(ada, { name: ' ' }))).toEqual([422, 'Oda adı boş olamaz']);
    expect(said(await create(ada, { name: 'ab' }))).toEqual([422, 'Oda adı en az 3 karakter olmalı']);
    expect(said(await create(ada, { name: 'a'.repeat(51) }))).toEqual([422, 'Oda adı en fazla 50 karakter olmalı']);
    expect(said(await create(ada, { description: 'a'.repeat(201) }))).toEqual([422, 'Açıklama en fazla 200 karakter olmalı']);
    for (const maxParticipants of [1, 51]) expect(said(await create(ada, { maxParticipants }))).toEqual([422, 'Katılımcı sayısı 2-50 arasında olmalı']);
    expect(await current(ada)).toBeNull();
    const { description, maxParticipants, category } = await opened(ada);
    expect([description, maxParticipants, category]).toEqual(['Kahve Molası odası', 15, 'general']);
  });

  inBothHomes.it('has the colour whose turn it is, of eight', async () => {
    const colours: string[] = [];
    for (let number = 1; number <= 9; number += 1) colours.push((await opened(await town.member())).color);
    expect(colours).toEqual(['blue', 'green', 'purple', 'red', 'yellow', 'indigo', 'pink', 'gray', 'blue']);
  });

  inBothHomes.it('of staff stays when it is empty, belongs to whoever comes, and is closed by staff alone', async () => {
    const can = await town.member();
    const room = await opened(town.moderator, { name: 'Sabah Kahvesi' });
    expect([room.isTemporary, room.autoDeleteWhenEmpty]).toEqual([false, false]);
    await leave(town.moderator, room.id);
    expect((await one(can, room.id)).body.data).toMatchObject({ participantCount: 0, currentOwnerId: null, participants: [] });
    expect((await join(can, room.id)).body.data.room.currentOwnerId).toBe(can.id);
    expect(said(await can.delete(`${ROOMS}/${room.id}`))).toEqual([403, VOICE_TEXT.ownerNeeded]);
    const { status, body } = await town.moderator.delete(`${ROOMS}/${room.id}`);
    expect([status, body.message, await current(can)]).toEqual([200, VOICE_TEXT.closed, null]);
    expect((await create(can)).status).toBe(201);
  });

  it('is closed by its owner, with everybody in it, who may go elsewhere at once', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada);
    await join(can, id);
    expect(said(await can.delete(`${ROOMS}/${id}`))).toEqual([403, VOICE_TEXT.ownerNeeded]);
    expect((await ada.delete(`${ROOMS}/${id}`)).status).toBe(200);
    expect([await current(ada), await current(can), (await ada.delete(`${ROOMS}/${id}`)).status]).toEqual([null, null, 200]);
    expect([(await create(can)).status, (await create(ada)).status]).toEqual([201, 201]);
  });
});

describe('A member', () => {
  inBothHomes.it('is in one room at a time: another is refused by a code until they have left', async () => {
    const [ada, can] = await town.pair();
    const [first, second] = [await opened(ada), await opened(can)];
    for (const asked of [join(ada, second.id), create(ada)]) {
      const { status, body } = await asked;
      expect([status, body.code, body.error]).toEqual([409, VOICE_CODE.elsewhere, VOICE_TEXT.elsewhere]);
    }
    expect(VOICE_CODE.elsewhere).toMatch(/already|another|room/i);
    await leave(ada, first.id);
    const { status, body } = await join(ada, second.id);
    expect([status, body.message]).toEqual([200, VOICE_TEXT.joined]);
    expect(body.data.participants.map(({ userId, role }) => [userId, role])).toEqual([
      [can.id, 'owner'],
      [ada.id, 'member'],
    ]);
    expect([(await join(ada, second.id)).status, (await one(ada, second.id)).body.data.participantCount]).toEqual([200, 2]);
  });

  inBothHomes.it('who asks for many rooms at once is in one', async () => {
    const ada = await town.member();
    const hosts = await Promise.all(Array.from({ length: 4 }, () => town.member()));
    const rooms = await Promise.all(hosts.map((host) => opened(host)));
    const answers = await Promise.all([...rooms, ...rooms].map(({ id }) => join(ada, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const counts = await Promise.all(rooms.map(async ({ id }) => (await one(ada, id)).body.data.participantCount));
    expect(counts.sort()).toEqual([1, 1, 1, 2]);
  });

  it('who comes and goes at once has a seat where they are, and nowhere else', async () => {
    const [ada, can] = await town.pair();
    const room = await opened(can);
    await Promise.all(Array.from({ length: 6 }, (_, turn) => (turn % 2 === 0 ? join(ada, room.id) : leave(ada, room.id))));
    await leave(ada, room.id);
    expect([await current(ada), (await create(ada)).status]).toEqual([null, 201]);
  });

  it('may listen while muted, and opens no room', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(can);
    await town.sanction(ada, 'mute_user', { durationMinutes: 60 });
    expect([(await create(ada)).status, (await join(ada, id)).status]).toEqual([403, 200]);
  });
});

describe('An owner', () => {
  inBothHomes.it('who leaves hands the room over to the moderator who is there longest, else to the member who is', async () => {
    const [ada, can, ece] = [await town.member(), await town.member(), await town.member()];
    const { id } = await opened(ada);
    for (const who of [can, ece]) await join(who, id);
    const role = (who: Client, target: Client) => who.post(`${ROOMS}/${id}/role/${target.id}`, { role: 'moderator' });
    expect(said(await role(can, ece))).toEqual([403, VOICE_TEXT.ownerNeeded]);
    expect((await role(ada, ece)).body.message).toBe(VOICE_TEXT.roleGiven);
    await leave(ada, id);
    expect(await rolesIn(can, id)).toEqual([
      [can.id, 'member'],
      [ece.id, 'owner'],
    ]);
    await leave(ece, id);
    expect([await rolesIn(can, id), (await one(can, id)).body.data.currentOwnerId]).toEqual([[[can.id, 'owner']], can.id]);
  });

  it('hands the room over to somebody who is there, and has its rights no more', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada);
    const handOver = (who: Client, target: string) => who.post(`${ROOMS}/${id}/transfer/${target}`);
    expect(said(await handOver(ada, can.id))).toEqual([404, VOICE_TEXT.targetNotFound]);
    await join(can, id);
    expect((await handOver(ada, can.id)).body.message).toBe(VOICE_TEXT.handedOver);
    expect(await rolesIn(ada, id)).toEqual([
      [ada.id, 'member'],
      [can.id, 'owner'],
    ]);
    expect(said(await handOver(ada, NOBODY))).toEqual([403, VOICE_TEXT.ownerNeeded]);
  });
});

describe('As many as a room takes', () => {
  inBothHomes.it('get in when a hundred come at once, and the others are told why', async () => {
    const ada = await town.member();
    const [small, large] = [await opened(ada, { maxParticipants: 5 }), await opened(await town.member(), { maxParticipants: 50 })];
    const { meydan } = town.app;
    const [commands, origins, ids] = [meydan.app.get(CommandBus), meydan.app.get(Origins), new UuidIds()];
    for (const [{ id: roomId }, takes, sentence] of [
      [small, 5, VOICE_TEXT.full(5)],
      [large, VOICE_LIMITS.carried, VOICE_TEXT.carried(VOICE_LIMITS.carried)],
    ] as const) {
      const races = Array.from({ length: RACERS }, async () => {
        const memberId = ids.next();
        const data = { roomId, memberId, participantId: ids.next(), carried: VOICE_LIMITS.carried };
        await commands.execute(new JoinRoom(data, origins.of({ memberId, role: 'user', session: null })));
      });
      const ends = await Promise.allSettled(races);
      const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
      expect(refused.every((reason) => reason instanceof RuleViolation && reason.code === VOICE_CODE.full)).toBe(true);
      expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([sentence]));
      expect(refused).toHaveLength(RACERS - (takes - 1));
      await town.app.settled();
      expect((await one(ada, roomId)).body.data.participantCount).toBe(takes);
      expect((await meydan.app.get(EventStore).state(roomStream, roomId))?.present).toHaveLength(takes);
    }
  });

  it('keep out the next, who loses no seat by it', async () => {
    const [ada, can] = await town.pair();
    const ece = await town.member();
    const { id } = await opened(ada, { maxParticipants: 2 });
    await join(can, id);
    const { status, body } = await join(ece, id);
    expect([status, body.code, body.error]).toEqual([409, VOICE_CODE.full, VOICE_TEXT.full(2)]);
    expect((await create(ece)).status).toBe(201);
  });
});

describe('Whoever is not heard', () => {
  const pass = async (seconds: number) => {
    town.app.clock.advance({ seconds });
    await town.app.settled();
  };

  inBothHomes.it('for 90 seconds leaves, and whoever is heard stays', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada);
    await join(can, id);
    for (let beats = 0; beats < 3; beats++) {
      await pass(VOICE_PACE.heartbeat);
      expect((await beat(can, id)).body.data).toEqual({ next: VOICE_PACE.heartbeat });
    }
    expect((await one(can, id)).body.data.participantCount).toBe(2);
    await pass(VOICE_PACE.heartbeat + 1);
    expect([await rolesIn(can, id), await current(ada)]).toEqual([[[can.id, 'owner']], null]);
    expect(said(await beat(ada, id))).toEqual([409, VOICE_TEXT.notThere]);
    expect((await join(ada, id)).status).toBe(200);
  });

  inBothHomes.it('because a process ended before it told their seat is not kept from other rooms by it', async () => {
    const ada = await town.member();
    const { id } = await opened(ada);
    const { app } = town.app.meydan;
    const origin = app.get(Origins).of({ memberId: ada.id, role: 'user', session: null });
    await app.get(EventStore).decideOn(roomStream, id, new CloseRoom({ roomId: id, memberId: ada.id, isStaff: false }, origin));
    await town.app.settled();
    expect([said(await beat(ada, id)), (await create(ada)).status]).toEqual([[409, VOICE_TEXT.notThere], 409]);
    await pass(61);
    expect((await create(ada)).status).toBe(201);
  });

  it('leaves when an admin wants it so, who alone may', async () => {
    const [ada, admin] = [await town.member(), await town.app.member('kurucu', 'admin')];
    const cleanUp = (who: Client) => who.post<VoiceCleanup>(`${ROOMS}/admin/cleanup`);
    const { id } = await opened(ada);
    expect((await cleanUp(admin)).body.data).toEqual({ left: 0 });
    expect([(await cleanUp(town.moderator)).status, (await current(ada))?.room.id]).toEqual([403, id]);
    town.app.clock.advance({ seconds: VOICE_PACE.silent + 1 });
    await cleanUp(admin);
    await town.app.settled();
    expect(await current(ada)).toBeNull();
  });

  it('any more because staff took their access away leaves at once, and the room is another’s', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada);
    await join(can, id);
    await town.sanction(ada, 'suspend_user', { durationMinutes: 60 });
    await town.app.settled();
    expect(await rolesIn(can, id)).toEqual([[can.id, 'owner']]);
  });

  it('any more because their account ended leaves, and nothing is kept of where they were', async () => {
    const [ada, can] = await town.pair();
    const { id } = await opened(ada);
    await join(can, id);
    await ada.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    for (let day = 0; day < 8; day++) {
      town.app.clock.advance({ days: 1 });
      await town.app.settled();
    }
    const state = await town.app.meydan.app.get(EventStore).state(roomStream, id);
    expect((state?.present ?? []).some(({ memberId }) => memberId === ada.id)).toBe(false);
    expect(await town.app.meydan.app.get<MemberNotes>(MEMBER_NOTES).count({ memberId: ada.id, kind: 'voice-seat' })).toBe(0);
    await town.renewModerator();
  });
});
