import { intent } from '../../../kernel/command.js';
import { type RecordedEvent, SYSTEM } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { IdentityEvent } from '../identity/identity.events.js';
import type { PasskeyRenamed, RecoveryCodesDropped, SecondFactorEvent } from '../second-factor/second-factor.events.js';
import type { UsernameChanged } from '../username-change/username-change.events.js';
import { SendSecurityMail } from './security-mail.commands.js';
import { gatheredAt } from './security-mail.rules.js';

type Told = Exclude<SecondFactorEvent, PasskeyRenamed | RecoveryCodesDropped> | IdentityEvent | UsernameChanged;

/** The key is the action's, so that its facts are told by one mail. */
function tell({ type: fact, at, actor, correlationId: action, data }: RecordedEvent<Told>): readonly Reaction[] {
  // Whoever ends their account has been told of that: what goes with it is no news.
  if (actor.id === SYSTEM.id) return [];
  const { memberId } = data;
  const provider = 'provider' in data ? data.provider : null;
  return [{ schedule: intent(SendSecurityMail, { memberId, action, fact, provider, at }), key: `security-mail:${memberId}:${action}`, at: gatheredAt(at) }];
}

/** An account that was opened through a provider is linked to it from the first, by a guest. */
const tellOwner = (event: RecordedEvent<IdentityEvent>): readonly Reaction[] => (event.actor.id === event.data.memberId ? tell(event) : []);

/** The owner is told of everything that changes how the account is entered: it may not have been them. */
export const sendSecurityMail = policy<Told>({
  name: 'send-security-mail',
  follows: 'later',
  on: {
    UsernameChanged: tell,
    TotpEnrolled: tell,
    TotpRemoved: tell,
    PasskeyAdded: tell,
    PasskeyRemoved: tell,
    RecoveryCodesIssued: tell,
    RecoveryCodeUsed: tell,
    SecondFactorsDropped: tell,
    IdentityLinked: tellOwner,
    IdentityUnlinked: tellOwner,
  },
});
