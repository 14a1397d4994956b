import type { StreamType } from '../../../kernel/decider.js';
import type { DigestCommand } from './digest.commands.js';
import { digest } from './digest.decider.js';
import type { DigestEvent } from './digest.events.js';

/** `digest-<period>` for all of a period, `digest-<period>.<member id>` for one of them. */
export const digestStream: StreamType<boolean, DigestCommand, DigestEvent> = {
  category: 'digest',
  decider: digest,
  events: { DigestsPrepared: { schema: 1 }, DigestSent: { schema: 1 } },
};
