import { STATUS_CODES } from 'node:http';
import { type Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeFailure } from './failure.filter.js';

/** Answers an address that cannot be decoded: it reaches no route, and so no filter. */
export function refuseAddress(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = describeFailure(error);
  void reply.status(failure.status).send(failure);
}

const STATUS: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers what is not HTTP, has a head that is too long or does not come in whole, and hangs up. */
export function refuseConnection({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const failure = describeFailure({ statusCode: STATUS[code ?? ''] ?? 400 });
  const body = JSON.stringify(failure);
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroySoon();
}
