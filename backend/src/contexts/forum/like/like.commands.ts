import { Command } from '../../../kernel/command.js';
import type { LikedText } from './like.events.js';

/** `liked` is how it is to be afterwards; null turns it round. */
export class LikeContent extends Command<LikedText & { liked: boolean | null }> {
  readonly type = 'LikeContent';
}

/** Takes a like back whatever became of the text. */
export class TakeBackLike extends Command<{ targetId: string; memberId: string }> {
  readonly type = 'TakeBackLike';
}

/** Takes back all likes of a member. */
export class WithdrawLikes extends Command<{ memberId: string }> {
  readonly type = 'WithdrawLikes';
}

export type LikeCommand = LikeContent | TakeBackLike;
