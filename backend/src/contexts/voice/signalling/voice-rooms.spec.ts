import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import { noRouter } from '../../../platform/media-router/no-router.js';
import { InProcessRoomPlaces } from '../../../platform/room-places/in-process-room-places.js';
import type { Seats } from '../room/seats.service.js';
import type { AwayDesk } from './away-desk.service.js';
import type { KnownPeer } from './peers.rules.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VoiceLists } from './voice-lists.service.js';
import { VoicePeers } from './voice-peers.service.js';
import { VoiceRooms } from './voice-rooms.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';
import type { VoiceStandings } from './voice-standing.service.js';

const HOLDER = { memberId: 'elif', roomId: 'oda', participantId: 'p', sessionId: 's' };
const at = (connectionId: string): KnownPeer => ({ userId: 'elif', connectionId, isMuted: false, isDeafened: false, isSilenced: false, shutFrom: [] });
const place = { roomId: 'oda', tabId: 'sekme' };

class OpenSockets extends VoiceSockets {
  override isOpen = (connectionId: string) => !this.isShut(connectionId);
}

describe('A member who was put out and comes again at the same moment', () => {
  let sockets: OpenSockets;
  let peers: VoicePeers;
  let carriers: VoiceCarriers;
  beforeEach(() => {
    const clock = new TestClock();
    sockets = new OpenSockets();
    peers = new VoicePeers(new InProcessRoomPlaces(clock));
    carriers = new VoiceCarriers({ ...noRouter, carries: true }, clock, sockets);
  });
  const rooms = (standings: Partial<VoiceStandings>) =>
    new VoiceRooms(peers, new VoiceLists(peers, sockets, carriers), sockets, carriers, standings as VoiceStandings, {} as Seats, {} as AwayDesk);
  const areShut = () => ['eski', 'yeni'].map((connectionId) => sockets.isShut(connectionId));

  it('is out by the connection that they had, and not by the new one', async () => {
    await peers.take(at('eski'), place, false);
    const isPresent = async () => {
      await peers.take(at('yeni'), place, true);
      return false;
    };
    await rooms({ isPresent }).forget('oda', 'elif');
    expect(areShut()).toEqual([true, false]);
  });

  it('stays by the new one when the older one is refused late', async () => {
    const socket = { id: 'eski', data: { holder: HOLDER } } as VoiceSocket;
    let looks = 0;
    const of = async () => {
      if (looks++ === 0) return { isSilenced: false };
      await peers.take(at('yeni'), place, true);
      carriers.arrange('oda', await peers.listed('oda'));
      return null;
    };
    const answer = await rooms({ of }).join(socket, HOLDER, { roomId: 'oda', tabId: 'sekme', isMuted: false, isDeafened: false });
    expect([answer.success, socket.data.joined, ...areShut()]).toEqual([false, undefined, true, false]);
  });
});
