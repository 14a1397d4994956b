import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { LogSealed } from '../chain/chain.events.js';
import { PublishSeal } from './publishing.commands.js';

/** Every seal is published, as often as it takes. */
export const publishSeals = policy<LogSealed>({
  name: 'publish-seals',
  follows: 'later',
  on: { LogSealed: ({ id, at, data: { size } }) => [{ schedule: intent(PublishSeal, { size }), key: `seal:${id}`, at }] },
});
