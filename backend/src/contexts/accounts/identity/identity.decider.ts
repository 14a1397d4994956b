import { isProvider, oauthProblem, PROVIDER_LABEL } from '../../../../contracts/identities.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { IdentityCommand } from './identity.commands.js';
import type { IdentityEvent } from './identity.events.js';

/** The member who signs in with it. */
export type Identity = { readonly memberId: string } | null;

/** One account at a provider, one member. */
export const identity: Decider<Identity, IdentityCommand, IdentityEvent> = {
  initial: null,

  evolve(_, { type, data }) {
    switch (type) {
      case 'IdentityLinked':
        return { memberId: data.memberId };
      case 'IdentityUnlinked':
        return null;
    }
  },

  decide({ type, data }, state) {
    switch (type) {
      case 'LinkIdentity':
        if (!state) return [{ type: 'IdentityLinked', data }];
        if (state.memberId !== data.memberId) throw new RuleViolation('identity.taken', oauthProblem('taken', labelOf(data.provider)));
        return [];
      case 'UnlinkIdentity':
        return state?.memberId === data.memberId ? [{ type: 'IdentityUnlinked', data }] : [];
    }
  },
};

const labelOf = (provider: string): string => (isProvider(provider) ? PROVIDER_LABEL[provider] : provider);
