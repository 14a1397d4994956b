import { Command } from '../../../kernel/command.js';
import type { Claps } from './applause.events.js';

/** `claps` are those that are wanted: of them so many are given as there is room for. */
export class ApplaudPost extends Command<Omit<Claps, 'givenAt'>> {
  readonly type = 'ApplaudPost';
}

/** Takes back all claps of a member for one post. */
export class TakeBackApplause extends Command<{ postId: string; memberId: string }> {
  readonly type = 'TakeBackApplause';
}

/** Takes back all claps of a member. */
export class WithdrawApplause extends Command<{ memberId: string }> {
  readonly type = 'WithdrawApplause';
}

export type ApplauseCommand = ApplaudPost | TakeBackApplause;
