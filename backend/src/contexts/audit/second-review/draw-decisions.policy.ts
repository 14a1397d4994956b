import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { CaseDecided } from '../../moderation/public.js';
import { DrawDecision } from './second-review.commands.js';

/** Every decision may be drawn, but for those that went with another one: nobody looked at them by themselves. */
export const drawDecisions = policy<CaseDecided>({
  name: 'draw-decisions',
  follows: 'later',
  on: {
    CaseDecided: ({ id: factId, at: decidedAt, data: { decisionId, caseId, memberId, moderatorId, partOf } }) =>
      partOf === null ? [{ send: intent(DrawDecision, { decisionId, caseId, memberId, moderatorId, factId, decidedAt }) }] : [],
  },
});
