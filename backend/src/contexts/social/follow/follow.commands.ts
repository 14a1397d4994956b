import { Command } from '../../../kernel/command.js';
import type { Follow } from './follow.events.js';

export class FollowMember extends Command<Follow> {
  readonly type = 'FollowMember';
}

export class UnfollowMember extends Command<Follow> {
  readonly type = 'UnfollowMember';
}

/** Ends what ties a member to others: whom they follow or have blocked, and who follows or has blocked them. */
export class WithdrawTies extends Command<{ memberId: string }> {
  readonly type = 'WithdrawTies';
}

export type FollowCommand = FollowMember | UnfollowMember;
