import { Inject, Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import type { Clock } from '../../kernel/clock.js';
import type { RateLimiter } from '../../kernel/rate-limiter.js';
import { networkOf } from '../rate-limit/network-of.js';
import { CLOCK, RATE_LIMITER } from '../tokens.js';
import { SocketAddress } from './socket-address.js';

/** Whole neighbourhoods share one address; one that has more than this is somebody who tries. */
export const GUEST_SOCKETS = { atOnce: 200, aMinute: 240 } as const;
const MINUTE_MS = 60_000;

/** Lets guests listen, so many from one address. */
@Injectable()
export class GuestSockets {
  private readonly open = new Map<string, Set<string>>();

  constructor(
    @Inject(RATE_LIMITER) private readonly limiter: RateLimiter,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly address: SocketAddress,
  ) {}

  /** Whether there is room for one more. */
  async admit(socket: Socket): Promise<boolean> {
    const from = networkOf(this.address.of(socket));
    const here = this.open.get(from) ?? new Set();
    if (here.size >= GUEST_SOCKETS.atOnce || !socket.connected) return false;
    this.open.set(from, here.add(socket.id));
    if (await this.inPace(from)) return true;
    this.left(socket);
    return false;
  }

  left(socket: Socket): void {
    const from = networkOf(this.address.of(socket));
    const here = this.open.get(from);
    if (here?.delete(socket.id) && here.size === 0) this.open.delete(from);
  }

  private async inPace(from: string): Promise<boolean> {
    // A key for each minute: the limiter forgets only after an hour without tries.
    const key = `guest-socket:${from}:${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
    return (await this.limiter.attempt(key, GUEST_SOCKETS.aMinute)) === 0;
  }
}
