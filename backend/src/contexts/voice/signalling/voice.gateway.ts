import { Inject } from '@nestjs/common';
import {
  ConnectedSocket,
  MessageBody,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
  type OnGatewayInit,
  SubscribeMessage,
  WebSocketGateway,
} from '@nestjs/websockets';
import type { Namespace } from 'socket.io';
import { CODE, TEXT } from '../../../../contracts/envelope.js';
import {
  type JoinVoiceAnswer,
  type LeaveVoiceReason,
  type RouterAnswer,
  VOICE_SIGNAL_CODE,
  VOICE_SIGNAL_TEXT,
  VOICE_SOCKET,
  type VoiceAnswer,
  type VoiceRefusal,
} from '../../../../contracts/voice-signals.js';
import { Turns } from '../../../kernel/turns.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import type { SocketDoor } from '../../../platform/realtime/socket-door.js';
import type { SocketPace } from '../../../platform/realtime/socket-pace.js';
import { isAlready, type Microphone } from './peers.rules.js';
import { candidateIn, descriptionIn, isRefusal, joinIn, refusal, routerLeaveIn, routerOfferIn } from './signals.rules.js';
import { VoiceAdmission } from './voice-admission.service.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VOICE_DOOR, VOICE_SIGNAL_PACE, VoiceMemberPace } from './voice-pace.service.js';
import { VoiceRooms } from './voice-rooms.service.js';
import { type VoiceSocket, VoiceSockets } from './voice-sockets.service.js';

const DONE: VoiceAnswer = { success: true };
const NO_TICKET = refusal(CODE.authRequired, VOICE_SIGNAL_TEXT.ticketRefused);
const UNAVAILABLE = refusal(CODE.unavailable, TEXT.unavailable);
const TOO_FAST = refusal(CODE.rateLimited, TEXT.rateLimited);
const NOT_REACHED = refusal(VOICE_SIGNAL_CODE.notReached, VOICE_SIGNAL_TEXT.notReached);

/** Signalling of voice rooms: a browser comes with a ticket, and is handed on what the others in its room say to be connected. What is said in the room never comes by here. */
@WebSocketGateway({ namespace: VOICE_SOCKET, serveClient: false })
export class VoiceGateway implements OnGatewayInit, OnGatewayConnection, OnGatewayDisconnect {
  /** What a socket asks, and what is done about it, in the order in which it came. */
  private readonly turns = new Turns();

  constructor(
    private readonly admission: VoiceAdmission,
    private readonly rooms: VoiceRooms,
    private readonly sockets: VoiceSockets,
    private readonly carriers: VoiceCarriers,
    @Inject(VOICE_DOOR) private readonly door: SocketDoor,
    @Inject(VOICE_SIGNAL_PACE) private readonly pace: SocketPace,
    private readonly members: VoiceMemberPace,
  ) {}

  afterInit(server: Namespace): void {
    this.sockets.begin(server);
  }

  async handleConnection(socket: VoiceSocket): Promise<void> {
    this.pace.watch(socket);
    const refused = this.door.refusalOf(socket) ?? (await this.answered(socket, () => this.admission.admit(socket)));
    if (refused === null) return;
    socket.emit('error', { code: refused.code, message: refused.message });
    socket.disconnect(true);
  }

  async handleDisconnect(socket: VoiceSocket): Promise<void> {
    this.sockets.noteEnded(socket.id);
    this.carriers.cut(socket);
    await this.answered(socket, () => this.rooms.leave(socket, false));
  }

  @SubscribeMessage('joinRoom')
  join(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<JoinVoiceAnswer> {
    return this.answered(socket, async () => {
      const wish = joinIn(message);
      if (isRefusal(wish)) return wish;
      const { holder } = socket.data;
      if (holder && !this.members.mayJoin(holder.memberId)) return TOO_FAST;
      return holder && socket.connected ? this.rooms.join(socket, holder, wish) : NO_TICKET;
    });
  }

  @SubscribeMessage('leaveRoom')
  leave(@ConnectedSocket() socket: VoiceSocket): Promise<VoiceAnswer> {
    return this.answered(socket, async () => {
      await this.rooms.leave(socket, true);
      const { holder } = socket.data;
      if (holder) socket.emit('leftRoom', { roomId: holder.roomId });
      return DONE;
    });
  }

  @SubscribeMessage('offer')
  offer(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<VoiceAnswer> {
    return this.describe(socket, 'offer', message);
  }

  @SubscribeMessage('answer')
  answer(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<VoiceAnswer> {
    return this.describe(socket, 'answer', message);
  }

  @SubscribeMessage('candidate')
  candidate(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<VoiceAnswer> {
    return this.answered(socket, async () => {
      const late = this.refusalOf(socket);
      if (late) return late;
      const signal = candidateIn(message);
      if (isRefusal(signal)) return signal;
      const { to, connectionId, ...rest } = signal;
      const target = await this.rooms.reached(socket, to, connectionId);
      if (target) this.sockets.tell(target, 'candidate', { ...rest, ...from(socket) });
      return target ? DONE : NOT_REACHED;
    });
  }

  /** The router's answer is not waited for in turn: whoever is put out meanwhile is out at once, and has no connection there either. */
  @SubscribeMessage('routerOffer')
  async routerOffer(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<RouterAnswer> {
    let wasAsked = false;
    const offer = await this.answered(socket, async () => {
      const { holder } = socket.data;
      if (!socket.connected || !holder) return NOT_REACHED;
      const read = routerOfferIn(message);
      wasAsked = !isRefusal(read) && this.carriers.takesAsked(socket, read);
      return wasAsked || this.members.mayLink(holder.memberId) ? read : TOO_FAST;
    });
    return isRefusal(offer) ? offer : this.carriers.offer(socket, offer, wasAsked);
  }

  @SubscribeMessage('routerLeave')
  routerLeave(@ConnectedSocket() socket: VoiceSocket, @MessageBody() message: unknown): Promise<VoiceAnswer> {
    return this.answered(socket, async () => {
      const late = this.refusalOf(socket);
      if (late) return late;
      const left = routerLeaveIn(message);
      if (isRefusal(left)) return left;
      this.carriers.leave(socket, left);
      return DONE;
    });
  }

  @SubscribeMessage('mute')
  mute(@ConnectedSocket() socket: VoiceSocket): Promise<VoiceAnswer> {
    return this.setMicrophone(socket, { isMuted: true });
  }

  @SubscribeMessage('unmute')
  unmute(@ConnectedSocket() socket: VoiceSocket): Promise<VoiceAnswer> {
    return this.setMicrophone(socket, { isMuted: false });
  }

  @SubscribeMessage('deafen')
  deafen(@ConnectedSocket() socket: VoiceSocket): Promise<VoiceAnswer> {
    return this.setMicrophone(socket, { isDeafened: true });
  }

  @SubscribeMessage('undeafen')
  undeafen(@ConnectedSocket() socket: VoiceSocket): Promise<VoiceAnswer> {
    return this.setMicrophone(socket, { isDeafened: false });
  }

  @SubscribeMessage('ping')
  ping(@ConnectedSocket() socket: VoiceSocket): void {
    socket.emit('pong');
  }

  /** Looks again at pages of this process, in their turn. Rejects with Unavailable when that could not be known. */
  async lookAgain(sockets: readonly VoiceSocket[], reason: LeaveVoiceReason, message?: string): Promise<void> {
    await Promise.all(sockets.map((socket) => this.look(socket, reason, message)));
  }

  /** Whoever may be there no more is shut before what they have sent is done, however much that is. */
  private async look(socket: VoiceSocket, reason: LeaveVoiceReason, message?: string): Promise<void> {
    if (this.turns.isTaken(socket.id)) await this.rooms.shutOut(socket, reason, message);
    await this.turns.take(socket.id, () => this.rooms.lookAgain(socket, reason, message));
  }

  private setMicrophone(socket: VoiceSocket, change: Microphone): Promise<VoiceAnswer> {
    return this.answered(socket, async () => {
      const { holder, joined } = socket.data;
      if (!socket.connected) return NOT_REACHED;
      if (joined && isAlready(joined.peer, change)) return DONE;
      return holder && !this.members.mayChangeMicrophone(holder.memberId) ? TOO_FAST : this.rooms.setMicrophone(socket, change);
    });
  }

  private describe(socket: VoiceSocket, event: 'offer' | 'answer', message: unknown): Promise<VoiceAnswer> {
    return this.answered(socket, async () => {
      const late = this.refusalOf(socket);
      if (late) return late;
      const signal = descriptionIn(message);
      if (isRefusal(signal)) return signal;
      const { to, connectionId, ...rest } = signal;
      const target = await this.rooms.reached(socket, to, connectionId);
      if (target) this.sockets.tell(target, event, { ...rest, ...from(socket) });
      return target ? DONE : NOT_REACHED;
    });
  }

  /** Why nothing is handed on; what was still waiting when a page was shut goes nowhere. */
  private refusalOf({ connected, data: { holder } }: VoiceSocket): VoiceRefusal | null {
    if (!connected || !holder) return NOT_REACHED;
    return this.members.maySignal(holder.memberId) ? null : TOO_FAST;
  }

  /** An outage others tell of; whoever asks is told to come again. */
  private async answered<T>(socket: VoiceSocket, work: () => Promise<T>): Promise<T | VoiceRefusal> {
    try {
      return await this.turns.take(socket.id, work);
    } catch (error) {
      if (error instanceof Unavailable) return UNAVAILABLE;
      throw error;
    }
  }
}

/** Who sends something, as the server knows it. */
const from = ({ id, data }: VoiceSocket) => ({ from: data.holder?.memberId ?? '', connectionId: id });
