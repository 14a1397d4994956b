import type { Socket } from 'socket.io';
import type { Clock } from '../../kernel/clock.js';
import { isForeign } from '../http/same-origin.js';
import { networkOf } from '../rate-limit/network-of.js';
import { Pace, type PaceLimit } from '../rate-limit/pace.js';
import type { SocketAddress } from './socket-address.js';
import { FOREIGN, NO_ROOM, type SocketRefusal } from './socket-callers.js';

/** Keeps out pages of other sites, and an address that comes too often, before anything is looked up for them. */
export class SocketDoor {
  private readonly pace: Pace;

  constructor(
    clock: Clock,
    private readonly address: SocketAddress,
    limit: PaceLimit,
  ) {
    this.pace = new Pace(clock, limit);
  }

  /** Why a socket is shut; null when it may stay. */
  refusalOf(socket: Socket): SocketRefusal | null {
    if (isForeign(socket.handshake)) return FOREIGN;
    return this.pace.take(networkOf(this.address.of(socket))) === 0 ? null : NO_ROOM;
  }
}
