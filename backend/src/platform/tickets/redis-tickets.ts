import type { Redis } from 'ioredis';
import type { Tickets } from '../../kernel/tickets.js';
import { reached } from '../redis-connection.js';
import { digestOfTicket, newTicket } from './ticket-words.js';

/** Keeps tickets in Redis, for all processes together; of those who come with one at the same moment one gets it. */
export class RedisTickets implements Tickets {
  constructor(private readonly redis: Redis) {}

  async issue(text: string, forMs: number): Promise<string> {
    const ticket = newTicket();
    await reached(this.redis.set(nameOf(ticket), text, 'PX', forMs));
    return ticket;
  }

  use(ticket: string): Promise<string | null> {
    return reached(this.redis.getdel(nameOf(ticket)));
  }
}

const nameOf = (ticket: string): string => `meydan:ticket:${digestOfTicket(ticket)}`;
