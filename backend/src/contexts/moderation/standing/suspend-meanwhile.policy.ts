import { APPROVAL_LIMITS, APPROVAL_TEXT } from '../../../../contracts/approvals.js';
import type { ModerationPolicy } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type {
  ApprovalCarriedOut,
  ApprovalExpired,
  ApprovalFailed,
  ApprovalRefused,
  ApprovalRequested,
  ApprovalWithdrawn,
} from '../../administration/public.js';
import { SuspendMember, TakeBackDecision } from './standing.commands.js';

interface Holding {
  readonly policy: ModerationPolicy;
}

/** Whom a sanction for good waits for is suspended as long as it waits, and no longer; what was confirmed takes the suspension's place. */
export const suspendMeanwhile = (settings: Holding) => {
  const end = ({ data: { suspends } }: { readonly data: Pick<ApprovalRequested['data'], 'suspends'> }): readonly Reaction[] =>
    suspends.map(({ memberId, sanctionId: decisionId }) => ({
      send: intent(TakeBackDecision, { memberId, decisionId, kinds: ['suspended'], note: APPROVAL_TEXT.suspensionEnds, policy: settings.policy }),
    }));
  return policy<ApprovalRequested | ApprovalRefused | ApprovalWithdrawn | ApprovalExpired | ApprovalFailed | ApprovalCarriedOut>({
    name: 'suspend-meanwhile',
    on: {
      ApprovalRequested: ({ data: { suspends, rule } }) =>
        suspends.map(({ memberId, sanctionId }) => ({
          send: intent(SuspendMember, {
            ...{ memberId, sanctionId, reportId: null, contentId: null, note: null },
            reason: rule ?? 'other',
            durationMinutes: APPROVAL_LIMITS.hours * 60,
            meanwhile: true,
          }),
        })),
      ApprovalRefused: end,
      ApprovalWithdrawn: end,
      // After its time the suspension is over by itself.
      ApprovalExpired: (event) => (event.data.cause === 'time' ? [] : end(event)),
      ApprovalFailed: end,
      // A sanction that was given has ended its suspension already; those of what was left out end now.
      ApprovalCarriedOut: (event) => (event.data.leftOut.length > 0 ? end(event) : []),
    },
  });
};
