import { FOLLOW_LIMITS, FOLLOW_TEXT } from '../../../../contracts/follow.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { FollowCommand } from './follow.commands.js';
import type { FollowEvent } from './follow.events.js';

export interface FollowState {
  readonly follows: boolean;
  /** How often it began. */
  readonly begun: number;
}

/** One member and another: followed or not. */
export const follow: Decider<FollowState, FollowCommand, FollowEvent> = {
  initial: { follows: false, begun: 0 },

  evolve({ begun }, { type }) {
    return type === 'MemberFollowed' ? { follows: true, begun: begun + 1 } : { follows: false, begun };
  },

  decide({ type, data: { memberId, targetId } }, { follows, begun }) {
    if (type === 'UnfollowMember') return follows ? [{ type: 'MemberUnfollowed', data: { memberId, targetId } }] : [];
    if (memberId === targetId) throw new RuleViolation('follow.own', FOLLOW_TEXT.own);
    if (follows) return [];
    // The stream is read anew for each decision, so it must not grow without end.
    if (begun >= FOLLOW_LIMITS.ofOneMember) throw new RuleViolation('follow.worn', FOLLOW_TEXT.failed);
    return [{ type: 'MemberFollowed', data: { memberId, targetId } }];
  },
};
