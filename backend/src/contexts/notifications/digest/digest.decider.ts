import type { Decider } from '../../../kernel/decider.js';
import type { DigestCommand } from './digest.commands.js';
import type { DigestEvent } from './digest.events.js';

/** Whether what the stream is about has been done. */
export const digest: Decider<boolean, DigestCommand, DigestEvent> = {
  initial: false,
  evolve: () => true,
  decide(command, done) {
    if (done) return [];
    return command.type === 'RecordDigestSent' ? [{ type: 'DigestSent', data: command.data }] : [{ type: 'DigestsPrepared', data: command.data }];
  },
};
