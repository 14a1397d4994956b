import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { ReleaseFormerUsername } from './username-change.commands.js';
import type { UsernameChanged, UsernameRedirectSwitched } from './username-change.events.js';

const releaseKey = (changeId: string): string => `release-former-username:${changeId}`;

const held = ({ data: { memberId, changeId, heldUntil } }: { data: { memberId: string; changeId: string; heldUntil: string | null } }): readonly Reaction[] =>
  heldUntil === null
    ? [{ cancel: releaseKey(changeId) }]
    : [{ schedule: intent(ReleaseFormerUsername, { memberId, changeId }), key: releaseKey(changeId), at: heldUntil }];

/** A former name is left to others when its time is over; what leads to the profile has none. */
export const releaseFormerUsername = policy<UsernameChanged | UsernameRedirectSwitched>({
  name: 'release-former-username',
  on: { UsernameChanged: held, UsernameRedirectSwitched: held },
});
