import type { StreamType } from '../../../kernel/decider.js';
import type { FollowCommand } from './follow.commands.js';
import { type FollowState, follow } from './follow.decider.js';
import type { Follow, FollowEvent } from './follow.events.js';

/** `follow-<member id>.<id of the followed one>` */
export const followStream: StreamType<FollowState, FollowCommand, FollowEvent> = {
  category: 'follow',
  decider: follow,
  events: { MemberFollowed: { schema: 1 }, MemberUnfollowed: { schema: 1 } },
};

/** The same for a follow and for a block: who, and whom. */
export const pairId = ({ memberId, targetId }: Follow): string => `${memberId}.${targetId}`;
