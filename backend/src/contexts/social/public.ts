/** Facts of this context that others may react to. */
export type { MemberFollowed } from './follow/follow.events.js';
