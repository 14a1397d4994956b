import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { CODE } from '../contracts/envelope.js';
import { ROUTER_LINES, VOICE_LIMITS, VOICE_TEXT, type VoiceRoom } from '../contracts/voice.js';
import { VOICE_SIGNAL_CODE, VOICE_SIGNAL_LIMITS, VOICE_SIGNAL_TEXT, type VoiceRefusal, type VoiceSocketInfo } from '../contracts/voice-signals.js';
import { CROWD } from '../src/contexts/voice/signalling/carrier.rules.js';
import type { Client } from './client.js';
import { block, unblock } from './conversations.js';
import { RoomOfClients } from './media/room-of-clients.js';
import { RoutedPages } from './routed-pages.js';
import { it } from './second-home/in-both-homes.js';
import { startRouterClients } from './threads/router-process-program.js';
import { Town } from './town.js';
import { openRoom, ROOMS } from './voice-pages.js';

const NINE = 9;
const SOON_MS = 2_000;
const NOT_ROUTED = { success: false, code: VOICE_SIGNAL_CODE.notRouted, message: VOICE_SIGNAL_TEXT.notRouted };
const SPEAKING = 20;
const carriedIn = async (who: Client) => (await who.get<VoiceSocketInfo>(`${ROOMS}/websocket/info`)).body.data.carried;

describe('A voice room of nine', () => {
  let town: Town;
  let members: Client[];
  let room: VoiceRoom;
  let clients: RoomOfClients;
  const pages = new RoutedPages();
  const by = () => [...pages.carried.values()].map((carried) => carried.by);
  const enter = (who: Client, id: string) => who.post(`${ROOMS}/${id}/join`);
  const heardBy = async (listener: Client | undefined, ms = 600) => [...((await clients.heardIn(ms)).get(listener?.id ?? '')?.keys() ?? [])];
  const linesOf = (who: Client | undefined) =>
    pages
      .linesOf()
      .get(who?.id ?? '')
      ?.map(({ connection }) => connection) ?? [];

  beforeAll(async () => {
    town = await Town.open({ VOICE_ROUTER_SEATS: String(VOICE_LIMITS.routed), VOICE_ROUTER_ADDRESS: '127.0.0.1' });
    members = await Promise.all(Array.from({ length: NINE }, () => town.member()));
    const [owner = town.moderator] = members;
    room = await openRoom(owner);
    clients = new RoomOfClients(startRouterClients(), pages, room.id);
  });
  afterAll(async () => {
    for (const page of pages.byMember.values()) page.close();
    await clients.close();
    await town.app.stop();
  });

  it('takes as many as its size and the router say', async () => {
    expect(await carriedIn(town.moderator)).toBe(VOICE_LIMITS.routed);
    expect(room.capacity).toBe(room.maxParticipants);
    for (const who of members.slice(1)) expect((await enter(who, room.id)).status).toBe(200);
    const other = await openRoom(await town.member());
    expect(other.capacity).toBe(VOICE_LIMITS.routed - NINE);
  });

  it('is carried by its browsers up to the eighth, and told to be carried by the router with the ninth', async () => {
    const [first, ...others] = members;
    expect(await pages.come(first ?? town.moderator, room.id)).toEqual({ by: 'mesh', lines: [] });
    expect(await pages.offer(first?.id ?? '', { link: 'bir', sdp: await clients.offer('erken', ROUTER_LINES) })).toEqual(NOT_ROUTED);
    for (const who of others.slice(0, -1)) expect(await pages.come(who, room.id)).toEqual({ by: 'mesh', lines: [] });
    expect(pages.carried.size).toBe(0);
    expect(await pages.come(others.at(-1) ?? town.moderator, room.id)).toEqual({ by: 'router', lines: [] });
    await clients.until(() => by().length === NINE);
    expect(new Set(by())).toEqual(new Set(['router']));
  });

  it('hears who speaks, on the line that each was told', async () => {
    for (const { id } of members) expect(await clients.connect(id, ROUTER_LINES)).toBe(true);
    await clients.until(() => members.every((who) => linesOf(who).length === NINE - 1));
    const [speaker] = members;
    clients.speak([speaker?.id ?? ''], SPEAKING);
    await clients.heardIn(300);
    const heard = await clients.heardIn(800);
    for (const { id } of members.slice(1)) expect([...(heard.get(id)?.keys() ?? [])]).toEqual([speaker?.id]);
    expect(pages.carried.get(members[1]?.id ?? '')?.lines).toContainEqual({
      line: expect.any(Number),
      userId: speaker?.id,
      connectionId: pages.page(speaker?.id ?? '').connectionId,
    });
  });

  it('does not hear those between whom a block stands, and hears them again after it', async () => {
    const [speaker, listener] = members as [Client, Client];
    await block(listener, speaker);
    await clients.until(() => !linesOf(listener).includes(speaker.id) && !linesOf(speaker).includes(listener.id));
    expect(await heardBy(listener)).toEqual([]);
    expect(await heardBy(members[2])).toEqual([speaker.id]);
    await unblock(listener, speaker);
    await clients.until(() => linesOf(listener).includes(speaker.id));
    expect(await heardBy(listener)).toEqual([speaker.id]);
  });

  it('hears nothing of whom it has muted, whatever their page sends, and nothing is sent to who hears nobody', async () => {
    const [owner, second, third] = members as [Client, Client, Client];
    clients.speak([second.id], SPEAKING);
    await clients.heardIn(300);
    expect((await heardBy(third)).sort()).toEqual([owner.id, second.id].sort());
    expect((await owner.post(`${ROOMS}/${room.id}/mute/${second.id}`, { muted: true })).status).toBe(200);
    await pages.page(second.id).seen(({ self }) => self.isSilenced);
    expect(await heardBy(third)).toEqual([owner.id]);
    expect(await pages.page(third.id).ask('deafen')).toEqual({ success: true });
    expect(await heardBy(third)).toEqual([]);
    expect(await pages.page(third.id).ask('undeafen')).toEqual({ success: true });
    expect(await heardBy(third)).toEqual([owner.id]);
  });

  it('is not answered what is no offer of sound', async () => {
    const [who] = members as [Client];
    const sdp = await clients.offer('biri', ROUTER_LINES);
    const refusedAs = async (wrong: unknown) => ((await pages.offer(who.id, wrong)) as VoiceRefusal).code;
    for (const wrong of [{}, { link: 'x' }, { link: '', sdp }]) expect(await refusedAs(wrong)).toBe(CODE.malformed);
    expect(await refusedAs({ link: 'x', sdp: 'a'.repeat(VOICE_SIGNAL_LIMITS.routerSdp + 1) })).toBe(CODE.tooLarge);
    for (const wrong of ['v=0', sdp.replace('m=audio', 'm=video'), sdp.replaceAll('a=fingerprint', 'a=print')])
      expect(await pages.offer(who.id, { link: 'x', sdp: wrong })).toEqual(NOT_ROUTED);
    expect(await pages.page(who.id).ask('routerLeave', { link: 5 })).toMatchObject({ success: false, code: CODE.malformed });
  });

  it('ends within two seconds for whoever is put out, and they are let in by nothing', async () => {
    const [owner, kicked, other] = members as [Client, Client, Client];
    const began = performance.now();
    expect((await owner.post(`${ROOMS}/${room.id}/kick/${kicked.id}`, { reason: 'Gürültü' })).status).toBe(200);
    await clients.until(() => !linesOf(other).includes(kicked.id));
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    expect(await heardBy(kicked)).toEqual([]);
    pages.carried.delete(kicked.id);
  });

  it('goes back to its browsers once no more than eight have been there for a minute, and no sooner', async () => {
    town.app.clock.advance({ seconds: CROWD.lastsMs / 1_000 - 1 });
    await town.app.settled();
    expect(new Set(by())).toEqual(new Set(['router']));
    town.app.clock.advance({ seconds: 1 });
    await clients.until(() => by().every((one) => one === 'mesh'));
    // Until their browsers are connected they go on hearing each other.
    expect(await heardBy(members[2])).toEqual([members[0]?.id]);
    const [owner] = members as [Client];
    expect(await pages.page(owner.id).ask('routerLeave', { link: 'bir' })).toEqual({ success: true });
    await clients.until(() => linesOf(owner).length === 0 && !linesOf(members[2]).includes(owner.id));
    expect(await pages.offer(owner.id, { link: 'iki', sdp: await clients.offer('geç', ROUTER_LINES) })).toEqual(NOT_ROUTED);
  });
});

describe('A voice room where nothing carries more', () => {
  it('refuses the ninth with a sentence, and says so beforehand', async () => {
    const town = await Town.open({ VOICE_ROUTER_SEATS: '0' });
    const [owner, ...others] = await Promise.all(Array.from({ length: NINE }, () => town.member()));
    const room = await openRoom(owner ?? town.moderator);
    expect(await carriedIn(town.moderator)).toBe(VOICE_LIMITS.carried);
    expect(room.capacity).toBe(VOICE_LIMITS.carried);
    for (const who of others.slice(0, -1)) expect((await who.post(`${ROOMS}/${room.id}/join`)).status).toBe(200);
    const ninth = await others.at(-1)?.post(`${ROOMS}/${room.id}/join`);
    expect(ninth).toMatchObject({ status: 409, body: { error: VOICE_TEXT.carried(VOICE_LIMITS.carried) } });
    await town.app.stop();
  });
});
