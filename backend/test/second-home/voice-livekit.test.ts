import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTER_LINES, VOICE_LIMITS, type VoiceRoom } from '../../contracts/voice.js';
import type { VoicePeer, VoiceSocketInfo } from '../../contracts/voice-signals.js';
import type { Client } from '../client.js';
import type { ServerProcess } from '../crash-child.js';
import { type LiveKitServer, startLiveKit } from '../engines/livekit.js';
import { RoomOfClients } from '../media/room-of-clients.js';
import { RoutedPages } from '../routed-pages.js';
import { startRouterClients } from '../threads/router-process-program.js';
import { openRoom, ROOMS } from '../voice-pages.js';
import { answered, Settlement } from './settlement.js';

const NINE = 9;
const names = Array.from({ length: NINE + 1 }, (_, index) => `uye${index}`);
const SPEAKING = 20;
const QUIET = 127;

describe('A voice room of nine whose members come through two processes', () => {
  let town: Settlement;
  let server: LiveKitServer;
  let doors: readonly [ServerProcess, ServerProcess];
  let members: readonly Client[];
  let room: VoiceRoom;
  let clients: RoomOfClients;
  const pages = new RoutedPages();
  const idOf = (index: number) => members[index]?.id ?? '';
  const linesOf = (index: number) => (pages.linesOf().get(idOf(index)) ?? []).map(({ connection }) => connection);
  /** Who is heard by somebody in a while, and is no silence. */
  const heardBy = async (index: number, ms = 800) => [...((await clients.heardIn(ms)).get(idOf(index)) ?? [])].map(([id]) => id);
  const come = async (who: Client) => {
    expect((await answered(() => who.post(`${ROOMS}/${room.id}/join`))).status).toBe(200);
    return pages.come(who, room.id);
  };

  beforeAll(async () => {
    server = await startLiveKit();
    town = await Settlement.found(Object.fromEntries(names.map((name) => [name, 'user' as const])));
    const { url, key, secret } = server;
    const settings = { LIVEKIT_URL: url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret };
    await Promise.all([town.start('worker'), town.start('projector')]);
    doors = (await Promise.all([town.start('api', settings), town.start('api', settings)])) as [ServerProcess, ServerProcess];
    members = names.map((name, index) => town.as(name, doors[index % 2] ?? doors[0]));
    room = await openRoom(members[0] as Client);
    clients = new RoomOfClients(startRouterClients(), pages, room.id);
  });
  afterAll(async () => {
    for (const page of pages.byMember.values()) page.close();
    await clients.close();
    await town.end();
    await server.stop();
  });

  it('may have twenty, as LiveKit carries them', async () => {
    expect((await (members[0] as Client).get<VoiceSocketInfo>(`${ROOMS}/websocket/info`)).body.data.carried).toBe(VOICE_LIMITS.routed);
    expect(room.capacity).toBe(room.maxParticipants);
  });

  it('is carried by LiveKit from the ninth on, whichever process that one comes to', async () => {
    await pages.come(members[0] as Client, room.id);
    for (const who of members.slice(1, NINE - 1)) expect((await come(who)).by).toBe('mesh');
    expect((await come(members[NINE - 1] as Client)).by).toBe('router');
    await clients.until(() => members.slice(0, NINE).every(({ id }) => pages.carried.get(id)?.by === 'router'));
  });

  it('hears each of the others, through the same process and the other', async () => {
    for (const { id } of members.slice(0, NINE)) expect(await clients.connect(id, ROUTER_LINES)).toBe(true);
    clients.speak(
      members.slice(0, NINE).map(({ id }) => id),
      SPEAKING,
    );
    await clients.until(() => members.slice(0, NINE).every((_, index) => linesOf(index).length === NINE - 1));
    await clients.heardIn(500);
    for (const index of [0, 1, NINE - 1])
      expect((await heardBy(index)).sort()).toEqual(
        members
          .slice(0, NINE)
          .flatMap(({ id }) => (id === idOf(index) ? [] : [id]))
          .sort(),
      );
  });

  it('hears nothing of whom it has muted by the other process, and hears them again', async () => {
    const muted = async (isMuted: boolean) => {
      expect((await answered(() => (members[0] as Client).post(`${ROOMS}/${room.id}/mute/${idOf(1)}`, { muted: isMuted }))).status).toBe(200);
      await pages.page(idOf(1)).seen(({ self }) => self.isSilenced === isMuted);
    };
    await muted(true);
    // LiveKit sends silence for a second, so that nothing hangs on in the receivers.
    await clients.heardIn(1_500);
    const speaking = members.slice(0, NINE).flatMap(({ id }) => (id === idOf(1) || id === idOf(2) ? [] : [id]));
    // Each packet counts, also one on a line that is nobody's.
    expect((await heardBy(2)).sort()).toEqual(speaking.sort());
    await muted(false);
    await clients.heardIn(500);
    expect(await heardBy(2)).toContain(idOf(1));
  });

  it('ends within two seconds for whoever is put out by the other process', async () => {
    clients.speak([idOf(3)], QUIET);
    const began = performance.now();
    expect((await answered(() => (members[0] as Client).post(`${ROOMS}/${room.id}/kick/${idOf(3)}`, { reason: 'Gürültü' }))).status).toBe(200);
    await clients.until(() => [0, 1, 2].every((index) => !linesOf(index).includes(idOf(3))));
    await clients.heardIn(200);
    const heard = await clients.heardIn(400);
    expect(performance.now() - began).toBeLessThan(2_000);
    expect([...(heard.get(idOf(3)) ?? [])]).toEqual([]);
    const left = members.slice(0, NINE).flatMap(({ id }) => (id === idOf(2) || id === idOf(3) ? [] : [id]));
    expect([...(heard.get(idOf(2))?.keys() ?? [])].sort()).toEqual(left.sort());
  });

  it('is carried by LiveKit from the beginning for who comes by a process that learns of it anew, while the other still holds it there', async () => {
    for (const index of [1, 5, 7]) expect((await answered(() => (members[index] as Client).post(`${ROOMS}/${room.id}/leave`))).status).toBe(200);
    await clients.until(() => linesOf(0).length === 4);
    expect((await come(members[NINE] as Client)).by).toBe('router');
    expect(await clients.connect(idOf(NINE), ROUTER_LINES)).toBe(true);
    clients.speak([idOf(NINE)], SPEAKING);
    await clients.until(() => linesOf(0).includes(idOf(NINE)) && linesOf(NINE).length === 5);
    await clients.heardIn(500);
    expect((await heardBy(NINE)).sort()).toEqual([0, 2, 4, 6, 8].map(idOf).sort());
  });

  it('neither lists nor reaches whom it has put out, though the process of their page stands still and keeps their place', async () => {
    const [page, gone] = [pages.page(idOf(0)), pages.page(idOf(NINE))];
    doors[1].freeze();
    expect((await answered(() => (members[0] as Client).post(`${ROOMS}/${room.id}/kick/${gone.userId}`, { reason: 'Gürültü' }))).status).toBe(200);
    for (let left = ''; left !== gone.userId; ) left = (await page.next('userLeft')).userId;
    expect(await page.ask('mute')).toEqual({ success: true });
    const list = page.soFar('roomParticipants').at(-1) as { peers: readonly VoicePeer[] };
    expect(list.peers.map(({ userId }) => userId).sort()).toEqual([2, 4, 6, 8].map(idOf).sort());
    const signal = { to: gone.userId, connectionId: gone.connectionId, link: 'bir', sdp: 'v=0' };
    expect(await page.ask('offer', signal)).toMatchObject({ success: false, code: 'NOT_REACHED' });
  });

  it('goes on for those of the other process when one is killed', async () => {
    await doors[1].kill();
    await clients.heardIn(500);
    expect(await heardBy(0)).toEqual(expect.arrayContaining([idOf(2), idOf(4), idOf(6)]));
  });
});
