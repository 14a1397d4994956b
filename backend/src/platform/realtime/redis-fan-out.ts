import { createAdapter } from '@socket.io/redis-adapter';
import type { Redis } from 'ioredis';
import { isOutage, type RedisConnections } from '../redis-connection.js';
import type { SocketFanOut } from './socket-fan-out.js';

/** Carries what is said to a room to the socket servers of all processes; what is said while Redis is away stays with the server that said it. */
export function redisFanOut(connections: RedisConnections): SocketFanOut {
  const tell = (error: unknown) => {
    if (!isOutage(error)) connections.report('sockets', error);
  };
  const [speaking, hearing] = [answerless(connections.impatient(), tell), answerless(connections.patient(), tell)];
  // Channels are the same in all databases of a server.
  const key = `meydan:${connections.database}:sockets`;
  return { join: (server) => void server.adapter(createAdapter(speaking, hearing, { key })) };
}

const COMMANDS = ['publish', 'subscribe', 'psubscribe', 'unsubscribe', 'punsubscribe'] as const;

/** The adapter waits for no answer: a failure would be a rejection that nobody handles, and end the process. */
function answerless(redis: Redis, failed: (error: unknown) => void): Redis {
  for (const name of COMMANDS) {
    const command = redis[name].bind(redis) as (...words: unknown[]) => Promise<unknown>;
    Object.assign(redis, { [name]: (...words: unknown[]) => command(...words).catch(failed) });
  }
  return redis;
}
