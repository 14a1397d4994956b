import type { FollowStatus, MutualFollowers } from '@contracts/follow';
import { at, reads } from './reads';

/** How the reader and a member stand to each other. */
export const followStatusQuery = (memberId: string) => reads<FollowStatus>(['members', memberId, 'follow-status'], at`/api/users/${memberId}/follow-status`);
/** Who of those whom the reader follows follow the member. */
export const mutualQuery = (memberId: string) => reads<MutualFollowers>(['members', memberId, 'mutual'], at`/api/users/${memberId}/mutual`);
