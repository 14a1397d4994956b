import { expect } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import type { VoiceRoom } from '../contracts/voice.js';
import { type JoinVoiceAnswer, type JoinVoiceRoom, VOICE_SOCKET, type VoiceAnswer, type VoiceTicket, type VoiceToClient } from '../contracts/voice-signals.js';
import type { Client } from './client.js';
import { HeardEvents } from './heard-events.js';

export const ROOMS = '/api/voice-rooms';
const ANSWER_MS = 20_000;
type Told<Event extends keyof VoiceToClient> = Parameters<VoiceToClient[Event]>[0];

export const openRoom = async (who: Client): Promise<VoiceRoom> => (await who.post<VoiceRoom>(ROOMS, { name: 'Kahve Molası' })).body.data;
export const ticketFor = (who: Client, roomId: string) => who.post<VoiceTicket>(`${ROOMS}/${roomId}/ticket`);

/** The page of somebody in a room, which remembers what it was told until somebody asks. */
export class VoicePage {
  private readonly heard = new HeardEvents();
  connectionId = '';

  private constructor(
    readonly socket: Socket,
    readonly userId: string,
  ) {
    socket.onAny((event: string, content: unknown) => this.heard.note(event, content));
    socket.on('disconnect', (reason) => this.heard.note('disconnect', reason));
  }

  /** Connects with whatever is shown; `connected` or `error` says how it went. `address` is the one that a proxy names. */
  static show(url: string, shown: { token: unknown; userId: unknown }, options: { inQuery?: boolean; origin?: string; address?: string } = {}): VoicePage {
    const { inQuery = false, origin = new URL(url).origin, address } = options;
    const socket = io(`${url}${VOICE_SOCKET}`, {
      ...{ transports: ['websocket'], reconnection: false, forceNew: true },
      ...(inQuery ? { query: shown as Record<string, string> } : { auth: shown }),
      extraHeaders: { origin, ...(address && { 'x-forwarded-for': address }) },
    });
    return new VoicePage(socket, String(shown.userId));
  }

  /** Connects somebody who is in a room, and no more. */
  static async open(who: Client, roomId: string): Promise<VoicePage> {
    const { ticket: token, userId } = (await ticketFor(who, roomId)).body.data;
    const page = VoicePage.show(who.url, { token, userId });
    expect(await page.next('connected')).toEqual({ userId: who.id, roomId });
    return page;
  }

  async join(roomId: string, wish: Partial<JoinVoiceRoom> = {}): Promise<JoinVoiceAnswer> {
    const answer = await this.ask<JoinVoiceAnswer>('joinRoom', { roomId, tabId: 'sekme-1', isMuted: true, isDeafened: false, ...wish });
    if (answer.success) this.connectionId = answer.connectionId;
    return answer;
  }

  ask<Answer = VoiceAnswer>(event: string, message: unknown = {}): Promise<Answer> {
    return this.socket.timeout(ANSWER_MS).emitWithAck(event, message);
  }

  /** The first of this event that nobody has taken yet; waits for it. */
  next<Event extends keyof VoiceToClient | 'disconnect'>(event: Event): Promise<Event extends keyof VoiceToClient ? Told<Event> : string> {
    return this.heard.next(event) as Promise<Event extends keyof VoiceToClient ? Told<Event> : string>;
  }

  /** What has come of an event so far and was not taken. */
  soFar(event: keyof VoiceToClient): readonly unknown[] {
    return this.heard.soFar(event);
  }

  /** Waits until the room is told to be as wanted. */
  async seen(isSo: (room: Told<'roomParticipants'>) => boolean): Promise<Told<'roomParticipants'>> {
    for (;;) {
      const room = await this.next('roomParticipants');
      if (isSo(room)) return room;
    }
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    this.socket.disconnect();
  }
}
