import type { StreamType } from '../../../kernel/decider.js';
import type { IdentityCommand, IdentityKey } from './identity.commands.js';
import { type Identity, identity } from './identity.decider.js';
import type { IdentityEvent } from './identity.events.js';

/** `identity-<provider>.<blinded subject>`: the stream's name does not tell whose account it is. */
export const identityStream: StreamType<Identity, IdentityCommand, IdentityEvent> = {
  category: 'identity',
  decider: identity,
  events: { IdentityLinked: { schema: 1 }, IdentityUnlinked: { schema: 1 } },
};

export const identityId = ({ provider, subject }: IdentityKey): string => `${provider}.${subject}`;
