import { TestClock } from '../../../test/test-clock.js';
import { InProcessPresence } from './in-process-presence.js';
import { describePresence } from './presence.contract.js';

describePresence('Presence in one process', () => {
  const clock = new TestClock();
  return { presence: new InProcessPresence(clock), pass: async (seconds) => clock.advance({ seconds }) };
});
