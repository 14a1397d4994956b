import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { AccountErased, MemberSessionsEnded, SessionEnded, SessionExpired, SessionRevoked, SignedOutElsewhere } from '../../accounts/public.js';
import { EndPushOfSessions, TurnOffPush } from './push.commands.js';

const ofOne = ({ data: { memberId, sessionId } }: RecordedEvent<SessionEnded | SessionRevoked | SessionExpired>): readonly Reaction[] => [
  { send: intent(TurnOffPush, { memberId, sessionId, why: 'signed_out' }) },
];
const ofAll = ({ data: { memberId } }: RecordedEvent<MemberSessionsEnded | AccountErased>): readonly Reaction[] => [
  { send: intent(EndPushOfSessions, { memberId, keptSessionId: null }) },
];

/** A device is told as long as its member is signed in there. */
export const endPush = policy<SessionEnded | SessionRevoked | SessionExpired | MemberSessionsEnded | SignedOutElsewhere | AccountErased>({
  name: 'end-push',
  on: {
    SessionEnded: ofOne,
    SessionRevoked: ofOne,
    SessionExpired: ofOne,
    SignedOutElsewhere: ({ data: { memberId, keptSessionId } }) => [{ send: intent(EndPushOfSessions, { memberId, keptSessionId }) }],
    MemberSessionsEnded: ofAll,
    AccountErased: ofAll,
  },
});
