import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { Socket } from 'socket.io';

/** Tells from where a socket comes: proxies are believed only when they are trusted, by the same rule as for requests. */
export class SocketAddress {
  private readonly isTrusted: (address: string, hop: number) => boolean;

  constructor(proxies: readonly string[]) {
    this.isTrusted = proxyAddress.compile([...proxies]);
  }

  of({ handshake }: Pick<Socket, 'handshake'>): string {
    // The request's own connection no longer knows its address once it is closed.
    const request = { headers: handshake.headers, socket: { remoteAddress: handshake.address } };
    return proxyAddress(request as IncomingMessage, this.isTrusted);
  }
}
