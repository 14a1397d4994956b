import type { WordConsequence } from '../../../../contracts/watched-words.js';
import { Command } from '../../../kernel/command.js';

export class WatchWords extends Command<{ words: readonly string[]; consequence: WordConsequence; adminId: string }> {
  readonly type = 'WatchWords';
}

/** `key`: the folded form of the word. */
export class UnwatchWord extends Command<{ key: string; adminId: string }> {
  readonly type = 'UnwatchWord';
}

export type WordsCommand = WatchWords | UnwatchWord;
