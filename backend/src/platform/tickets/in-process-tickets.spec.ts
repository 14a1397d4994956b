import { TestClock } from '../../../test/test-clock.js';
import { InProcessTickets } from './in-process-tickets.js';
import { describeTickets } from './tickets.contract.js';

describeTickets('Tickets in one process', () => {
  const clock = new TestClock();
  return { tickets: new InProcessTickets(clock), pass: async (seconds) => clock.advance({ seconds }) };
});
