import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { type Caller, callerIn, GUEST, SessionSource } from '../http/caller.js';
import { SESSION_COOKIE } from '../http/session-token.js';
import { GuestSockets } from './guest-sockets.js';

/** Why a socket is shut, as it is told. */
export interface SocketRefusal {
  readonly code: string;
  readonly message: string;
}

export const NO_SESSION: SocketRefusal = { code: CODE.authRequired, message: TEXT.authRequired };
const NO_ROOM: SocketRefusal = { code: CODE.rateLimited, message: TEXT.rateLimited };

/** Knows who is behind a socket: whoever holds an open session, or a guest who sends none. */
@Injectable()
export class SocketCallers {
  constructor(
    private readonly sessions: SessionSource,
    private readonly guests: GuestSockets,
  ) {}

  async admit(socket: Socket): Promise<Caller | SocketRefusal> {
    const token = tokenOf(socket);
    socket.data = { token };
    if (token === null) return (await this.guests.admit(socket)) ? GUEST : NO_ROOM;
    return (await this.now(socket)) ?? NO_SESSION;
  }

  /** Who it is now; null when the session is over. */
  async now(socket: Socket): Promise<Caller | null> {
    const { token } = socket.data as { token?: string | null };
    if (token === null) return GUEST;
    const found = !token ? null : await this.sessions.lookUp(token);
    return found?.state === 'open' ? callerIn(found.session) : null;
  }

  left(socket: Socket): void {
    this.guests.left(socket);
  }
}

/** Null when none is sent. What is sent and cannot be a token stands for no session. */
function tokenOf({ handshake }: Socket): string | null {
  const given: unknown = handshake.auth.token ?? null;
  if (given !== null) return typeof given === 'string' ? given : '';
  const cookies = (handshake.headers.cookie ?? '').split(';').map((part) => part.trim().split('='));
  return cookies.find(([name]) => name === SESSION_COOKIE)?.[1] || null;
}
