import { beforeEach, describe, expect, it } from '@jest/globals';
import { TestClock } from '../../../../test/test-clock.js';
import { noRouter } from '../../../platform/media-router/no-router.js';
import { InProcessRoomPlaces } from '../../../platform/room-places/in-process-room-places.js';
import type { KnownPeer } from './peers.rules.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VoiceLists } from './voice-lists.service.js';
import { VoicePeers } from './voice-peers.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';

const peer = (userId: string): KnownPeer => ({ userId, connectionId: `page of ${userId}`, isMuted: false, isDeafened: false, isSilenced: false, shutFrom: [] });

/** The sockets of a process to which the first page is connected. */
class OnePage extends VoiceSockets {
  readonly page = { id: 'page of a', data: {} } as VoiceSocket;
  told: string[] = [];
  override ofRoom = (roomId: string) => (roomId === 'oda' ? [this.page] : []);
  override tell = (connectionId: string, _: string, what?: unknown) => {
    const { peers } = what as { readonly peers: readonly { readonly userId: string }[] };
    this.told.push(`${connectionId}: ${peers.map(({ userId }) => userId).join()}`);
  };
}

describe('Who is in a room', () => {
  let sockets: OnePage;
  let lists: VoiceLists;
  let come: (userId: string, roomId?: string) => Promise<unknown>;
  beforeEach(() => {
    const clock = new TestClock();
    sockets = new OnePage();
    const peers = new VoicePeers(new InProcessRoomPlaces(clock));
    lists = new VoiceLists(peers, sockets, new VoiceCarriers(noRouter, clock, sockets));
    come = (userId, roomId = 'oda') => peers.take(peer(userId), { roomId, tabId: userId }, false);
  });
  const told = () => sockets.told.splice(0);

  it('is told to all who are there', async () => {
    for (const userId of ['a', 'b']) await come(userId);
    await lists.tellAll('oda');
    expect(told()).toEqual(['page of a: b', 'page of b: a']);
  });

  it('is told to the pages of its own process when a look finds others than they were told of, and once', async () => {
    for (const userId of ['a', 'b']) await come(userId);
    await lists.tellAll('oda');
    told();
    await lists.lookOver('oda');
    expect(told()).toEqual([]);
    await come('c');
    for (let time = 0; time < 2; time++) await lists.lookOver('oda');
    expect(told()).toEqual(['page of a: b,c']);
  });

  it('is not told by a look to a page that is still on its way in', async () => {
    for (const userId of ['a', 'b']) await come(userId);
    await lists.lookOver('oda');
    expect(told()).toEqual([]);
  });

  it('is told again to all of a room in which a page of this process is, and of no other', async () => {
    for (const userId of ['a', 'b']) await come(userId);
    for (const userId of ['d', 'e']) await come(userId, 'başka');
    for (const roomId of ['oda', 'başka']) await lists.tellAgain(roomId);
    expect(told()).toEqual(['page of a: b', 'page of b: a']);
  });
});
