import { intent } from '../../../kernel/command.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { MailDigest, PrepareDigests } from './digest.commands.js';
import { DigestQuery } from './digest.query.js';
import { digestStream } from './digest.stream.js';
import { DigestContent } from './digest-content.port.js';
import { DigestLetter } from './digest-letter.service.js';
import { MailDigestHandler } from './mail-digest.handler.js';
import { PrepareDigestsHandler } from './prepare-digests.handler.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

/** Digests are due at whole hours. */
const HOUR_MS = 60 * 60_000;

export const digest: Slice = {
  streams: [digestStream],
  told: tellsNothing(digestStream),
  commands: [handledBy(MailDigest, MailDigestHandler, 'mail'), handledBy(PrepareDigests, PrepareDigestsHandler, 'notices')],
  recurring: [{ name: 'prepare-digests', everyMs: HOUR_MS, intent: intent(PrepareDigests, {}) }],
  controllers: [UnsubscribeController],
  providers: [DigestQuery, { provide: DigestContent, useExisting: DigestQuery }, DigestLetter, UnsubscribeLinks],
};
