import { Command } from '../../../kernel/command.js';

/** Gives every topic with a tag the name that it has today. */
export class FollowTag extends Command<{ slug: string }> {
  readonly type = 'FollowTag';
}

/** Gives topics back the tag that a merge took from them; `into` is the one that they have since. */
export class ReturnTag extends Command<{ into: string; cause: string }> {
  readonly type = 'ReturnTag';
}
