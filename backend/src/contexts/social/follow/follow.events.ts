import type { DomainEvent } from '../../../kernel/event.js';

/** Who follows, and who is followed. */
export interface Follow {
  memberId: string;
  targetId: string;
}

export type MemberFollowed = DomainEvent<'MemberFollowed', Follow>;
/** They no longer wished it, one of them blocked the other, or one of them has gone: the fact does not say which, so that no copy of it tells of a block. */
export type MemberUnfollowed = DomainEvent<'MemberUnfollowed', Follow>;

export type FollowEvent = MemberFollowed | MemberUnfollowed;
