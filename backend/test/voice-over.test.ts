import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { VOICE_CODE, VOICE_TEXT, type VoiceBarred, type VoiceParticipant, type VoiceRoom, type VoiceSettingsRequest } from '../contracts/voice.js';
import { JoinRoom, KickParticipant } from '../src/contexts/voice/room/room.commands.js';
import { Origins } from '../src/platform/callers/origins.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town } from './town.js';
import { create, current, idsAt, join, leave, one, opened, ROOMS, rolesIn } from './voice-calls.js';

const RACES = 20;
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

const mute = (who: Client, id: string, target: Client, muted = true) => who.post<VoiceParticipant[]>(`${ROOMS}/${id}/mute/${target.id}`, { muted });
const kick = (who: Client, id: string, target: Client, reason?: string) => who.post<VoiceParticipant[]>(`${ROOMS}/${id}/kick/${target.id}`, { reason });
const lift = (who: Client, id: string, target: Client) => who.delete<VoiceBarred[]>(`${ROOMS}/${id}/kick/${target.id}`);
const barred = (who: Client, id: string) => who.get<VoiceBarred[]>(`${ROOMS}/${id}/kicked`);
const change = (who: Client, id: string, wish: Partial<VoiceSettingsRequest> = {}) => who.put<VoiceRoom>(`${ROOMS}/${id}`, { name: 'Çay Molası', ...wish });
const mutedIn = async (who: Client, id: string) =>
  (await who.get<VoiceParticipant[]>(`${ROOMS}/${id}/participants`)).body.data.filter(({ isMuted }) => isMuted).map(({ userId }) => userId);

/** A room of Ada's in which Can and Ece are, Ece as a moderator. */
async function busy() {
  const [ada, can, ece] = [await town.member(), await town.member(), await town.member()];
  const { id } = await opened(ada);
  for (const who of [can, ece]) await join(who, id);
  await ada.post(`${ROOMS}/${id}/role/${ece.id}`, { role: 'moderator' });
  return { ada, can, ece, id };
}

describe('A moderator of a room', () => {
  inBothHomes.it('mutes whoever is in it, also when they come back, until a moderator lifts it', async () => {
    const { ada, can, ece, id } = await busy();
    const { status, body } = await mute(ece, id, can);
    expect([status, body.message, body.data.map(({ userId, isMuted, isKicked, left_at }) => [userId, isMuted, isKicked, left_at])]).toEqual([
      200,
      VOICE_TEXT.muted,
      [
        [ada.id, false, false, null],
        [can.id, true, false, null],
        [ece.id, false, false, null],
      ],
    ]);
    expect(said(await mute(can, id, can, false))).toEqual([403, 'Bu işlem için moderatör yetkisi gerekiyor']);
    await leave(can, id);
    expect((await join(can, id)).body.data.participants.find(({ userId }) => userId === can.id)).toMatchObject({ isMuted: true });
    expect((await one(ada, id)).body.data.participants.map(({ isMuted }) => isMuted)).toEqual([false, false, true]);
    expect((await mute(ada, id, can, false)).body.message).toBe(VOICE_TEXT.unmuted);
    expect(await mutedIn(ada, id)).toEqual([]);
  });

  it('does so to no owner, to themselves or to somebody who is not there', async () => {
    const { ada, can, ece, id } = await busy();
    const other = await town.member();
    expect(said(await mute(ece, id, ada))).toEqual([403, VOICE_TEXT.ownerSpeaks]);
    expect(said(await kick(ece, id, ada))).toEqual([403, 'Oda sahibi atılamaz']);
    for (const act of [mute, kick]) {
      expect(said(await act(ece, id, other))).toEqual([404, 'Hedef kullanıcı bulunamadı']);
      expect(said(await act(other, id, can))).toEqual([403, 'Bu işlem için moderatör yetkisi gerekiyor']);
      expect((await act(town.app.guest, id, can)).status).toBe(401);
    }
    expect(said(await mute(ece, id, ece))).toEqual([409, VOICE_TEXT.ownMute]);
    expect(said(await kick(ece, id, ece))).toEqual([409, VOICE_TEXT.ownKick]);
  });

  inBothHomes.it('kicks: the room is left, barred for a day, and open again when it is lifted', async () => {
    const { ada, can, ece, id } = await busy();
    const until = new Date(town.app.clock.now().getTime() + 24 * 60 * 60_000).toISOString();
    const { status, body } = await kick(ece, id, can, 'Gürültü');
    expect([status, body.message, body.data.map(({ userId }) => userId)]).toEqual([200, VOICE_TEXT.kicked, [ada.id, ece.id]]);
    expect([await current(can), (await one(ada, id)).body.data.participantCount]).toEqual([null, 2]);
    const refused = await join(can, id);
    expect([refused.body.code, ...said(refused)]).toEqual([VOICE_CODE.barred, 403, VOICE_TEXT.barred(until)]);
    const own = await opened(can);
    await leave(can, own.id);
    for (const reader of [ada, ece, town.moderator])
      expect((await barred(reader, id)).body.data).toEqual([
        { userId: can.id, user: expect.objectContaining({ username: expect.any(String) }), until, reason: 'Gürültü' },
      ]);
    for (const act of [barred, (who: Client) => lift(who, id, can)]) expect(said(await act(can, id))).toEqual([403, VOICE_TEXT.moderatorNeeded]);
    expect((await lift(ada, id, can)).body).toMatchObject({ message: VOICE_TEXT.kickLifted, data: [] });
    expect([(await lift(ada, id, can)).status, (await join(can, id)).status]).toEqual([200, 200]);
    expect(await rolesIn(ada, id)).toContainEqual([can.id, 'member']);
  });

  it('of the site does both from outside, and lets in again', async () => {
    const { can, ece, id } = await busy();
    expect((await mute(town.moderator, id, ece)).status).toBe(200);
    expect(await mutedIn(can, id)).toEqual([ece.id]);
    expect((await kick(town.moderator, id, ece)).status).toBe(200);
    expect((await join(ece, id)).status).toBe(403);
    expect((await lift(town.moderator, id, ece)).status).toBe(200);
    expect((await join(ece, id)).status).toBe(200);
  });

  it('gives a reason within its limits', async () => {
    const { can, ece, id } = await busy();
    expect(said(await kick(ece, id, can, 'a'.repeat(201)))).toEqual([422, VOICE_TEXT.reasonLong]);
    expect((await ece.post(`${ROOMS}/${id}/mute/${can.id}`, { muted: 'evet' })).status).toBe(422);
  });

  inBothHomes.it('who kicks while somebody comes back leaves them outside, however it goes', async () => {
    const { ada, can, id } = await busy();
    const { app } = town.app.meydan;
    const [commands, origins] = [app.get(CommandBus), app.get(Origins)];
    const from = (who: Client) => origins.of({ memberId: who.id, role: 'user', session: null });
    const joins = Array.from({ length: RACES }, (_, number) =>
      commands.execute(new JoinRoom({ roomId: id, memberId: can.id, participantId: `${can.id}-${number}`, carried: 8 }, from(can))),
    );
    const kicks = commands.execute(new KickParticipant({ roomId: id, memberId: ada.id, targetId: can.id, isStaff: false, reason: null }, from(ada)));
    const ends = await Promise.allSettled([kicks, ...joins]);
    await town.app.settled();
    expect(ends[0]?.status).toBe('fulfilled');
    expect(await rolesIn(ada, id)).not.toContainEqual([can.id, 'member']);
    expect([(await join(can, id)).status, (await create(can)).status]).toEqual([403, 201]);
  });
});

describe('The settings of a room', () => {
  inBothHomes.it('are changed by its owner: it is called and found so, and takes as many', async () => {
    const { ada, ece, id } = await busy();
    const { status, body } = await change(ada, id, { description: 'Demli çay', maxParticipants: 2 });
    expect([status, body.message]).toEqual([200, VOICE_TEXT.settingsChanged]);
    expect(body.data).toMatchObject({ name: 'Çay Molası', description: 'Demli çay', maxParticipants: 2, capacity: 2, participantCount: 3 });
    expect([await idsAt(ada, `${ROOMS}/search?search=çay`), await idsAt(ada, `${ROOMS}/search?search=kahve`)]).toEqual([
      expect.arrayContaining([id]),
      expect.not.arrayContaining([id]),
    ]);
    expect(said(await join(await town.member(), id))).toEqual([409, VOICE_TEXT.full(2)]);
    for (const who of [ece, town.moderator]) expect(said(await change(who, id))).toEqual([403, 'Bu işlem için oda sahibi olman gerekiyor']);
  });

  it('have words and a size within their limits', async () => {
    const ada = await town.member();
    const { id } = await opened(ada);
    expect(said(await change(ada, id, { name: ' ' }))).toEqual([422, 'Oda adı boş olamaz']);
    expect(said(await change(ada, id, { name: 'ab' }))).toEqual([422, 'Oda adı en az 3 karakter olmalı']);
    expect(said(await change(ada, id, { maxParticipants: 51 }))).toEqual([422, 'Katılımcı sayısı 2-50 arasında olmalı']);
    expect((await change(ada, id)).body.data).toMatchObject({ description: 'Çay Molası odası', maxParticipants: 15 });
  });

  it('of a room that stays are staff’s', async () => {
    const can = await town.member();
    const { id } = await opened(town.moderator);
    await leave(town.moderator, id);
    await join(can, id);
    expect((await change(can, id)).status).toBe(403);
    expect((await change(town.moderator, id)).body.data.name).toBe('Çay Molası');
    await town.moderator.delete(`${ROOMS}/${id}`);
    for (const asked of [change(town.moderator, id), mute(town.moderator, id, can), barred(town.moderator, id)])
      expect(said(await asked)).toEqual([410, VOICE_TEXT.gone]);
  });

  it('are not for whoever is muted on the site', async () => {
    const ada = await town.member();
    const { id } = await opened(ada);
    await town.sanction(ada, 'mute_user', { durationMinutes: 60 });
    expect((await change(ada, id)).status).toBe(403);
  });
});
