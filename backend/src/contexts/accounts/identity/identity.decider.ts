import { isProvider, oauthProblem, PROVIDER_LABEL } from '../../../../contracts/identities.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { IdentityCommand, LinkIdentity } from './identity.commands.js';
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

  decide(command, state) {
    switch (command.type) {
      case 'LinkIdentity':
        return link(command, state);
      case 'UnlinkIdentity':
        return state?.memberId === command.data.memberId ? [{ type: 'IdentityUnlinked', data: command.data }] : [];
    }
  },
};

function link({ data: { holderIsGone, ...data } }: LinkIdentity, state: Identity): readonly IdentityEvent[] {
  const linked: IdentityEvent = { type: 'IdentityLinked', data };
  if (!state) return [linked];
  if (state.memberId === data.memberId) return [];
  if (!holderIsGone) throw new RuleViolation('identity.taken', oauthProblem('taken', labelOf(data.provider)));
  return [{ type: 'IdentityUnlinked', data: { ...data, memberId: state.memberId } }, linked];
}

const labelOf = (provider: string): string => (isProvider(provider) ? PROVIDER_LABEL[provider] : provider);
