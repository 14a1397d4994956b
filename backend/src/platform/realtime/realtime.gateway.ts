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
import { CODE, LIVE_CHANNEL, type LiveChange, type SessionEndedRow, TEXT } from '../../../contracts/envelope.js';
import { SessionSource } from '../http/caller.js';
import { SESSION_COOKIE } from '../http/session-token.js';
import { SitePresence } from '../presence/site-presence.js';

interface SocketSession {
  readonly token: string;
  readonly sessionId: string;
  readonly memberId: string;
}

const memberRoom = (memberId: string) => `member:${memberId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
const notificationsRoom = (memberId: string) => `notifications:${memberId}`;
const isChannel = (name: unknown): boolean => Object.values<unknown>(LIVE_CHANNEL).includes(name);
const channelIn = (message: unknown): unknown => (message as { channel?: unknown } | null)?.channel;

/** Live changes for signed-in members. A socket is let in with an open session and is shut when that session ends. */
@WebSocketGateway({ namespace: '/realtime', serveClient: false })
export class RealtimeGateway implements OnGatewayConnection, OnGatewayDisconnect {
  @WebSocketServer()
  private readonly server!: Namespace;

  constructor(
    private readonly sessions: SessionSource,
    private readonly site: SitePresence,
  ) {}

  async handleConnection(socket: Socket): Promise<void> {
    const token = tokenOf(socket);
    const found = token ? await this.sessions.lookUp(token) : null;
    if (!token || found?.state !== 'open') {
      socket.emit('error', { code: CODE.authRequired, message: TEXT.authRequired });
      socket.disconnect(true);
      return;
    }
    const { id: sessionId, memberId } = found.session;
    socket.data = { token, sessionId, memberId } satisfies SocketSession;
    await socket.join([memberRoom(memberId), sessionRoom(sessionId)]);
    // It may have gone meanwhile. A store that is away keeps nobody waiting: what cannot be noted now is noted later.
    if (socket.connected) void this.site.enter(memberId, socket.id);
    socket.emit('ready');
  }

  async handleDisconnect(socket: Socket): Promise<void> {
    await this.site.leave(socket.id);
  }

  /** Each channel is somebody's own for now: a member hears about their own session and their own notifications. */
  @SubscribeMessage('subscribe')
  async subscribe(@ConnectedSocket() socket: Socket, @MessageBody() message: unknown): Promise<{ success: boolean; code?: string; message?: string }> {
    const channel = channelIn(message);
    if (!isChannel(channel)) return { success: false, code: CODE.forbidden, message: TEXT.forbidden };
    const { token, memberId } = socket.data as Partial<SocketSession>;
    const found = token ? await this.sessions.lookUp(token) : null;
    if (memberId && found?.state === 'open') {
      if (channel === LIVE_CHANNEL.notifications) await socket.join(notificationsRoom(memberId));
      return { success: true };
    }
    socket.disconnect(true);
    return { success: false, code: CODE.authRequired, message: TEXT.authRequired };
  }

  @SubscribeMessage('unsubscribe')
  async unsubscribe(@ConnectedSocket() socket: Socket, @MessageBody() message: unknown): Promise<{ success: boolean }> {
    const { memberId } = socket.data as Partial<SocketSession>;
    if (memberId && channelIn(message) === LIVE_CHANNEL.notifications) await socket.leave(notificationsRoom(memberId));
    return { success: true };
  }

  /** Tells the sockets of a member that listen to their notifications, in this process, as every process hears of it from the log. */
  notify(memberId: string, row: unknown, position: number): void {
    const change: LiveChange = { channel: LIVE_CHANNEL.notifications, kind: 'insert', row, position };
    this.server.local.to(notificationsRoom(memberId)).emit('change', change);
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

function tokenOf({ handshake }: Socket): string | null {
  const given: unknown = handshake.auth.token;
  if (typeof given === 'string') return given;
  const cookies = (handshake.headers.cookie ?? '').split(';').map((part) => part.trim().split('='));
  return cookies.find(([name]) => name === SESSION_COOKIE)?.[1] ?? null;
}
