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
import { AwaitApproval, EndAwaiting } from './case.commands.js';

type Ended = ApprovalRefused | ApprovalWithdrawn | ApprovalExpired | ApprovalFailed | ApprovalCarriedOut;

/** Also what was carried out left out some cases, perhaps. */
const end = ({ data: { approvalId, cases } }: { readonly data: Pick<Ended['data'], 'approvalId' | 'cases'> }): readonly Reaction[] =>
  cases.map(({ caseId }) => ({ send: intent(EndAwaiting, { caseId, approvalId }) }));

/** Nobody decides on a case while a decision on it waits for a second person. */
export const awaitApproval = policy<ApprovalRequested | Ended>({
  name: 'await-approval',
  on: {
    ApprovalRequested: ({ data: { approvalId, requestedBy, until, cases } }) =>
      cases.map((one) => ({ send: intent(AwaitApproval, { ...one, approvalId, requestedBy, until }) })),
    ApprovalRefused: end,
    ApprovalWithdrawn: end,
    ApprovalExpired: end,
    ApprovalFailed: end,
    ApprovalCarriedOut: end,
  },
});
