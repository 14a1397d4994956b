import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { VOICE_LIMITS, VOICE_TEXT, type VoiceParticipant } from '../contracts/voice.js';
import {
  VOICE_AWAY_SECONDS,
  VOICE_SIGNAL_CODE,
  VOICE_SIGNAL_LIMITS,
  VOICE_SIGNAL_TEXT,
  type VoiceAway,
  type VoiceCandidate,
  type VoiceDescription,
} from '../contracts/voice-signals.js';
import { VOICE_SOCKET_PACE } from '../src/contexts/voice/signalling/voice-pace.service.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { block, unblock } from './conversations.js';
import { isSecondHome } from './home.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';
import { openRoom, ROOMS, ticketFor, VoicePage } from './voice-pages.js';

/** Engines on one busy machine take their time; what counts there is that it happens at all. */
const SOON_MS = isSecondHome() ? 15_000 : 2_000;
const NOT_REACHED = { success: false, code: VOICE_SIGNAL_CODE.notReached, message: VOICE_SIGNAL_TEXT.notReached };
const MESH = { by: 'mesh', lines: [] };
const REFUSED = { code: 'AUTH_REQUIRED', message: VOICE_SIGNAL_TEXT.ticketRefused };

let town: Town;
const pages: VoicePage[] = [];
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());
/** Whoever was in a room is heard no more. */
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  town.app.clock.advance({ minutes: 5 });
  await town.app.settled();
});

const shown = (token: unknown, userId: unknown, options: Parameters<typeof VoicePage.show>[2] = {}): VoicePage => {
  const page = VoicePage.show(town.app.guest.url, { token, userId }, options);
  pages.push(page);
  return page;
};
const connected = async (who: Client, roomId: string): Promise<VoicePage> => {
  const page = await VoicePage.open(who, roomId);
  pages.push(page);
  return page;
};
const joined = async (who: Client, roomId: string, wish: Parameters<VoicePage['join']>[1] = {}): Promise<VoicePage> => {
  const page = await connected(who, roomId);
  expect(await page.join(roomId, wish)).toMatchObject({ success: true });
  return page;
};
const enter = (who: Client, roomId: string) => who.post(`${ROOMS}/${roomId}/join`);
/** Two in a room, with their pages. */
const two = async () => {
  const [ada, can] = await town.pair();
  const { id } = await openRoom(ada);
  await enter(can, id);
  return { ada, can, id, adas: await joined(ada, id), cans: await joined(can, id) };
};
const to = ({ userId, connectionId }: VoicePage) => ({ to: userId, connectionId, link: 'bir' });
const from = ({ userId, connectionId }: VoicePage) => ({ from: userId, connectionId, link: 'bir' });
const offer = (page: VoicePage, sdp = 'v=0'): VoiceDescription => ({ ...to(page), sdp });
const candidate = (page: VoicePage, words = 'candidate:1 1 udp 1 192.0.2.1 9 typ host'): VoiceCandidate => ({
  ...to(page),
  candidate: { candidate: words, sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'ab' },
});
const refused = async (page: VoicePage, why: object) => {
  expect(await page.next('error')).toEqual(why);
  await page.next('disconnect');
};
/** Its page is told to leave and shut, soon. */
const putOut = async (page: VoicePage, roomId: string, reason: keyof typeof VOICE_SIGNAL_TEXT.left, began = performance.now()) => {
  expect(await page.next('forceLeave')).toEqual({ roomId, reason, message: VOICE_SIGNAL_TEXT.left[reason] });
  await page.next('disconnect');
  expect(performance.now() - began).toBeLessThan(SOON_MS);
};

describe('Two in a room', () => {
  inBothHomes.it('know of each other and are handed on what they say to be connected', async () => {
    const [ada, can] = await town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const adas = await connected(ada, id);
    const microphone = { isMuted: true, isDeafened: false, isSilenced: false };
    const first = await adas.join(id);
    const self = { userId: ada.id, connectionId: adas.connectionId, ...microphone };
    expect(first).toEqual({ success: true, connectionId: adas.connectionId, peers: [], self, carried: MESH });
    const cans = await connected(can, id);
    const second = await cans.join(id, { isMuted: false });
    const other = { userId: can.id, connectionId: cans.connectionId, ...microphone, isMuted: false };
    expect(second).toEqual({ success: true, connectionId: cans.connectionId, peers: [self], self: other, carried: MESH });
    expect(await adas.next('userJoined')).toEqual(other);
    expect(await adas.seen(({ peers }) => peers.length === 1)).toEqual({ roomId: id, peers: [other], self });
    expect(await adas.ask('offer', offer(cans))).toEqual({ success: true });
    expect(await cans.next('offer')).toEqual({ ...from(adas), sdp: 'v=0' });
    expect(await cans.ask('answer', offer(adas, 'v=1'))).toEqual({ success: true });
    expect(await adas.next('answer')).toEqual({ ...from(cans), sdp: 'v=1' });
    for (const one of [candidate(cans), { ...candidate(cans), candidate: null }]) {
      expect(await adas.ask('candidate', one)).toEqual({ success: true });
      expect(await cans.next('candidate')).toEqual({ ...from(adas), candidate: one.candidate });
    }
    adas.socket.emit('ping');
    await adas.next('pong');
    expect(await cans.ask('leaveRoom')).toEqual({ success: true });
    expect(await cans.next('leftRoom')).toEqual({ roomId: id });
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: cans.connectionId, hasSeat: false });
  });

  it('are told at once of microphones, each with their own', async () => {
    const { ada, can, id, adas, cans } = await two();
    for (const [event, flag, value] of [
      ['unmute', 'isMuted', false],
      ['mute', 'isMuted', true],
      ['deafen', 'isDeafened', true],
      ['undeafen', 'isDeafened', false],
    ] as const) {
      const began = performance.now();
      expect(await adas.ask(event)).toEqual({ success: true });
      const [seen, own] = await Promise.all([cans.seen(({ peers }) => peers[0]?.[flag] === value), adas.seen(({ self }) => self[flag] === value)]);
      expect(performance.now() - began).toBeLessThan(300);
      expect([seen.self.userId, own.self.userId, own.peers.map(({ userId }) => userId), own.roomId]).toEqual([can.id, ada.id, [can.id], id]);
    }
  });

  inBothHomes.it('hear nothing of each other while a block stands between them, and do again when it is taken back', async () => {
    const { ada, can, id, adas, cans } = await two();
    await adas.next('userJoined');
    await block(can, ada);
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: cans.connectionId, hasSeat: false });
    expect(await cans.next('userLeft')).toEqual({ userId: ada.id, connectionId: adas.connectionId, hasSeat: false });
    for (const [page, other] of [
      [adas, cans],
      [cans, adas],
    ] as const)
      for (const [event, signal] of [
        ['offer', offer(other)],
        ['answer', offer(other)],
        ['candidate', candidate(other)],
      ] as const)
        expect(await page.ask(event, signal)).toEqual(NOT_REACHED);
    const again = await connected(ada, id);
    expect(await again.join(id)).toMatchObject({ success: true, peers: [] });
    await unblock(can, ada);
    expect(await cans.next('userJoined')).toMatchObject({ userId: ada.id, connectionId: again.connectionId });
    expect(await again.next('userJoined')).toMatchObject({ userId: can.id });
    expect([...cans.soFar('offer'), ...adas.soFar('offer')]).toEqual([]);
  });

  it('say to nobody what is meant for somebody who is gone, elsewhere or oneself', async () => {
    const { adas, cans, ...room } = await two();
    const elsewhere = await two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ userId: room.can.id, hasSeat: true });
    for (const target of [cans, elsewhere.adas, adas]) expect(await adas.ask('offer', offer(target))).toEqual(NOT_REACHED);
    expect(await elsewhere.adas.ask('offer', { ...offer(elsewhere.cans), connectionId: cans.connectionId })).toEqual(NOT_REACHED);
    expect(elsewhere.adas.soFar('offer')).toEqual([]);
  });
});

describe('A ticket', () => {
  inBothHomes.it('lets in once, whoever it was given to, within a minute', async () => {
    const [ada, can] = await town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const { status, body } = await ticketFor(ada, id);
    const { ticket, userId } = body.data;
    const expiresAt = new Date(town.app.clock.now().getTime() + VOICE_SIGNAL_LIMITS.ticketSeconds * 1_000).toISOString();
    expect([status, body.data]).toEqual([200, { ticket, userId: ada.id, expiresAt, endpoint: '/voice', iceServers: [], canRelay: false }]);
    expect(await shown(ticket, userId, { inQuery: true }).next('connected')).toEqual({ userId: ada.id, roomId: id });
    await refused(shown(ticket, userId), REFUSED);
    await refused(shown((await ticketFor(ada, id)).body.data.ticket, can.id), REFUSED);
    const late = (await ticketFor(ada, id)).body.data;
    town.app.clock.advance({ seconds: 61 });
    await refused(shown(late.ticket, ada.id), REFUSED);
  });

  it('is the only thing that opens the sockets', async () => {
    const ada = await town.member();
    const { id } = await openRoom(ada);
    const { ticket } = (await ticketFor(ada, id)).body.data;
    for (const [token, userId] of [
      [ada.sessionToken, ada.id],
      ['', ''],
      [undefined, undefined],
      [{ $gt: '' }, ada.id],
      [[ticket], ada.id],
      ['a'.repeat(5_000), ada.id],
    ])
      await refused(shown(token, userId), REFUSED);
    await refused(shown(ticket, ada.id, { origin: 'https://baska.example' }), { code: 'FORBIDDEN', message: expect.any(String) });
    expect(await shown(ticket, ada.id).next('connected')).toMatchObject({ roomId: id });
  });

  it('is given to those in the room, so often', async () => {
    const [ada, can] = await town.pair();
    const { id } = await openRoom(ada);
    expect(said(await ticketFor(can, id))).toEqual([409, VOICE_TEXT.notThere]);
    expect((await ticketFor(town.app.guest, id)).status).toBe(401);
    const answers = await Promise.all(Array.from({ length: VOICE_SIGNAL_LIMITS.ticketsAMinute + 5 }, () => ticketFor(ada, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(VOICE_SIGNAL_LIMITS.ticketsAMinute);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  inBothHomes.it('is void once its member has left, also when they are back', async () => {
    const [ada, can] = await town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const { ticket } = (await ticketFor(can, id)).body.data;
    const other = (await ticketFor(can, id)).body.data.ticket;
    await can.post(`${ROOMS}/${id}/leave`);
    await refused(shown(ticket, can.id), { code: 'FORBIDDEN', message: VOICE_TEXT.notThere });
    await enter(can, id);
    await refused(shown(other, can.id), { code: 'FORBIDDEN', message: VOICE_TEXT.notThere });
  });

  it('is void once the session is over', async () => {
    const ada = await town.member();
    const { id } = await openRoom(ada);
    const { ticket } = (await ticketFor(ada, id)).body.data;
    expect((await ada.post('/api/auth/logout')).status).toBe(200);
    await refused(shown(ticket, ada.id), { code: 'FORBIDDEN', message: VOICE_TEXT.notThere });
  });

  it('is for one room', async () => {
    const [ada, can] = await town.pair();
    const [{ id }, other] = [await openRoom(ada), await openRoom(can)];
    const page = await connected(ada, id);
    expect(await page.join(other.id)).toEqual({ success: false, code: 'FORBIDDEN', message: VOICE_SIGNAL_TEXT.otherRoom });
    expect(await page.join(id)).toMatchObject({ success: true });
  });
});

describe('One page of a member', () => {
  inBothHomes.it('holds the room: another one asks first, and the same comes back by itself', async () => {
    const { ada, id, adas, cans } = await two();
    const other = await connected(ada, id);
    expect(await other.join(id, { tabId: 'sekme-2' })).toEqual({
      ...{ success: false, code: VOICE_SIGNAL_CODE.heldElsewhere, message: VOICE_SIGNAL_TEXT.heldElsewhere },
    });
    expect(adas.connected).toBe(true);
    expect(await other.join(id, { tabId: 'sekme-2', takeOver: true })).toMatchObject({ success: true });
    await putOut(adas, id, 'moved');
    expect(await cans.next('userLeft')).toEqual({ userId: ada.id, connectionId: adas.connectionId, hasSeat: true });
    expect(await cans.next('userJoined')).toMatchObject({ userId: ada.id, connectionId: other.connectionId });
    const again = await joined(ada, id, { tabId: 'sekme-2' });
    // A tab that was copied has the same name: it stands aside, too, or the two would take the room from each other for ever.
    await putOut(other, id, 'moved');
    expect(await cans.next('userLeft')).toMatchObject({ connectionId: other.connectionId });
    expect(await cans.next('userJoined')).toMatchObject({ connectionId: again.connectionId });
    expect(await again.ask('offer', offer(cans))).toEqual({ success: true });
  });
});

describe('Whoever may not be in the room any more', () => {
  it('is put out when it is closed', async () => {
    const { ada, id, adas, cans } = await two();
    const began = performance.now();
    expect((await ada.delete(`${ROOMS}/${id}`)).status).toBe(200);
    for (const page of [adas, cans]) await putOut(page, id, 'closed', began);
    for (const page of [adas, cans]) expect(page.soFar('roomDeleted')).toEqual([{ roomId: id }]);
  });

  inBothHomes.it('is put out when they leave in another page, are banned or sign out', async () => {
    const { can, id, adas, cans } = await two();
    await adas.next('userJoined');
    expect((await can.post(`${ROOMS}/${id}/leave`)).status).toBe(200);
    await putOut(cans, id, 'left');
    expect(await adas.next('userLeft')).toMatchObject({ userId: can.id, hasSeat: false });
    const second = await two();
    await second.adas.next('userJoined');
    await town.sanction(second.can, 'ban_user');
    await putOut(second.cans, second.id, 'restricted');
    expect(await second.adas.next('userLeft')).toMatchObject({ userId: second.can.id, hasSeat: false });
    expect((await second.ada.post('/api/auth/logout')).status).toBe(200);
    await putOut(second.adas, second.id, 'session');
  });

  it('is gone for the others, also when no page of theirs is left', async () => {
    const { can, id, adas, cans } = await two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ connectionId: cans.connectionId, hasSeat: true });
    await can.post(`${ROOMS}/${id}/leave`);
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: '', hasSeat: false });
  });

  it('is put out when their session has come to its time', async () => {
    const { id, adas } = await two();
    town.app.clock.advance({ hours: 25 });
    await putOut(adas, id, 'session');
    await town.renewModerator();
  });

  it('gives the seat back when their session is ended elsewhere, and keeps it for another page of theirs', async () => {
    const { ada, can, id, cans } = await two();
    const username = await usernameOf(can);
    const elsewhere = await town.app.guest.signIn(username, PASSWORD);
    const present = async () => (await ada.get<VoiceParticipant[]>(`${ROOMS}/${id}/participants`)).body.data.map(({ userId }) => userId);
    expect((await elsewhere.delete('/api/auth/sessions')).status).toBe(200);
    await putOut(cans, id, 'session');
    await town.app.settled();
    expect(await present()).toEqual([ada.id]);
    await enter(elsewhere, id);
    const page = await joined(elsewhere, id);
    expect((await (await town.app.guest.signIn(username, PASSWORD)).post('/api/auth/logout')).status).toBe(200);
    await town.app.settled();
    expect([page.connected, await present()]).toEqual([true, [ada.id, can.id]]);
  });

  it('is shut before what they have sent is done', async () => {
    const { can, id, adas, cans } = await two();
    const answers = Array.from({ length: 300 }, () => cans.ask('offer', offer(adas)).catch(() => null));
    await can.post(`${ROOMS}/${id}/leave`);
    await putOut(cans, id, 'left');
    expect((await Promise.all(answers)).filter((answer) => answer === null).length).toBeGreaterThan(0);
  });
});

describe('Whoever is kicked', () => {
  inBothHomes.it('is put out at once, and neither an old ticket nor a new one lets them in again', async () => {
    const { ada, can, id, adas, cans } = await two();
    await adas.next('userJoined');
    const { ticket } = (await ticketFor(can, id)).body.data;
    const began = performance.now();
    expect((await ada.post(`${ROOMS}/${id}/kick/${can.id}`)).status).toBe(200);
    await putOut(cans, id, 'kicked', began);
    expect(await adas.next('userLeft')).toMatchObject({ userId: can.id, hasSeat: false });
    await refused(shown(ticket, can.id), { code: 'FORBIDDEN', message: VOICE_TEXT.notThere });
    expect([(await ticketFor(can, id)).status, (await enter(can, id)).status]).toEqual([409, 403]);
  });

  it('is gone for the others, also when their line was broken', async () => {
    const { ada, can, id, adas, cans } = await two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ hasSeat: true });
    await ada.post(`${ROOMS}/${id}/kick/${can.id}`);
    expect(await adas.next('userLeft')).toEqual({ userId: can.id, connectionId: '', hasSeat: false });
  });
});

describe('A member whom the room or the site has muted', () => {
  inBothHomes.it('is silenced for the others by the room, until it lifts that', async () => {
    const { ada, can, id, adas, cans } = await two();
    const mute = (muted: boolean) => ada.post(`${ROOMS}/${id}/mute/${can.id}`, { muted });
    expect((await mute(true)).status).toBe(200);
    await Promise.all([adas.seen(({ peers }) => peers[0]?.isSilenced === true), cans.seen(({ self }) => self.isSilenced)]);
    const again = await joined(can, id);
    await adas.seen(({ peers }) => peers[0]?.connectionId === again.connectionId && peers[0].isSilenced);
    expect((await mute(false)).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });

  it('is silenced for the others at once, and as soon as that is over no more', async () => {
    const { can, adas } = await two();
    await town.sanction(can, 'mute_user', { durationMinutes: 2 });
    await adas.seen(({ peers }) => peers[0]?.isSilenced === true);
    town.app.clock.advance({ minutes: 2 });
    await town.app.settled();
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });
});

describe('A member who is to verify their address anew', () => {
  it('is silenced for the others until they have, as they write nowhere either', async () => {
    const { can, adas } = await two();
    const doubt = `/api/console/members/${can.id}/verification`;
    expect((await town.moderator.post(doubt, { note: 'Adres geri döndü.' })).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === true);
    expect((await town.moderator.post(`${doubt}/withdraw`, { note: 'Adres doğru.' })).status).toBe(200);
    await adas.seen(({ peers }) => peers[0]?.isSilenced === false);
  });
});

describe('What a page sends', () => {
  const MALFORMED = { success: false, code: 'MALFORMED', message: expect.any(String) };
  const TOO_LARGE = { success: false, code: 'PAYLOAD_TOO_LARGE', message: expect.any(String) };

  it('is refused in a sentence when it is nothing that can be understood, or too large', async () => {
    const { adas, cans, id } = await two();
    for (const wrong of [null, 'x', {}, [], { roomId: id }, { roomId: id, tabId: 'a'.repeat(65), isMuted: true, isDeafened: true }])
      expect(await adas.ask('joinRoom', wrong)).toEqual(MALFORMED);
    for (const wrong of [null, 7, {}, { ...offer(cans), sdp: 5 }, { ...offer(cans), to: {} }, { ...offer(cans), link: '' }])
      for (const event of ['offer', 'answer']) expect(await adas.ask(event, wrong)).toEqual(MALFORMED);
    for (const wrong of [null, {}, { ...candidate(cans), candidate: 'x' }, { ...candidate(cans), candidate: { candidate: 'a', sdpMLineIndex: -1 } }])
      expect(await adas.ask('candidate', wrong)).toEqual(MALFORMED);
    expect(await adas.ask('offer', offer(cans, 'a'.repeat(VOICE_SIGNAL_LIMITS.sdp + 1)))).toEqual(TOO_LARGE);
    expect(await adas.ask('candidate', candidate(cans, 'a'.repeat(VOICE_SIGNAL_LIMITS.candidate + 1)))).toEqual(TOO_LARGE);
    const most = `${'a'.repeat(30)}\r\n`.repeat(VOICE_SIGNAL_LIMITS.sdp / 32);
    expect(await adas.ask('offer', offer(cans, most))).toEqual({ success: true });
    expect((await cans.next('offer')).sdp).toBe(most);
    expect([cans.soFar('answer'), cans.soFar('candidate')]).toEqual([[], []]);
  });

  it('is held back when it comes without end, and shut when it goes on', async () => {
    const { adas, cans } = await two();
    const answers = await Promise.all(Array.from({ length: VOICE_SOCKET_PACE.socket.burst + 50 }, () => adas.ask('candidate', candidate(cans))));
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(VOICE_SOCKET_PACE.socket.burst);
    expect(answers.at(-1)).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    for (let more = 0; more < 100; more++) adas.socket.emit('mute');
    await adas.next('disconnect');
    expect(cans.connected).toBe(true);
  });

  it('does nothing before it has joined', async () => {
    const { ada, id, cans } = await two();
    const page = await connected(ada, id);
    expect(await page.ask('offer', offer(cans))).toEqual(NOT_REACHED);
    expect(await page.ask('mute')).toMatchObject({ success: false, message: VOICE_TEXT.notThere });
    expect(cans.soFar('offer')).toEqual([]);
  });
});

describe('A page that goes', () => {
  const away = (who: Client, id: string) => who.post<VoiceAway>(`${ROOMS}/${id}/away`);
  const present = async (who: Client, id: string) => (await who.get<{ userId: string }[]>(`${ROOMS}/${id}/participants`)).body.data.map(({ userId }) => userId);
  const passed = async (seconds: number) => {
    town.app.clock.advance({ seconds });
    await town.app.settled();
  };

  inBothHomes.it('frees the seat after ten seconds', async () => {
    const { ada, can, id, cans } = await two();
    cans.close();
    expect((await away(can, id)).body.data).toEqual({ seconds: VOICE_AWAY_SECONDS });
    await passed(9);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
    await passed(2);
    expect(await present(ada, id)).toEqual([ada.id]);
  });

  inBothHomes.it('keeps it when it is back by then, or is heard of', async () => {
    const { ada, can, id, adas, cans } = await two();
    cans.close();
    await adas.next('userLeft');
    await away(can, id);
    await passed(3);
    const again = await joined(can, id);
    again.close();
    await adas.next('userLeft');
    await passed(8);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
    await away(can, id);
    await passed(3);
    expect((await can.post(`${ROOMS}/${id}/heartbeat`)).status).toBe(200);
    await passed(20);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
  });

  it('keeps it while another page is connected', async () => {
    const { ada, can, id } = await two();
    await away(can, id);
    await passed(11);
    expect(await present(ada, id)).toEqual([ada.id, can.id]);
  });

  it('says so by a beacon of a browser, from this site alone', async () => {
    const { can, id } = await two();
    const cookie = `meydan_session=${can.sessionToken}`;
    const send = (headers: Record<string, string>, body?: string, path = 'away') =>
      town.app.guest.raw('POST', `${ROOMS}/${id}/${path}`, body, { cookie, ...headers });
    const own = { 'sec-fetch-site': 'same-origin' };
    const text = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await send(own)).status).toBe(200);
    for (const body of ['', 'x']) expect((await send({ ...own, ...text }, body)).status).toBe(200);
    expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ ...own, ...text }, 'x', 'heartbeat')).status).toBe(415);
    expect((await town.app.guest.post(`${ROOMS}/${id}/away`)).status).toBe(401);
  });
});

describe('Where the sockets are', () => {
  it('is told to members, and the address to everybody', async () => {
    const ada = await town.member();
    expect((await ada.get(`${ROOMS}/websocket/info`)).body.data).toEqual({
      carried: VOICE_LIMITS.carried,
      websocket: { endpoint: '/voice', iceServers: [], canRelay: false },
    });
    expect((await town.app.guest.get(`${ROOMS}/websocket/info`)).status).toBe(401);
    const { body } = await town.app.guest.get('/api/websocket/info');
    expect([body.data, body.websocket]).toEqual([{ websocket: { url: expect.stringMatching(/^ws:\/\/.*\/voice$/) } }, Object(body.data).websocket]);
  });
});
