import type { INestApplicationContext } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import { firstValueFrom, type Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { TEXT } from '../../../contracts/envelope.js';
import type { SocketFanOut } from './socket-fan-out.js';

/** Channels and positions are short, and the description of a call's media is some ten thousand characters. */
const LARGEST_MESSAGE = 64 * 1024;
/** A connection that has not said by then which namespace it wants is shut. */
const LONGEST_SILENCE_MS = 10_000;

/** Socket servers whose rooms reach over all processes. */
export class SocketServer extends IoAdapter {
  constructor(
    app: INestApplicationContext,
    private readonly fanOut: SocketFanOut,
  ) {
    super(app);
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const limits = { maxHttpBufferSize: LARGEST_MESSAGE, connectTimeout: LONGEST_SILENCE_MS };
    const server: Server = super.createIOServer(port, { ...options, ...limits } as ServerOptions);
    // Everything is said on namespaces of our own; on this one nobody would count who is there, nor hold back what they send.
    server.of('/').use((_socket, next) => next(new Error(TEXT.notFound)));
    this.fanOut.join(server);
    return server;
  }

  /** One plain listener for a message: what Nest binds instead, a stream for each, holds 4.6 KiB for each message of each socket. */
  override bindMessageHandlers(socket: Socket, handlers: MessageMappingProperties[], transform: (result: unknown) => Observable<unknown>): void {
    for (const { message, callback } of handlers) socket.on(message, (...payload: unknown[]) => void this.handle(payload, callback, transform));
  }

  private async handle(payload: readonly unknown[], callback: MessageMappingProperties['callback'], transform: (result: unknown) => Observable<unknown>) {
    const { data, ack } = this.mapPayload(payload.length > 1 ? payload : payload[0]);
    try {
      const answer: unknown = await firstValueFrom(transform(callback(data, ack)), { defaultValue: undefined });
      if (answer !== undefined && answer !== null) ack?.(answer);
    } catch (error) {
      this.logger.error(error);
    }
  }
}
