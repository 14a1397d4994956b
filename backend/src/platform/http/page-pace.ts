import type { FastifyReply, FastifyRequest } from 'fastify';
import { TEXT } from '../../../contracts/envelope.js';
import type { Clock } from '../../kernel/clock.js';
import { networkOf } from '../rate-limit/network-of.js';
import { Pace } from '../rate-limit/pace.js';

/** Refuses a page that is asked for too fast, and answers whether it did. */
export type PagePace = (request: FastifyRequest, reply: FastifyReply) => boolean;

const MINUTE_S = 60;

/** Counts the pages that one address asks this process for: each is rendered anew. */
export function pagePace(clock: Clock, aMinute: number): PagePace {
  if (aMinute === 0) return () => false;
  const pace = new Pace(clock, { burst: aMinute, perSecond: aMinute / MINUTE_S });
  return (request, reply) => {
    const wait = pace.take(networkOf(request.ip));
    if (wait === 0) return false;
    void reply.status(429).header('Retry-After', wait).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(TEXT.rateLimited);
    return true;
  };
}
