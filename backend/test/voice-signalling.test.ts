import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { VOICE_LIMITS, VOICE_TEXT } from '../contracts/voice.js';
import { VOICE_SIGNAL_CODE, VOICE_SIGNAL_LIMITS, VOICE_SIGNAL_TEXT } from '../contracts/voice-signals.js';
import { VOICE_SOCKET_PACE } from '../src/contexts/voice/signalling/voice-pace.service.js';
import { block, unblock } from './conversations.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { openRoom, ROOMS } from './voice-pages.js';
import { candidate, enter, from, NOT_REACHED, offer, putOut, TownOfPages } from './voice-town.js';

const MESH = { by: 'mesh', lines: [] };

let here: TownOfPages;
beforeAll(async () => {
  here = await TownOfPages.open();
});
afterAll(() => here.town.app.stop());
afterEach(() => here.clear());

describe('Two in a room', () => {
  inBothHomes.it('know of each other and are handed on what they say to be connected', async () => {
    const [ada, can] = await here.town.pair();
    const { id } = await openRoom(ada);
    await enter(can, id);
    const adas = await here.connected(ada, id);
    const microphone = { isMuted: true, isDeafened: false, isSilenced: false };
    const first = await adas.join(id);
    const self = { userId: ada.id, connectionId: adas.connectionId, ...microphone };
    expect(first).toEqual({ success: true, connectionId: adas.connectionId, peers: [], self, carried: MESH });
    const cans = await here.connected(can, id);
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
    const { ada, can, id, adas, cans } = await here.two();
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

  it('are told of no more than thirty changes at once, and of none that changes nothing', async () => {
    const { adas, cans } = await here.two();
    await adas.ask('unmute');
    await cans.seen(({ peers }) => peers[0]?.isMuted === false);
    for (let time = 0; time < 40; time++) expect(await adas.ask('unmute')).toEqual({ success: true });
    const changes = Array.from({ length: 40 }, () => [adas.ask('deafen'), adas.ask('undeafen')]).flat();
    const refused = (await Promise.all(changes)).filter((answer) => !answer.success);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every((answer) => !answer.success && answer.code === 'RATE_LIMITED')).toBe(true);
    here.town.app.clock.advance({ seconds: 1 });
    expect(await adas.ask('mute')).toEqual({ success: true });
    let told = 0;
    await cans.seen(({ peers }) => ++told > 0 && peers[0]?.isMuted === true);
    expect(told).toBeGreaterThanOrEqual(30);
    expect(told).toBeLessThan(40);
  });

  inBothHomes.it('hear nothing of each other while a block stands between them, and do again when it is taken back', async () => {
    const { ada, can, id, adas, cans } = await here.two();
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
    const again = await here.connected(ada, id);
    expect(await again.join(id)).toMatchObject({ success: true, peers: [] });
    await unblock(can, ada);
    expect(await cans.next('userJoined')).toMatchObject({ userId: ada.id, connectionId: again.connectionId });
    expect(await again.next('userJoined')).toMatchObject({ userId: can.id });
    expect([...cans.soFar('offer'), ...adas.soFar('offer')]).toEqual([]);
  });

  it('say to nobody what is meant for somebody who is gone, elsewhere or oneself', async () => {
    const { adas, cans, ...room } = await here.two();
    const elsewhere = await here.two();
    cans.close();
    expect(await adas.next('userLeft')).toMatchObject({ userId: room.can.id, hasSeat: true });
    for (const target of [cans, elsewhere.adas, adas]) expect(await adas.ask('offer', offer(target))).toEqual(NOT_REACHED);
    expect(await elsewhere.adas.ask('offer', { ...offer(elsewhere.cans), connectionId: cans.connectionId })).toEqual(NOT_REACHED);
    expect(elsewhere.adas.soFar('offer')).toEqual([]);
  });
});

describe('One page of a member', () => {
  inBothHomes.it('holds the room: another one asks first, and the same comes back by itself', async () => {
    const { ada, id, adas, cans } = await here.two();
    const other = await here.connected(ada, id);
    expect(await other.join(id, { tabId: 'sekme-2' })).toEqual({
      ...{ success: false, code: VOICE_SIGNAL_CODE.heldElsewhere, message: VOICE_SIGNAL_TEXT.heldElsewhere },
    });
    expect(adas.connected).toBe(true);
    expect(await other.join(id, { tabId: 'sekme-2', takeOver: true })).toMatchObject({ success: true });
    await putOut(adas, id, 'moved');
    expect(await cans.next('userLeft')).toEqual({ userId: ada.id, connectionId: adas.connectionId, hasSeat: true });
    expect(await cans.next('userJoined')).toMatchObject({ userId: ada.id, connectionId: other.connectionId });
    const again = await here.joined(ada, id, { tabId: 'sekme-2' });
    // A tab that was copied has the same name: it stands aside, too, or the two would take the room from each other for ever.
    await putOut(other, id, 'moved');
    expect(await cans.next('userLeft')).toMatchObject({ connectionId: other.connectionId });
    expect(await cans.next('userJoined')).toMatchObject({ connectionId: again.connectionId });
    expect(await again.ask('offer', offer(cans))).toEqual({ success: true });
  });
});

describe('What a page sends', () => {
  const MALFORMED = { success: false, code: 'MALFORMED', message: expect.any(String) };
  const TOO_LARGE = { success: false, code: 'PAYLOAD_TOO_LARGE', message: expect.any(String) };

  it('is refused in a sentence when it is nothing that can be understood, or too large', async () => {
    const { adas, cans, id } = await here.two();
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
    const { adas, cans } = await here.two();
    const answers = await Promise.all(Array.from({ length: VOICE_SOCKET_PACE.socket.burst + 50 }, () => adas.ask('candidate', candidate(cans))));
    expect(answers.filter(({ success }) => success).length).toBeLessThanOrEqual(VOICE_SOCKET_PACE.socket.burst);
    expect(answers.at(-1)).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    for (let more = 0; more < 100; more++) adas.socket.emit('mute');
    await adas.next('disconnect');
    expect(cans.connected).toBe(true);
  });

  it('does nothing before it has joined', async () => {
    const { ada, id, cans } = await here.two();
    const page = await here.connected(ada, id);
    expect(await page.ask('offer', offer(cans))).toEqual(NOT_REACHED);
    expect(await page.ask('mute')).toMatchObject({ success: false, message: VOICE_TEXT.notThere });
    expect(cans.soFar('offer')).toEqual([]);
  });
});

describe('Where the sockets are', () => {
  it('is told to members, and the address to everybody', async () => {
    const ada = await here.town.member();
    expect((await ada.get(`${ROOMS}/websocket/info`)).body.data).toEqual({
      carried: VOICE_LIMITS.carried,
      websocket: { endpoint: '/voice', iceServers: [], canRelay: false },
    });
    expect((await here.town.app.guest.get(`${ROOMS}/websocket/info`)).status).toBe(401);
    const { body } = await here.town.app.guest.get('/api/websocket/info');
    expect([body.data, body.websocket]).toEqual([{ websocket: { url: expect.stringMatching(/^ws:\/\/.*\/voice$/) } }, Object(body.data).websocket]);
  });
});
