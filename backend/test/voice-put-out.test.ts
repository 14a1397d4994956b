import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { KICK_BARS_MS, VOICE_TEXT, type VoiceParticipant } from '../contracts/voice.js';
import { PASSWORD } from './app.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { usernameOf } from './town.js';
import { ROOMS, ticketFor } from './voice-pages.js';
import { enter, offer, putOut, refused, TownOfPages } from './voice-town.js';

let here: TownOfPages;
beforeAll(async () => {
  here = await TownOfPages.open();
});
afterAll(() => here.town.app.stop());
afterEach(() => here.clear());

describe('Whoever may not be in the room any more', () => {
  it('is put out when it is closed', async () => {
    const { ada, id, adas, cans } = await here.two();
    const began = performance.now();
    expect((await ada.delete(`${ROOMS}/${id}`)).status).toBe(200);
    for (const page of [adas, cans]) await putOut(page, id, 'closed', began);
    for (const page of [adas, cans]) expect(page.soFar('roomDeleted')).toEqual([{ roomId: id }]);
  });

  inBothHomes.it('is put out when they leave in another page, are banned or sign out', async () => {
    const { can, id, adas, cans } = await here.two();
    await adas.next('userJoined');
    expect((await can.post(`${ROOMS}/${id}/leave`)).status).toBe(200);
    await putOut(cans, id, 'left');
    expect(await adas.next('userLeft')).toMatchObject({ userId: can.id, hasSeat: false });
    const second = await here.two();
    await second.adas.next('userJoined');
    await here.town.sanction(second.can, 'ban_user');
    await putOut(second.cans, second.id, 'restricted');
    expect(await second.adas.next('userLeft')).toMatchObject({ userId: second.can.id, hasSeat: false });
    expect((await second.ada.post('/api/auth/logout')).status).toBe(200);
    await putOut(second.adas, second.id, 'session');
  });

  it('is gone for the others, also when no page of theirs is left', async () => {
    const { can, id, adas, cans } = await here.two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ connectionId: cans.connectionId, hasSeat: true });
    await can.post(`${ROOMS}/${id}/leave`);
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: '', hasSeat: false });
  });

  it('is put out when their session has come to its time', async () => {
    const { id, adas } = await here.two();
    here.town.app.clock.advance({ hours: 25 });
    await putOut(adas, id, 'session');
    await here.town.renewModerator();
  });

  it('gives the seat back when their session is ended elsewhere, and keeps it for another page of theirs', async () => {
    const { ada, can, id, cans } = await here.two();
    const username = await usernameOf(can);
    const elsewhere = await here.town.app.guest.signIn(username, PASSWORD);
    const present = async () => (await ada.get<VoiceParticipant[]>(`${ROOMS}/${id}/participants`)).body.data.map(({ userId }) => userId);
    expect((await elsewhere.delete('/api/auth/sessions')).status).toBe(200);
    await putOut(cans, id, 'session');
    await here.town.app.settled();
    expect(await present()).toEqual([ada.id]);
    await enter(elsewhere, id);
    const page = await here.joined(elsewhere, id);
    expect((await (await here.town.app.guest.signIn(username, PASSWORD)).post('/api/auth/logout')).status).toBe(200);
    await here.town.app.settled();
    expect([page.connected, await present()]).toEqual([true, [ada.id, can.id]]);
  });

  it('is shut before what they have sent is done', async () => {
    const { can, id, adas, cans } = await here.two();
    const answers = Array.from({ length: 300 }, () => cans.ask('offer', offer(adas)).catch(() => null));
    await can.post(`${ROOMS}/${id}/leave`);
    await putOut(cans, id, 'left');
    expect((await Promise.all(answers)).filter((answer) => answer === null).length).toBeGreaterThan(0);
  });
});

describe('Whoever is kicked', () => {
  inBothHomes.it('is put out at once, and neither an old ticket nor a new one lets them in again', async () => {
    const { ada, can, id, adas, cans } = await here.two();
    await adas.next('userJoined');
    const { ticket } = (await ticketFor(can, id)).body.data;
    const began = performance.now();
    const until = new Date(here.town.app.clock.now().getTime() + KICK_BARS_MS).toISOString();
    expect((await ada.post(`${ROOMS}/${id}/kick/${can.id}`, { reason: 'Gürültü' })).status).toBe(200);
    await putOut(cans, id, 'kicked', began, VOICE_TEXT.barred(until));
    expect(await adas.next('userLeft')).toMatchObject({ userId: can.id, hasSeat: false });
    await refused(here.shown(ticket, can.id), { code: 'FORBIDDEN', message: VOICE_TEXT.notThere });
    expect([(await ticketFor(can, id)).status, (await enter(can, id)).status]).toEqual([409, 403]);
  });

  it('is gone for the others, also when their line was broken', async () => {
    const { ada, can, id, adas, cans } = await here.two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ hasSeat: true });
    await ada.post(`${ROOMS}/${id}/kick/${can.id}`);
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: '', hasSeat: false });
  });
});

describe('A member whom the room or the site has muted', () => {
  inBothHomes.it('is silenced for the others by the room, until it lifts that', async () => {
    const { ada, can, id, adas, cans } = await here.two();
    const mute = (muted: boolean) => ada.post(`${ROOMS}/${id}/mute/${can.id}`, { muted });
    expect((await mute(true)).status).toBe(200);
    await Promise.all([adas.seen(({ peers }) => peers[0]?.isSilenced === true), cans.seen(({ self }) => self.isSilenced)]);
    const again = await here.joined(can, id);
    await adas.seen(({ peers }) => peers[0]?.connectionId === again.connectionId && peers[0].isSilenced);
    expect((await mute(false)).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });

  it('is silenced for the others at once, and as soon as that is over no more', async () => {
    const { can, adas } = await here.two();
    await here.town.sanction(can, 'mute_user', { durationMinutes: 2 });
    await adas.seen(({ peers }) => peers[0]?.isSilenced === true);
    here.town.app.clock.advance({ minutes: 2 });
    await here.town.app.settled();
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });
});

describe('A member who is to verify their address anew', () => {
  it('is silenced for the others until they have, as they write nowhere either', async () => {
    const { can, adas } = await here.two();
    const doubt = `/api/console/members/${can.id}/verification`;
    expect((await here.town.moderator.post(doubt, { note: 'Adres geri döndü.' })).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === true);
    expect((await here.town.moderator.post(`${doubt}/withdraw`, { note: 'Adres doğru.' })).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });
});
