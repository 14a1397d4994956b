import { Inject, Injectable } from '@nestjs/common';
import {
  type RouterAnswer,
  type RouterLeave,
  type RouterOffer,
  VOICE_SIGNAL_CODE,
  VOICE_SIGNAL_TEXT,
  type VoiceCarried,
  type VoiceCarrier,
} from '../../../../contracts/voice-signals.js';
import type { Clock } from '../../../kernel/clock.js';
import type { MediaRouter } from '../../../kernel/media-router.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import { CLOCK, MEDIA_ROUTER } from '../../../platform/tokens.js';
import { carriedFor, carrierOf, LET_GO_MS, routedOf } from './carrier.rules.js';
import type { KnownPeer } from './peers.rules.js';
import { refusal } from './signals.rules.js';
import type { ListedRoom } from './voice-peers.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';

/** A room as it was arranged last. */
interface CarriedRoom {
  by: VoiceCarrier;
  peers: readonly KnownPeer[];
  /** Milliseconds since the epoch up to which it is carried as one of more than eight, as the shared places said last. */
  crowdedUntil: number | null;
  /** Since when its browsers carry it again; null while the router does, and once the router has let it go. */
  meshSince: number | null;
  callOff: () => void;
  /** What each connection was told last. */
  readonly told: Map<string, string>;
}

/** How many times a link may be offered, as the router has asked for it, and of how many that are not answered it is still needed. */
interface Asked {
  readonly link: string;
  times: number;
  again: number;
}

/** A page answers several at once with one offer, or with two. */
const MOST_ASKED = 3;
/** So often an offer that the router did not answer may come again: whoever offers what it never takes would go on without end. */
const MOST_AGAIN = 2;
const MESH: VoiceCarried = { by: 'mesh', lines: [] };
const NOT_ROUTED = refusal(VOICE_SIGNAL_CODE.notRouted, VOICE_SIGNAL_TEXT.notRouted);

/** Decides what carries each room, tells the router who hears whom, and the pages what they hear by which line. Where there is no router all of it is nothing. */
@Injectable()
export class VoiceCarriers {
  private readonly rooms = new Map<string, CarriedRoom>();
  /** By connection, the link that the router has asked to be offered anew. */
  private readonly asked = new Map<string, Asked>();
  private due: (roomId: string) => void = () => undefined;

  constructor(
    @Inject(MEDIA_ROUTER) private readonly router: MediaRouter,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly sockets: VoiceSockets,
  ) {
    router.watch({ changed: (roomId) => this.tell(roomId), renew: (connectionId, link) => this.askFor(connectionId, link) });
  }

  /** Calls back with each room that is to be arranged anew, as its time is over for what carries it: whether it is, all processes read in one place. */
  watch(due: (roomId: string) => void): void {
    this.due = due;
  }

  /**
   * Takes who is in a room now through any process, and who may hear whom. A page of this process that was shut is passed nothing, whoever still lists it; a room in
   * which no page of this process is belongs to others.
   */
  arrange(roomId: string, { peers: listed, crowdedMs }: ListedRoom): void {
    // Rooms that it carries are told of also while it carries none, as after it could not be started: nobody is passed on whom nobody can cut.
    if (!this.router.carries && !this.rooms.has(roomId)) return;
    const now = this.clock.now().getTime();
    this.take(roomId, listed, crowdedMs > 0 ? now + crowdedMs : null);
  }

  private take(roomId: string, listed: readonly KnownPeer[], crowdedUntil: number | null): void {
    const peers = listed.filter(({ connectionId }) => !this.sockets.isShut(connectionId));
    if (!peers.some(({ connectionId }) => this.sockets.isOpen(connectionId))) {
      this.router.arrange(roomId, []);
      this.forget(roomId);
      return;
    }
    const room = this.rooms.get(roomId) ?? { by: 'mesh', peers, crowdedUntil, meshSince: null, callOff: () => undefined, told: new Map<string, string>() };
    this.rooms.set(roomId, room);
    room.peers = peers;
    room.crowdedUntil = crowdedUntil;
    for (const connection of room.told.keys()) if (!peers.some(({ connectionId }) => connectionId === connection)) room.told.delete(connection);
    this.choose(roomId, room);
    this.tell(roomId);
  }

  /** Passes nothing on to or of a page from now on, however long it takes to tell the others. */
  cut({ id, data: { joined } }: VoiceSocket): void {
    this.asked.delete(id);
    if (joined) this.without(joined.place.roomId, ({ connectionId }) => connectionId === id);
  }

  /** Nothing is passed on to or of a member from now on: what their page still has to be told may take its time, and the process of their page may stand still. */
  putOut(roomId: string, memberId: string): void {
    for (const { userId, connectionId } of this.rooms.get(roomId)?.peers ?? []) if (userId === memberId) this.sockets.noteEnded(connectionId);
    this.without(roomId, ({ userId }) => userId === memberId);
  }

  /** What a page is told with the answer to its coming. */
  carriedOf(roomId: string, connectionId: string): VoiceCarried {
    const room = this.rooms.get(roomId);
    return room ? carriedFor(connectionId, room.by, room.peers, this.router.linesOf(roomId)) : MESH;
  }

  /** `wasAsked`: the router needs it, also for a room that its browsers carry again and that it has not let go yet. */
  async offer({ id, data: { joined } }: VoiceSocket, offer: RouterOffer, wasAsked: boolean): Promise<RouterAnswer> {
    const room = joined && this.rooms.get(joined.place.roomId);
    if (!room || (room.by !== 'router' && !(wasAsked && room.meshSince !== null))) return NOT_ROUTED;
    try {
      const sdp = await this.router.admit(joined.place.roomId, id, offer);
      // It is still needed, and the page tries again.
      if (sdp === null && wasAsked) this.allowAgain(id, offer.link);
      return sdp === null ? NOT_ROUTED : { success: true, link: offer.link, sdp };
    } catch (error) {
      // The page tries again by itself; what is wrong the router's keeper was told.
      if (error instanceof Unavailable) return NOT_ROUTED;
      throw error;
    }
  }

  /** Whether the router has asked for an offer; once for each time that it has. */
  takesAsked({ id }: VoiceSocket, { link }: RouterLeave): boolean {
    const asked = this.asked.get(id);
    if (asked?.link !== link || asked.times === 0) return false;
    asked.times--;
    return true;
  }

  leave({ id, data: { joined } }: VoiceSocket, { link }: RouterLeave): void {
    if (joined) this.router.leave(joined.place.roomId, id, link);
  }

  private askFor(connectionId: string, link: string): void {
    if (!this.sockets.isOpen(connectionId)) return;
    this.noteAsked(connectionId, link);
    this.sockets.tell(connectionId, 'routerRenew', { link });
  }

  private noteAsked(connectionId: string, link: string): void {
    const before = this.asked.get(connectionId);
    this.asked.set(connectionId, { link, times: before?.link === link ? Math.min(before.times + 1, MOST_ASKED) : 1, again: MOST_AGAIN });
  }

  /** Nothing of a page that was shut meanwhile: that is kept no more. */
  private allowAgain(connectionId: string, link: string): void {
    const asked = this.asked.get(connectionId);
    if (asked?.link !== link || asked.again === 0) return;
    asked.again--;
    asked.times = Math.min(asked.times + 1, MOST_ASKED);
  }

  private without(roomId: string, isOut: (peer: KnownPeer) => boolean): void {
    const room = this.rooms.get(roomId);
    const left = room?.peers.filter((peer) => !isOut(peer)) ?? [];
    if (room && left.length < room.peers.length) this.take(roomId, left, room.crowdedUntil);
  }

  private choose(roomId: string, room: CarriedRoom): void {
    const now = this.clock.now().getTime();
    const before = room.by;
    room.by = carrierOf(room.crowdedUntil !== null, this.router.carries);
    if (room.by === 'router') room.meshSince = null;
    else if (before === 'router') room.meshSince = now;
    else if (room.meshSince !== null && now - room.meshSince >= LET_GO_MS) room.meshSince = null;
    this.router.arrange(roomId, room.by === 'router' || room.meshSince !== null ? routedOf(room.peers) : []);
    room.callOff();
    const due = dueOf(room);
    room.callOff = due === null ? () => undefined : this.clock.wakeAt(new Date(due), () => this.due(roomId));
  }

  private tell(roomId: string): void {
    const room = this.rooms.get(roomId);
    if (!room) return;
    const lines = this.router.linesOf(roomId);
    for (const { connectionId } of room.peers) {
      // Pages of other processes are told by those.
      if (!this.sockets.isOpen(connectionId)) continue;
      const carried = carriedFor(connectionId, room.by, room.peers, lines);
      const words = JSON.stringify(carried);
      if ((room.told.get(connectionId) ?? TOLD_FIRST) === words) continue;
      room.told.set(connectionId, words);
      this.sockets.tell(connectionId, 'carried', carried);
    }
  }

  private forget(roomId: string): void {
    this.rooms.get(roomId)?.callOff();
    this.rooms.delete(roomId);
  }
}

/** When what carries a room may be over, or the router may let it go. */
const dueOf = ({ by, crowdedUntil, meshSince }: CarriedRoom): number | null => {
  if (by === 'router') return crowdedUntil;
  return meshSince === null ? null : meshSince + LET_GO_MS;
};

/** A room that nothing has happened in is carried by its browsers, and nobody is told so. */
const TOLD_FIRST = JSON.stringify(MESH);
