/** Facts of this context that others may react to. */
export type { MemberBlocked, MemberUnblocked } from './block/block.events.js';
export type { MemberFollowed } from './follow/follow.events.js';
