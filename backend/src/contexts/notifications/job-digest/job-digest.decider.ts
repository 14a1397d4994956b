import type { Decider } from '../../../kernel/decider.js';
import type { JobDigestCommand } from './job-digest.commands.js';
import type { JobDigestEvent } from './job-digest.events.js';

/** The end of the last day for which it was done, empty before. One mail for a day, and days only go forward. */
export const jobDigest: Decider<string, JobDigestCommand, JobDigestEvent> = {
  initial: '',
  evolve: (_, { data }) => data.to,
  decide(command, to) {
    if (command.data.to <= to) return [];
    return command.type === 'RecordJobDigestSent' ? [{ type: 'JobDigestSent', data: command.data }] : [{ type: 'JobDigestsPrepared', data: command.data }];
  },
};
