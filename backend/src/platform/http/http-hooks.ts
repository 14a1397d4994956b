import type { FastifyInstance } from 'fastify';
import { CODE, type Failure, TEXT } from '../../../contracts/envelope.js';
import type { Ids } from '../../kernel/ids.js';
import type { Positions } from '../following/positions.js';
import { LONGEST_WAIT_MS } from './reply.js';
import { requestContext } from './request-context.js';

const behind: Failure = { success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503 };

/**
 * Puts every request into its own context, lets a reader wait for the position it names in `X-Min-Position`, and lets every answer to a
 * write wait until the views hold it; such an answer carries `X-Event-Position`.
 */
export function addHttpHooks(fastify: FastifyInstance, views: Positions, ids: Ids): void {
  fastify.addHook('onRequest', (_request, _reply, done) => {
    requestContext.run({ correlationId: ids.next(), position: 0, repeatable: null }, done);
  });

  fastify.addHook('onRequest', async (request, reply) => {
    const least = request.headers['x-min-position'];
    if (typeof least !== 'string' || !/^\d{1,15}$/.test(least)) return;
    if (await views.waitFor(Number(least), LONGEST_WAIT_MS)) return;
    return reply.status(503).header('Retry-After', '1').send(behind);
  });

  fastify.addHook('onSend', async (_request, reply, payload) => {
    const position = requestContext.getStore()?.position ?? 0;
    if (position === 0) return payload;
    reply.header('X-Event-Position', position);
    await views.waitFor(position, LONGEST_WAIT_MS);
    return payload;
  });
}
