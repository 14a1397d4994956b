import { Inject, Injectable } from '@nestjs/common';
import type { RoomPlace, RoomPlaces, RoomPlacesWatcher } from '../../../kernel/room-places.js';
import { ROOM_PLACES } from '../../../platform/tokens.js';
import { CROWD } from './carrier.rules.js';
import { contentOf, type KnownPeer, peerAt } from './peers.rules.js';

/** Where a page of a member is connected. */
export interface PeerPlace {
  readonly roomId: string;
  readonly tabId: string;
}

/** What became of a page that wanted its member's place in a room. `before`: which page had it, through which connection. */
export interface TakenPeer {
  readonly isTaken: boolean;
  readonly before: { readonly connectionId: string; readonly tabId: string } | null;
}

/** Who is in a room through any process, and for how many milliseconds it is still carried as one of more than eight; 0 when it is not. */
export interface ListedRoom {
  readonly peers: readonly KnownPeer[];
  readonly crowdedMs: number;
}

/** Keeps who is connected in which room, through any process: one page of each member. */
@Injectable()
export class VoicePeers {
  constructor(@Inject(ROOM_PLACES) private readonly places: RoomPlaces) {}

  async take(peer: KnownPeer, place: PeerPlace, takesOver: boolean): Promise<TakenPeer> {
    const { isTaken, before } = await this.places.take(placeOf(peer, place), takesOver);
    return { isTaken, before: before && { connectionId: before.connection, tabId: before.holder } };
  }

  /** False when another connection has the place. */
  change(peer: KnownPeer, place: PeerPlace): Promise<boolean> {
    return this.places.change(placeOf(peer, place));
  }

  leave({ userId, connectionId }: Pick<KnownPeer, 'userId' | 'connectionId'>, { roomId }: Pick<PeerPlace, 'roomId'>): Promise<boolean> {
    return this.places.leave({ room: roomId, memberId: userId, connection: connectionId });
  }

  async of(roomId: string, userId: string): Promise<KnownPeer | null> {
    const found = await this.places.of(roomId, userId);
    return found && peerAt(found);
  }

  /** The same answer at the same moment for all processes. */
  async listed(roomId: string): Promise<ListedRoom> {
    const { places, crowdedMs } = await this.places.crowd(roomId, CROWD);
    return { peers: places.map(peerAt), crowdedMs };
  }

  watch(watcher: RoomPlacesWatcher): void {
    this.places.watch(watcher);
  }

  renew(): Promise<void> {
    return this.places.renew();
  }
}

const placeOf = (peer: KnownPeer, { roomId, tabId }: PeerPlace): RoomPlace => ({
  room: roomId,
  memberId: peer.userId,
  connection: peer.connectionId,
  holder: tabId,
  content: contentOf(peer),
});
