import { type BlockAnswer, FOLLOW_TEXT } from '@contracts/follow';
import { followStatusQuery } from '../client/followStatus';
import { at } from '../client/reads';
import { puts, removes, shownAs, useCall } from './useCall';

/** Blocks a member, or takes that back; what is kept of both profiles, and of their conversations, is asked for again. */
export function useBlock(memberId: string) {
  const path = at`/api/users/${memberId}/block`;
  const status = followStatusQuery(memberId);
  const settings = { asksAgain: [['members'], ['chat']] };
  const block = useCall(puts<void, BlockAnswer>(path), {
    ...settings,
    says: FOLLOW_TEXT.blocked,
    fails: FOLLOW_TEXT.blockFailed,
    shows: shownAs(status, (before) => before && { isFollowing: false, followsYou: false, isBlocked: true }),
  });
  const unblock = useCall(removes<void, BlockAnswer>(path), {
    ...settings,
    says: FOLLOW_TEXT.unblocked,
    fails: FOLLOW_TEXT.unblockFailed,
    shows: shownAs(status, (before) => before && { ...before, isBlocked: false }),
  });
  return { block, unblock };
}
