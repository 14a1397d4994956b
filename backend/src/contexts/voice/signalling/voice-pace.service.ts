import type { FactoryProvider } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import type { PaceLimit } from '../../../platform/rate-limit/pace.js';
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

const inject = [CLOCK, SocketAddress];

export const voicePaces: readonly FactoryProvider[] = [
  { provide: VOICE_SIGNAL_PACE, inject, useFactory: (clock: Clock, address: SocketAddress) => new SocketPace(clock, address, VOICE_SOCKET_PACE) },
  { provide: VOICE_DOOR, inject, useFactory: (clock: Clock, address: SocketAddress) => new SocketDoor(clock, address, VOICE_DOOR_PACE) },
];
