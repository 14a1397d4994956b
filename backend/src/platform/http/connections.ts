import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long a live connection may take to say goodbye. */
const GOODBYE_MS = 2_000;
const SWEEP_MS = 50;

/**
 * The connections of a server and what is under way on each. Node ends those that have just been idle when it closes a server, but neither those
 * that become idle afterwards (they live as long as keep-alive says) nor those on which nothing was ever asked (a browser opens such in advance).
 */
export class Connections {
  private readonly underWay = new Map<Socket, Set<ServerResponse>>();
  private readonly live = new Set<Socket>();
  private ending = false;

  constructor(private readonly server: Server) {
    server.on('connection', (socket: Socket) => {
      this.underWay.set(socket, new Set());
      socket.once('close', () => this.forget(socket));
    });
    server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => this.began(socket, response));
    server.on('upgrade', ({ socket }: IncomingMessage) => {
      this.underWay.delete(socket);
      this.live.add(socket);
    });
  }

  /**
   * Closes the server by means of `close`: every connection ends as soon as nothing is under way on it, what is under way is answered first.
   * Passes on what `close` rejects with.
   */
  async endWhile(close: () => Promise<void>): Promise<void> {
    this.ending = true;
    for (const responses of this.underWay.values()) for (const response of responses) response.shouldKeepAlive = false;
    const sweep = setInterval(() => this.sweep(), SWEEP_MS);
    const leave = setTimeout(() => this.endLive(), GOODBYE_MS);
    try {
      await close();
    } finally {
      clearInterval(sweep);
      clearTimeout(leave);
    }
  }

  private began(socket: Socket, response: ServerResponse): void {
    const responses = this.underWay.get(socket);
    if (this.ending) response.shouldKeepAlive = false;
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  }

  /** As long as the server listens, somebody may just be about to ask on a new connection. */
  private sweep(): void {
    if (this.server.listening) return;
    for (const [socket, responses] of this.underWay) if (responses.size === 0) socket.destroySoon();
  }

  private endLive(): void {
    for (const socket of this.live) socket.destroy();
  }

  private forget(socket: Socket): void {
    this.underWay.delete(socket);
    this.live.delete(socket);
  }
}
