import { type FactoryProvider, Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import { Pace, type PaceLimit } from '../../../platform/rate-limit/pace.js';
import { SocketAddress } from '../../../platform/realtime/socket-address.js';
import { SocketDoor } from '../../../platform/realtime/socket-door.js';
import { SocketPace, type SocketPaceLimits } from '../../../platform/realtime/socket-pace.js';
import { CLOCK } from '../../../platform/tokens.js';

/** Whoever comes to seven others sends each an offer and some twenty candidates at once; whole neighbourhoods share one address. */
export const VOICE_SOCKET_PACE = { socket: { burst: 400, perSecond: 10 }, address: { burst: 8_000, perSecond: 400 } } as const satisfies SocketPaceLimits;
/** Connections of one address: after a restart all of a school come back at once. */
const VOICE_DOOR_PACE = { burst: 300, perSecond: 10 } as const satisfies PaceLimit;

export const VOICE_SIGNAL_PACE = Symbol('VoiceSignalPace');
export const VOICE_DOOR = Symbol('VoiceDoor');

/** What one member sends over all their connections: each new ticket would be a new burst otherwise. Coming into a room costs everybody there something, and a link costs the router a handshake. */
const MEMBER_PACE = {
  signals: { burst: 1_200, perSecond: 15 },
  joins: { burst: 20, perSecond: 0.5 },
  links: { burst: 12, perSecond: 0.2 },
  // A click changes it once (pushing to talk changes nothing that is told); each change is told to everybody in the room.
  microphones: { burst: 30, perSecond: 2 },
} as const satisfies Record<string, PaceLimit>;

/** Holds back members who send without end through connections that are always new. */
@Injectable()
export class VoiceMemberPace {
  private readonly signals: Pace;
  private readonly joins: Pace;
  private readonly links: Pace;
  private readonly microphones: Pace;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.signals = new Pace(clock, MEMBER_PACE.signals);
    this.joins = new Pace(clock, MEMBER_PACE.joins);
    this.links = new Pace(clock, MEMBER_PACE.links);
    this.microphones = new Pace(clock, MEMBER_PACE.microphones);
  }

  maySignal = (memberId: string): boolean => this.signals.take(memberId) === 0;
  mayLink = (memberId: string): boolean => this.links.take(memberId) === 0;
  mayChangeMicrophone = (memberId: string): boolean => this.microphones.take(memberId) === 0;
  mayJoin = (memberId: string): boolean => this.joins.take(memberId) === 0;
}

const inject = [CLOCK, SocketAddress];

export const voicePaces: readonly FactoryProvider[] = [
  { provide: VOICE_SIGNAL_PACE, inject, useFactory: (clock: Clock, address: SocketAddress) => new SocketPace(clock, address, VOICE_SOCKET_PACE) },
  { provide: VOICE_DOOR, inject, useFactory: (clock: Clock, address: SocketAddress) => new SocketDoor(clock, address, VOICE_DOOR_PACE) },
];
