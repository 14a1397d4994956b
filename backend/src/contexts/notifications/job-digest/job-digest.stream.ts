import type { StreamType } from '../../../kernel/decider.js';
import type { JobDigestCommand } from './job-digest.commands.js';
import { jobDigest } from './job-digest.decider.js';
import type { JobDigestEvent } from './job-digest.events.js';

/** `job-digest-<member id>` for what a member was told, `job-digest-all` for the days that were looked at. */
export const jobDigestStream: StreamType<string, JobDigestCommand, JobDigestEvent> = {
  category: 'job-digest',
  decider: jobDigest,
  events: { JobDigestsPrepared: { schema: 1 }, JobDigestSent: { schema: 1 } },
};

export const ALL_JOB_DIGESTS = 'all';
