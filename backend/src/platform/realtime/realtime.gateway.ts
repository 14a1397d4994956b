import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  SubscribeMessage,
  WebSocketGateway,
  WebSocketServer,
} from '@nestjs/websockets';
import type { Namespace, Socket } from 'socket.io';
import {
  CODE,
  LIVE_CHANNEL,
  type LiveChange,
  OWN_CHANNELS,
  type Present,
  type SessionEndedRow,
  type Subscribed,
  TEXT,
  type Writing,
} from '../../../contracts/envelope.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { type Caller, GUEST } from '../callers/caller.js';
import { SitePresence } from '../presence/site-presence.js';
import { ChannelListeners } from './channel-listeners.js';
import type { MemberSockets } from './member-sockets.js';
import { OpenChannels } from './open-channels.js';
import { Replays } from './replays.js';
import { NO_ROOM, NO_SESSION, SocketCallers, type SocketRefusal } from './socket-callers.js';
import { SocketPace } from './socket-pace.js';
import { type Subscription, subscriptionIn } from './subscription.js';
import { WritersPace } from './writers-pace.js';

type Refused = SocketRefusal & { readonly success: false };

const memberRoom = (memberId: string) => `member:${memberId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const ownRooms = (channel: string) => `own:${channel}/`;
const ownRoom = (channel: string, memberId: string) => `${ownRooms(channel)}${memberId}`;
const openRoom = (channel: string) => `open:${channel}`;
/** Guests have a room of their own: what they could hear when they came may be for members only by now. */
const guestRoom = (channel: string) => `open:guest/${channel}`;
const isOpenRoom = (room: string) => room.startsWith('open:');
/** A page needs a handful; what a socket can make the server remember has an end. */
export const MOST_CHANNELS = 50;
/** Each open page is one; nobody has so many open, but for those who try what happens. */
export const MOST_SOCKETS = 50;
const FORBIDDEN: Refused = { success: false, code: CODE.forbidden, message: TEXT.forbidden };
const MALFORMED: Refused = { success: false, code: CODE.malformed, message: TEXT.malformedRequest };

/** Live changes. A socket is let in with an open session and is shut when that session ends; a guest's hears what is public. */
@WebSocketGateway({ namespace: '/realtime', serveClient: false })
export class RealtimeGateway implements OnGatewayConnection, OnGatewayDisconnect, MemberSockets {
  @WebSocketServer()
  private readonly server!: Namespace;

  constructor(
    private readonly callers: SocketCallers,
    private readonly site: SitePresence,
    private readonly channels: OpenChannels,
    private readonly listeners: ChannelListeners,
    private readonly replays: Replays,
    private readonly pace: SocketPace,
    private readonly writers: WritersPace,
  ) {}

  async handleConnection(socket: Socket): Promise<void> {
    this.pace.watch(socket);
    const caller = await this.callers.admit(socket);
    if ('code' in caller) return this.refuse(socket, caller);
    if (caller.session && this.countOf(caller.session.memberId) >= MOST_SOCKETS) return this.refuse(socket, NO_ROOM);
    if (caller.session) await this.enter(socket, caller.session.memberId, caller.session.id);
    socket.emit('ready');
  }

  async handleDisconnect(socket: Socket): Promise<void> {
    this.callers.left(socket);
    for (const channel of [...seenAt(socket)]) await this.hideListener(socket, channel);
    await this.site.leave(socket.id);
  }

  @SubscribeMessage('subscribe')
  subscribe(@ConnectedSocket() socket: Socket, @MessageBody() message: unknown): Promise<Subscribed | Refused> {
    return inTurn(socket, () => this.listen(socket, message));
  }

  private async listen(socket: Socket, message: unknown): Promise<Subscribed | Refused> {
    const wanted = subscriptionIn(message);
    if (wanted === 'malformed') return MALFORMED;
    const caller = await this.callers.now(socket);
    if (!caller) {
      socket.disconnect(true);
      return { success: false, ...NO_SESSION };
    }
    const room = wanted && (await this.roomFor(wanted.channel, caller));
    if (!wanted || !room) return FORBIDDEN;
    let hasPlace = true;
    const position = await this.replays.of(wanted.channel).listen(() => {
      // Many may be asked for at once: they are counted as they are joined.
      hasPlace = hasPlaceFor(socket, room);
      return hasPlace ? socket.join(room) : undefined;
    });
    if (!hasPlace) return FORBIDDEN;
    if (caller.memberId && this.channels.showsListeners(wanted.channel) && !(await this.showListener(socket, wanted.channel, caller))) return FORBIDDEN;
    if (wanted.position === null) return { success: true, position };
    return { success: true, position, replay: await this.tellMissed(socket, wanted, caller, position) };
  }

  @SubscribeMessage('unsubscribe')
  unsubscribe(@ConnectedSocket() socket: Socket, @MessageBody() message: unknown): Promise<{ success: boolean }> {
    return inTurn(socket, () => this.endListening(socket, message));
  }

  private async endListening(socket: Socket, message: unknown): Promise<{ success: boolean }> {
    const { channel } = Object(message) as { channel?: unknown };
    if (typeof channel !== 'string') return { success: true };
    const own = OWN_CHANNELS.includes(channel) ? [...socket.rooms].filter((room) => room.startsWith(ownRooms(channel))) : [];
    await Promise.all([...own, openRoom(channel), guestRoom(channel)].map((room) => socket.leave(room)));
    await this.hideListener(socket, channel);
    return { success: true };
  }

  /** Whoever asks again is told again: what a process that was killed could not say is known then. */
  private async showListener(socket: Socket, channel: string, caller: Caller): Promise<boolean> {
    seenAt(socket).add(channel);
    await this.listeners.enter(channel, caller.memberId ?? '', socket.id);
    // It may have gone meanwhile, or may hear it no longer: who was let in before that and is seen after it would be so for good.
    const stays = socket.connected && (await this.channels.isOpenTo(channel, caller));
    if (!stays) await this.endSeeing(socket, channel);
    else await this.tellWho(channel);
    return stays;
  }

  private async hideListener(socket: Socket, channel: string): Promise<void> {
    if (seenAt(socket).has(channel)) await this.endSeeing(socket, channel);
  }

  private async endSeeing(socket: Socket, channel: string): Promise<void> {
    seenAt(socket).delete(channel);
    await socket.leave(openRoom(channel));
    await this.listeners.leave(channel, socket.id);
    await this.tellWho(channel);
  }

  /** Tells everybody who listens, in whatever process: it is no fact that each process would hear of. While names cannot be read nobody is told. */
  private async tellWho(channel: string): Promise<void> {
    const present = await this.listeners.of(channel).catch(nothingWhileAway);
    if (present) this.server.to(openRoom(channel)).emit('present', present);
  }

  /** Where listeners see each other they also see who writes. It is heard at its pace only: whoever writes on is shown already. */
  @SubscribeMessage('writing')
  async write(@ConnectedSocket() socket: Socket, @MessageBody() message: unknown): Promise<{ success: boolean } | Refused> {
    const { channel } = Object(message) as { channel?: unknown };
    if (typeof channel !== 'string' || !seenAt(socket).has(channel)) return FORBIDDEN;
    if (!this.writers.mayTell(socket.id, channel)) return { success: true };
    const caller = await this.callers.now(socket);
    // Whoever must not write is not shown to.
    if (!caller?.memberId || caller.session?.mutedUntil || !(await this.channels.isOpenTo(channel, caller))) return FORBIDDEN;
    const writing: Writing = { channel, memberId: caller.memberId };
    socket.to(openRoom(channel)).emit('writing', writing);
    return { success: true };
  }

  /** Whether a socket of the member listens to a channel of their own, in this process. */
  hears(channel: string, memberId: string): boolean {
    return this.server.adapter.rooms.has(ownRoom(channel, memberId));
  }

  /**
   * Ends the listening of members, in this process, where listeners see each other and they may be no longer: all who are still there see them
   * go, and they nobody.
   */
  async endClosed(memberIds: readonly string[]): Promise<void> {
    const sockets = memberIds.flatMap((id) => [...(this.server.adapter.rooms.get(memberRoom(id)) ?? [])]).flatMap((id) => this.server.sockets.get(id) ?? []);
    for (const socket of sockets) for (const channel of [...seenAt(socket)]) await this.endIfClosed(socket, channel);
  }

  private async endIfClosed(socket: Socket, channel: string): Promise<void> {
    const caller = await this.callers.now(socket);
    if (caller && (await this.channels.isOpenTo(channel, caller))) return;
    await this.endSeeing(socket, channel);
    socket.emit('present', { channel, members: [] } satisfies Present);
  }

  private refuse(socket: Socket, why: SocketRefusal): void {
    socket.emit('error', why);
    socket.disconnect(true);
  }

  /** How many sockets a member has in this process. */
  private countOf(memberId: string): number {
    return this.server.adapter.rooms.get(memberRoom(memberId))?.size ?? 0;
  }

  private async enter(socket: Socket, memberId: string, sessionId: string): Promise<void> {
    await socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
    // It may have gone meanwhile. A store that is away keeps nobody waiting: what cannot be noted now is noted later.
    if (socket.connected) void this.site.enter(memberId, socket.id);
  }

  /** Null when the caller may not hear the channel. */
  private async roomFor(channel: string, caller: Caller): Promise<string | null> {
    if (channel === LIVE_CHANNEL.session) return caller.session && sessionRoom(caller.session.id);
    if (OWN_CHANNELS.includes(channel)) return caller.memberId && ownRoom(channel, caller.memberId);
    if (!(await this.channels.isOpenTo(channel, caller))) return null;
    return caller.memberId === null ? guestRoom(channel) : openRoom(channel);
  }

  private async tellMissed(socket: Socket, { channel, position }: Subscription, { memberId }: Caller, upTo: number): Promise<'done' | 'reset'> {
    // Whether a session still stands its member asks; and who asks again and again on one connection has not been away.
    if (channel === LIVE_CHANNEL.session || position === null || !mayReplay(socket)) return 'reset';
    const changes = await this.replays.of(channel).missed({ memberId, channel, after: position, upTo }).catch(nothingWhileAway);
    for (const change of changes ?? []) socket.emit('change', change);
    return changes ? 'done' : 'reset';
  }

  /** Tells everybody who listens to an open channel, or a member who listens to one of their own: in this process, as every process hears of it from the log. */
  async announce(change: LiveChange, memberId: string | null): Promise<void> {
    const { channel } = change;
    this.server.local.to(memberId === null ? openRoom(channel) : ownRoom(channel, memberId)).emit('change', change);
    const hasGuests = memberId === null && this.server.adapter.rooms.has(guestRoom(channel));
    if (hasGuests && (await this.channels.isOpenTo(channel, GUEST))) this.server.local.to(guestRoom(channel)).emit('change', change);
  }

  tell(memberId: string, change: LiveChange): void {
    this.server.to(ownRoom(change.channel, memberId)).emit('change', change);
  }

  /** Shuts the sockets of a member, in this process: their pages open new ones, which hear what the member may hear now. */
  async reopen(memberId: string): Promise<void> {
    // A page that is told to go away stays away; one whose line breaks comes back by itself.
    for (const id of this.server.adapter.rooms.get(memberRoom(memberId)) ?? []) this.server.sockets.get(id)?.conn.close();
  }

  /** Tells the sockets of a member (but for those of a session that is kept), or of one session, that it is over, and shuts them: those of this process, as every process hears of it from the log. */
  async endSessions(whose: { memberId: string; keptSessionId?: string | null } | { sessionId: string }, row: SessionEndedRow, position: number): Promise<void> {
    const room = 'memberId' in whose ? memberRoom(whose.memberId) : sessionRoom(whose.sessionId);
    const kept = 'memberId' in whose && whose.keptSessionId ? [sessionRoom(whose.keptSessionId)] : [];
    const change: LiveChange<SessionEndedRow> = { channel: LIVE_CHANNEL.session, kind: 'delete', row, position };
    this.server.local.to(room).except(kept).emit('change', change);
    this.server.local.in(room).except(kept).disconnectSockets(true);
  }
}

/** Of an outage others tell; the client asks again. */
function nothingWhileAway(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}

function hasPlaceFor({ rooms }: Socket, room: string): boolean {
  return !isOpenRoom(room) || rooms.has(room) || [...rooms].filter(isOpenRoom).length < MOST_CHANNELS;
}

/** A connection comes back once: every channel that it may have is replayed once. */
function mayReplay(socket: Socket): boolean {
  const data = socket.data as { replays?: number };
  data.replays = (data.replays ?? 0) + 1;
  return data.replays <= MOST_CHANNELS;
}

/** The channels at which others see the member behind a socket. */
function seenAt(socket: Socket): Set<string> {
  const data = socket.data as { seenAt?: Set<string> };
  data.seenAt ??= new Set();
  return data.seenAt;
}

/** What a socket asks is done in the order in which it was asked: who leaves before it is let in would never be out. */
function inTurn<T>(socket: Socket, task: () => Promise<T>): Promise<T> {
  const data = socket.data as { turn?: Promise<unknown> };
  const turn = (data.turn ?? Promise.resolve()).then(task, task);
  data.turn = turn;
  return turn;
}
