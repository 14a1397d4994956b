import type { Event, Socket } from 'socket.io';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import type { Clock } from '../../kernel/clock.js';
import { networkOf } from '../rate-limit/network-of.js';
import { Pace, type PaceLimit } from '../rate-limit/pace.js';
import { SocketAddress } from './socket-address.js';

export interface SocketPaceLimits {
  readonly socket: PaceLimit;
  readonly address: PaceLimit;
}

/** A page that comes back asks for all its channels at once, fifty at most; whole neighbourhoods share one address. */
export const SOCKET_PACE = { socket: { burst: 120, perSecond: 5 }, address: { burst: 2_000, perSecond: 100 } } as const satisfies SocketPaceLimits;
/** Who goes on after so many refusals is no page. */
const REFUSALS = 100;

const REFUSED = { success: false, code: CODE.rateLimited, message: TEXT.rateLimited } as const;

/** Holds back sockets that send without end, before anything reads what they send. */
export class SocketPace {
  private readonly sockets: Pace;
  private readonly addresses: Pace;

  constructor(
    clock: Clock,
    private readonly address: SocketAddress,
    limits: SocketPaceLimits,
  ) {
    this.sockets = new Pace(clock, limits.socket);
    this.addresses = new Pace(clock, limits.address);
  }

  /** Watches everything that a socket sends from now on. */
  watch(socket: Socket): void {
    const from = networkOf(this.address.of(socket));
    let refused = 0;
    socket.use((packet, next) => {
      if (this.sockets.take(socket.id) === 0 && this.addresses.take(from) === 0) return next();
      refused += 1;
      answer(packet);
      if (refused >= REFUSALS) socket.disconnect(true);
    });
  }
}

function answer(packet: Event): void {
  const acknowledge: unknown = packet.at(-1);
  if (typeof acknowledge === 'function') acknowledge(REFUSED);
}
