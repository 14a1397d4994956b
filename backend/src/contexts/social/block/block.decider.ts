import { FOLLOW_TEXT } from '../../../../contracts/follow.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { BlockCommand } from './block.commands.js';
import type { BlockEvent } from './block.events.js';

export interface BlockState {
  readonly blocks: boolean;
}

/** One member and another: blocked or not. */
export const block: Decider<BlockState, BlockCommand, BlockEvent> = {
  initial: { blocks: false },

  evolve: (_, { type }) => ({ blocks: type === 'MemberBlocked' }),

  decide({ type, data: { memberId, targetId } }, { blocks }) {
    if (type === 'UnblockMember') return blocks ? [{ type: 'MemberUnblocked', data: { memberId, targetId } }] : [];
    if (memberId === targetId) throw new RuleViolation('block.own', FOLLOW_TEXT.ownBlock);
    return blocks ? [] : [{ type: 'MemberBlocked', data: { memberId, targetId } }];
  },
};
