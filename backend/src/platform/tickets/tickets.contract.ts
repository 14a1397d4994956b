import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Tickets } from '../../kernel/tickets.js';

export interface OpenedTickets {
  readonly tickets: Tickets;
  /** Lets time pass for them. */
  pass(seconds: number): Promise<void>;
}

const MINUTE_MS = 60_000;
const AT_ONCE = 20;

/** What holds for tickets wherever they are kept. */
export function describeTickets(name: string, open: () => OpenedTickets): void {
  describe(name, () => {
    let tickets: Tickets;
    let pass: OpenedTickets['pass'];
    beforeEach(() => {
      ({ tickets, pass } = open());
    });

    it('stand for a text, once', async () => {
      const ticket = await tickets.issue('oda 1', MINUTE_MS);
      expect([await tickets.use(ticket), await tickets.use(ticket)]).toEqual(['oda 1', null]);
    });
    it('are other ones each time, and long', async () => {
      const [one, other] = [await tickets.issue('oda', MINUTE_MS), await tickets.issue('oda', MINUTE_MS)];
      expect([one === other, one?.length, other?.length]).toEqual([false, 43, 43]);
    });
    it('let in one of those who come at once', async () => {
      const ticket = await tickets.issue('oda', MINUTE_MS);
      const got = await Promise.all(Array.from({ length: AT_ONCE }, () => tickets.use(ticket)));
      expect(got.filter((text) => text !== null)).toEqual(['oda']);
    });
    it('are nothing when their time is over', async () => {
      const [early, late] = [await tickets.issue('erken', MINUTE_MS), await tickets.issue('geç', MINUTE_MS)];
      await pass(55);
      expect(await tickets.use(early)).toBe('erken');
      await pass(6);
      expect(await tickets.use(late)).toBeNull();
    });
    it('are nothing that somebody made up', async () => {
      for (const made of ['', 'oda', '*', 'a'.repeat(100_000)]) expect(await tickets.use(made)).toBeNull();
    });
  });
}
