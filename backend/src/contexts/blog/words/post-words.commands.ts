import { Command } from '../../../kernel/command.js';
import type { FoundBy } from './post-words.events.js';

/** Reads the text of a published post for those who look for its words. */
export class SettlePostWords extends Command<{ postId: string }> {
  readonly type = 'SettlePostWords';
}

export class KeepPostWords extends Command<{ postId: string; authorId: string } & FoundBy> {
  readonly type = 'KeepPostWords';
}
