import { Injectable } from '@nestjs/common';
import { CODE } from '../../../../contracts/envelope.js';
import { VOICE_TEXT } from '../../../../contracts/voice.js';
import {
  type JoinVoiceAnswer,
  type JoinVoiceRoom,
  type LeaveVoiceReason,
  VOICE_SIGNAL_CODE,
  VOICE_SIGNAL_TEXT,
  type VoiceAnswer,
} from '../../../../contracts/voice-signals.js';
import { Seats } from '../room/seats.service.js';
import { AwayDesk } from './away-desk.service.js';
import { type KnownPeer, type Microphone, reachableFrom, shutBetween, toldOf } from './peers.rules.js';
import { refusal } from './signals.rules.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VoiceLists } from './voice-lists.service.js';
import { type PeerPlace, type TakenPeer, VoicePeers } from './voice-peers.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';
import { VoiceStandings } from './voice-standing.service.js';
import type { TicketHolder } from './voice-tickets.service.js';

const NOT_THERE = refusal(CODE.conflict, VOICE_TEXT.notThere);
const DONE: VoiceAnswer = { success: true };

/** Lets the pages of those who are in a room know of each other. What is done for one socket comes in turns. */
@Injectable()
export class VoiceRooms {
  constructor(
    private readonly peers: VoicePeers,
    private readonly lists: VoiceLists,
    private readonly sockets: VoiceSockets,
    private readonly carriers: VoiceCarriers,
    private readonly standings: VoiceStandings,
    private readonly seats: Seats,
    private readonly away: AwayDesk,
  ) {}

  async join(socket: VoiceSocket, holder: TicketHolder, wish: JoinVoiceRoom): Promise<JoinVoiceAnswer> {
    const { roomId, memberId } = holder;
    if (wish.roomId !== roomId) return refusal(CODE.forbidden, VOICE_SIGNAL_TEXT.otherRoom);
    const standing = await this.standings.of(holder);
    if (!standing) return NOT_THERE;
    const { isMuted, isDeafened, tabId, takeOver = false } = wish;
    const peer: KnownPeer = { userId: memberId, connectionId: socket.id, isMuted, isDeafened, ...standing, shutFrom: [] };
    const place: PeerPlace = { roomId, tabId };
    const taken = await this.peers.take(peer, place, takeOver);
    if (!taken.isTaken) return refusal(VOICE_SIGNAL_CODE.heldElsewhere, VOICE_SIGNAL_TEXT.heldElsewhere);
    Object.assign(socket.data, { joined: { peer, place }, hasCome: true });
    // Who was put out meanwhile was looked for before they were here.
    if (!(await this.standings.of(holder)) || !(await this.seats.heard(memberId, roomId))) {
      await this.peers.leave(peer, place);
      // Another page of theirs may have come by a newer stay.
      this.sockets.noteEnded(socket.id);
      this.carriers.cut(socket);
      Object.assign(socket.data, { joined: undefined, hasCome: false });
      return NOT_THERE;
    }
    return this.welcome(socket, { peer, place }, taken);
  }

  /** Takes a page out of its room. `isLeaving`: it has said so, and does not come back. */
  async leave(socket: VoiceSocket, isLeaving: boolean): Promise<void> {
    const { holder, joined } = socket.data;
    if (!holder || !joined) return;
    const { peer, place } = joined;
    this.carriers.cut(socket);
    socket.data.joined = undefined;
    if (isLeaving) socket.data.hasCome = false;
    if (!(await this.peers.leave(peer, place))) return;
    const { userId, connectionId } = peer;
    const hasSeat = !isLeaving && (await this.standings.of(holder)) !== null;
    const others = reachableFrom(peer, (await this.lists.there(place.roomId)).peers);
    for (const other of others) this.sockets.tell(other.connectionId, 'userLeft', { userId, connectionId, hasSeat });
    await this.lists.tellAll(place.roomId);
  }

  async setMicrophone(socket: VoiceSocket, change: Microphone): Promise<VoiceAnswer> {
    const { joined } = socket.data;
    if (!joined || !(await this.become(socket, { ...joined.peer, ...change }, joined.place))) return NOT_THERE;
    await this.lists.tellAll(joined.place.roomId);
    return DONE;
  }

  /** The connection of somebody to whom a page may send; null when they are gone, or a block stands between the two. */
  async reached(socket: VoiceSocket, to: string, connectionId: string): Promise<string | null> {
    const { joined } = socket.data;
    if (!joined || to === joined.peer.userId) return null;
    const target = await this.peers.of(joined.place.roomId, to);
    if (target?.connectionId !== connectionId || this.sockets.isShut(connectionId)) return null;
    return (await this.standings.shutFrom([to], joined.peer.userId)).size > 0 ? null : connectionId;
  }

  /** Looks again at who is behind a page: whoever may be there no more is put out for the reason, and the others hear what has changed. `message`: what is told instead of the reason's usual words. */
  async lookAgain(socket: VoiceSocket, reason: LeaveVoiceReason, message?: string): Promise<void> {
    const { holder, joined } = socket.data;
    if (!holder) return;
    const standing = await this.standings.of(holder);
    if (!standing) return this.putOut(socket, holder, reason, message);
    if (!joined) return;
    const { peer, place } = joined;
    const others = (await this.lists.there(place.roomId)).peers.filter(({ userId }) => userId !== peer.userId);
    const now: KnownPeer = { ...peer, ...standing, shutFrom: await this.shutFrom(peer, others) };
    if (isSame(peer, now) || !(await this.become(socket, now, place))) return;
    const { lost, found } = shutBetween(peer, now, others);
    this.tellLost(now, lost);
    this.tellFound(now, found);
    await this.lists.tellAll(place.roomId);
  }

  /** Shuts the page of whoever may be there no more, and nothing else. */
  async shutOut({ id, data: { holder } }: VoiceSocket, reason: LeaveVoiceReason, message?: string): Promise<void> {
    if (holder && !(await this.standings.of(holder))) this.sockets.end(id, holder.roomId, reason, message);
  }

  /** Whoever was connected and has signed out is in the room no more either. */
  private async putOut(socket: VoiceSocket, holder: TicketHolder, reason: LeaveVoiceReason, message?: string): Promise<void> {
    // What shuts a page may have taken it out of the room before this comes to its turn.
    const { hasCome } = socket.data;
    this.sockets.end(socket.id, holder.roomId, reason, message);
    await this.leave(socket, false);
    if (hasCome && (await this.standings.hasSignedOut(holder))) await this.away.giveBack(holder);
  }

  /** Those of this process who are in a room hear that nothing of a member is to be played any more, whose pages may all be gone by now. */
  async tellGone(roomId: string, memberId: string): Promise<void> {
    if (await this.standings.isPresent(roomId, memberId)) return;
    for (const { data } of this.sockets.ofRoom(roomId)) if (data.joined?.peer.userId === memberId) data.isOut = true;
    this.carriers.putOut(roomId, memberId);
    for (const { data, id } of this.sockets.ofRoom(roomId))
      if (data.joined && data.joined.peer.userId !== memberId) this.sockets.tell(id, 'userLeft', { userId: memberId, connectionId: '', hasSeat: false });
  }

  /** What another process still keeps of somebody who is in the room no more counts for nothing here, however long it stands still. */
  async forget(roomId: string, memberId: string): Promise<void> {
    // Read first: whoever comes in again meanwhile is another one.
    const place = await this.peers.of(roomId, memberId);
    if (place && !(await this.standings.isPresent(roomId, memberId))) this.sockets.noteEnded(place.connectionId);
  }

  private async welcome(socket: VoiceSocket, { peer, place }: { peer: KnownPeer; place: PeerPlace }, { before }: TakenPeer): Promise<JoinVoiceAnswer> {
    const { peers: all } = await this.lists.there(place.roomId);
    const self: KnownPeer = { ...peer, shutFrom: await this.shutFrom(peer, all) };
    if (self.shutFrom.length > 0) await this.become(socket, self, place);
    const others = reachableFrom(self, all);
    if (before && before.connectionId !== socket.id) {
      // A page that comes back hears nothing at its old connection; a tab that was copied has the same name and stands aside.
      this.sockets.end(before.connectionId, place.roomId, 'moved');
      const gone = { userId: self.userId, connectionId: before.connectionId, hasSeat: true };
      for (const { connectionId } of others) this.sockets.tell(connectionId, 'userLeft', gone);
    }
    // Before they hear of who has come, so that nobody begins what the router does from now on; and as they are by now.
    await this.lists.arrange(place.roomId);
    this.tellFound(self, others, false);
    await this.lists.tellAll(place.roomId);
    return { success: true, connectionId: socket.id, peers: others.map(toldOf), self: toldOf(self), carried: this.carriers.carriedOf(place.roomId, socket.id) };
  }

  private async become(socket: VoiceSocket, peer: KnownPeer, place: PeerPlace): Promise<boolean> {
    if (!(await this.peers.change(peer, place))) return false;
    socket.data.joined = { peer, place };
    return true;
  }

  private async shutFrom(peer: KnownPeer, others: readonly KnownPeer[]): Promise<readonly string[]> {
    const ids = others.map(({ userId }) => userId);
    return [...(await this.standings.shutFrom(ids, peer.userId))].sort();
  }

  private tellLost(peer: KnownPeer, others: readonly KnownPeer[]): void {
    const gone = ({ userId, connectionId }: KnownPeer) => ({ userId, connectionId, hasSeat: false });
    for (const other of others) {
      this.sockets.tell(other.connectionId, 'userLeft', gone(peer));
      this.sockets.tell(peer.connectionId, 'userLeft', gone(other));
    }
  }

  /** `both`: whether the peer hears of the others, too. */
  private tellFound(peer: KnownPeer, others: readonly KnownPeer[], both = true): void {
    for (const other of others) {
      this.sockets.tell(other.connectionId, 'userJoined', toldOf(peer));
      if (both) this.sockets.tell(peer.connectionId, 'userJoined', toldOf(other));
    }
  }
}

const isSame = (one: KnownPeer, other: KnownPeer): boolean => one.isSilenced === other.isSilenced && one.shutFrom.join() === other.shutFrom.join();
