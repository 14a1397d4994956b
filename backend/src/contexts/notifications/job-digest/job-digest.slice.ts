import { intent } from '../../../kernel/command.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { MailJobDigest, PrepareJobDigests } from './job-digest.commands.js';
import { jobDigestStream } from './job-digest.stream.js';
import { JobDigestLetter } from './job-digest-letter.service.js';
import { MailJobDigestHandler } from './mail-job-digest.handler.js';
import { PrepareJobDigestsHandler } from './prepare-job-digests.handler.js';

/** Mails are due at whole hours. */
const HOUR_MS = 60 * 60_000;

/** A mail a day about what is new in kept searches for job listings. */
export const jobDigest: Slice = {
  streams: [jobDigestStream],
  told: tellsNothing(jobDigestStream),
  commands: [handledBy(MailJobDigest, MailJobDigestHandler, 'mail'), handledBy(PrepareJobDigests, PrepareJobDigestsHandler, 'notices')],
  recurring: [{ name: 'prepare-job-digests', everyMs: HOUR_MS, intent: intent(PrepareJobDigests, {}) }],
  providers: [JobDigestLetter],
};
