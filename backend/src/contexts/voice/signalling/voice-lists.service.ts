import { Injectable } from '@nestjs/common';
import { type KnownPeer, reachableFrom, toldOf } from './peers.rules.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { type ListedRoom, VoicePeers } from './voice-peers.service.js';
import { VoiceSockets } from './voice-sockets.service.js';

/** Who is in a room, as its pages and the router are told. */
@Injectable()
export class VoiceLists {
  constructor(
    private readonly peers: VoicePeers,
    private readonly sockets: VoiceSockets,
    private readonly carriers: VoiceCarriers,
  ) {}

  /** Those who are in a room, but for whom this process knows to be out: the process of their page may stand still, and their place with it. */
  async there(roomId: string): Promise<ListedRoom> {
    const listed = await this.peers.listed(roomId);
    return { ...listed, peers: listed.peers.filter(({ connectionId }) => !this.sockets.isShut(connectionId)) };
  }

  /** The rooms that pages of this process are in. */
  rooms(): readonly string[] {
    return [...new Set(this.sockets.all().flatMap(({ data: { joined } }) => joined?.place.roomId ?? []))];
  }

  /** Looks again at who is in a room, of which another process may have changed something: that one tells the pages. */
  async arrange(roomId: string): Promise<void> {
    await this.arranged(roomId);
  }

  /** Tells everybody who is there whom they may be connected to. */
  async tellAll(roomId: string): Promise<void> {
    const listed = await this.there(roomId);
    this.carriers.arrange(roomId, listed);
    this.tell(roomId, listed, () => true);
  }

  /** Tells everybody of a room in which a page of this process is: they may have been told without it. */
  async tellAgain(roomId: string): Promise<void> {
    if (this.sockets.ofRoom(roomId).length > 0) await this.tellAll(roomId);
  }

  /** As `arrange`, and tells the pages of this process whom it told of others last: what other processes told since may be lost. */
  async lookOver(roomId: string): Promise<void> {
    const listed = await this.arranged(roomId);
    if (!listed) return;
    const words = wordsOf(listed);
    const late = new Set(this.sockets.ofRoom(roomId).flatMap(({ id, data }) => (data.listed === undefined || data.listed === words ? [] : [id])));
    if (late.size > 0) this.tell(roomId, listed, ({ connectionId }) => late.has(connectionId));
  }

  private async arranged(roomId: string): Promise<ListedRoom | null> {
    if (this.sockets.ofRoom(roomId).length === 0) return null;
    const listed = await this.there(roomId);
    this.carriers.arrange(roomId, listed);
    return listed;
  }

  private tell(roomId: string, listed: ListedRoom, isTold: (peer: KnownPeer) => boolean): void {
    const told = listed.peers.filter(isTold);
    for (const peer of told)
      this.sockets.tell(peer.connectionId, 'roomParticipants', { roomId, peers: reachableFrom(peer, listed.peers).map(toldOf), self: toldOf(peer) });
    const ids = new Set(told.map(({ connectionId }) => connectionId));
    const words = wordsOf(listed);
    for (const { id, data } of this.sockets.ofRoom(roomId)) if (ids.has(id)) data.listed = words;
  }
}

/** Which connections were listed. */
const wordsOf = ({ peers }: ListedRoom): string =>
  peers
    .map(({ connectionId }) => connectionId)
    .sort()
    .join();
