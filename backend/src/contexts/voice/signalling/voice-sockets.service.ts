import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import { type LeaveVoiceReason, VOICE_SIGNAL_TEXT, type VoiceToClient, type VoiceToServer } from '../../../../contracts/voice-signals.js';
import type { KnownPeer } from './peers.rules.js';
import type { PeerPlace } from './voice-peers.service.js';
import type { TicketHolder } from './voice-tickets.service.js';

/** What is known of a socket: whom its ticket let in, and as whom it is in the room. */
export interface VoiceSocketData {
  holder?: TicketHolder;
  /** Their member was put out; the socket is shut as soon as that was seen. It never comes back: its ticket was for that one stay. */
  isOut?: boolean;
  /** They have come in by it, and have not said that they go. */
  hasCome?: boolean;
  /** Which connections were in the room as this process told them last. */
  listed?: string;
  joined?: { readonly peer: KnownPeer; readonly place: PeerPlace };
}
export type VoiceSocket = Socket<VoiceToServer, VoiceToClient, DefaultEventsMap, VoiceSocketData>;
type VoiceNamespace = Namespace<VoiceToServer, VoiceToClient, DefaultEventsMap, VoiceSocketData>;

/** Packets for one socket that have not gone out: far more than come at once to somebody who reads. */
const MOST_WAITING = 500;

/** Of so many that have ended it is known; far fewer end while a place is kept for a page that has gone. */
const MOST_ENDED = 10_000;

const memberRoom = (memberId: string) => `member:${memberId}`;
const voiceRoom = (roomId: string) => `room:${roomId}`;

/** Engine.IO counts what waits for a socket, and names it nowhere in its types. */
const waitingFor = ({ conn }: VoiceSocket): number => (conn as unknown as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;

/** The sockets of the signalling: by connection those of all processes, by member and room those of this one. */
@Injectable()
export class VoiceSockets {
  private server: VoiceNamespace | null = null;
  private readonly ended = new LRUCache<string, true>({ max: MOST_ENDED });

  begin(server: VoiceNamespace): void {
    this.server = server;
  }

  /** Whoever does not read what they are sent is shut. */
  async enter(socket: VoiceSocket, { memberId, roomId }: TicketHolder): Promise<void> {
    // Also for what other processes write, which comes by nothing of ours. What waits for those who do not read would fill the process.
    socket.onAnyOutgoing(() => {
      if (waitingFor(socket) > MOST_WAITING) socket.disconnect(true);
    });
    await socket.join([memberRoom(memberId), voiceRoom(roomId)]);
  }

  ofMember(memberId: string): readonly VoiceSocket[] {
    return this.in(memberRoom(memberId));
  }

  ofRoom(roomId: string): readonly VoiceSocket[] {
    return this.in(voiceRoom(roomId));
  }

  /** Whether a connection of this process stands, and its member may be in the room as far as is known. */
  isOpen(connectionId: string): boolean {
    const socket = this.server?.sockets.get(connectionId);
    return socket !== undefined && !socket.data.isOut;
  }

  /** Whether a connection stands no more as far as this process knows, or its member was put out. */
  isShut(connectionId: string): boolean {
    return this.ended.has(connectionId) || this.server?.sockets.get(connectionId)?.data.isOut === true;
  }

  /** A connection is over for all that is passed on, of whatever process: whoever comes back has another. */
  noteEnded(connectionId: string): void {
    this.ended.set(connectionId, true);
  }

  /** All of this process. */
  all(): readonly VoiceSocket[] {
    return [...(this.server?.sockets.values() ?? [])];
  }

  tell<Event extends keyof VoiceToClient>(connectionId: string, event: Event, ...content: Parameters<VoiceToClient[Event]>): void {
    this.server?.to(connectionId).emit(event, ...content);
  }

  /** Shuts a connection of whatever process; with a reason its page is told that it has to leave. */
  end(connectionId: string, roomId: string, reason: LeaveVoiceReason | null, message?: string): void {
    if (reason) this.tell(connectionId, 'forceLeave', { roomId, reason, message: message ?? VOICE_SIGNAL_TEXT.left[reason] });
    if (reason === 'closed') this.tell(connectionId, 'roomDeleted', { roomId });
    const here = this.server?.sockets.get(connectionId);
    // What is published reaches nobody while Redis is away.
    if (here) here.disconnect(true);
    else this.server?.in(connectionId).disconnectSockets(true);
  }

  private in(room: string): readonly VoiceSocket[] {
    return [...(this.server?.adapter.rooms.get(room) ?? [])].flatMap((id) => this.server?.sockets.get(id) ?? []);
  }
}
