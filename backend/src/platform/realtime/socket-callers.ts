import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { type Caller, callerIn, GUEST } from '../callers/caller.js';
import { SessionSource } from '../callers/session-source.js';
import { headerOf } from '../http/request-headers.js';
import { isForeign, isSameOrigin } from '../http/same-origin.js';
import { SESSION_COOKIE } from '../http/session-token.js';
import { GuestSockets } from './guest-sockets.js';

/** Why a socket is shut, as it is told. */
export interface SocketRefusal {
  readonly code: string;
  readonly message: string;
}

export const NO_SESSION: SocketRefusal = { code: CODE.authRequired, message: TEXT.authRequired };
export const FOREIGN: SocketRefusal = { code: CODE.forbidden, message: TEXT.crossOrigin };
export const NO_ROOM: SocketRefusal = { code: CODE.rateLimited, message: TEXT.rateLimited };

/** Knows who is behind a socket: whoever holds an open session, or a guest who sends none. */
@Injectable()
export class SocketCallers {
  constructor(
    private readonly sessions: SessionSource,
    private readonly guests: GuestSockets,
  ) {}

  async admit(socket: Socket): Promise<Caller | SocketRefusal> {
    const { token, isCookie } = tokenOf(socket);
    socket.data = { token };
    if (isRefused(socket, token, isCookie)) return FOREIGN;
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

/** As in HTTP: a browser's cookie counts only from a page of this site, and pages of other sites hear nothing without a token of their own. */
function isRefused({ handshake }: Socket, token: string | null, isCookie: boolean): boolean {
  if (isCookie) return !isSameOrigin(handshake);
  return token === null && isForeign(handshake);
}

/** Null when none is sent. What is sent and cannot be a token stands for no session. */
function tokenOf({ handshake }: Socket): { token: string | null; isCookie: boolean } {
  const given: unknown = handshake.auth.token ?? null;
  if (given !== null) return { token: typeof given === 'string' ? given : '', isCookie: false };
  const cookies = (headerOf(handshake, 'cookie') ?? '').split(';').map((part) => part.trim().split('='));
  const token = cookies.find(([name]) => name === SESSION_COOKIE)?.[1] || null;
  return { token, isCookie: token !== null };
}
