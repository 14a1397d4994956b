import { LRUCache } from 'lru-cache';
import type { Clock } from '../../kernel/clock.js';
import type { Tickets } from '../../kernel/tickets.js';
import { digestOfTicket, newTicket } from './ticket-words.js';

/** Beyond this the oldest lets nobody in any more. */
const KEPT = 20_000;

/** Keeps tickets in the memory of this process, for an installation of one process. */
export class InProcessTickets implements Tickets {
  private readonly known: LRUCache<string, string>;

  constructor(clock: Clock) {
    // The cache would count on the machine's clock, and look at it only once in a while.
    this.known = new LRUCache({ max: KEPT, ttl: 1, ttlResolution: 0, perf: { now: () => clock.now().getTime() } });
  }

  async issue(text: string, forMs: number): Promise<string> {
    const ticket = newTicket();
    this.known.set(digestOfTicket(ticket), text, { ttl: forMs });
    return ticket;
  }

  async use(ticket: string): Promise<string | null> {
    const key = digestOfTicket(ticket);
    const text = this.known.get(key) ?? null;
    this.known.delete(key);
    return text;
  }
}
