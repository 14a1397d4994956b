import { type WatchedWord, WORD_LIMITS, WORDS_TEXT, wordKey, wordProblem } from '../../../../contracts/watched-words.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { UnwatchWord, WatchWords, WordsCommand } from './words.commands.js';
import type { WordsEvent } from './words.events.js';

/** The words that are watched, by their folded form. */
export type WatchedWords = ReadonlyMap<string, WatchedWord>;

export const watchedWords: Decider<WatchedWords, WordsCommand, WordsEvent> = {
  initial: new Map(),
  evolve(state, { type, data }) {
    const words = new Map(state);
    if (type === 'WordWatched') words.set(wordKey(data.word), { word: data.word, consequence: data.consequence });
    else words.delete(wordKey(data.word));
    return words;
  },
  decide(command, state) {
    return command.type === 'WatchWords' ? watch(command, state) : unwatch(command, state);
  },
};

/** All of them or none. */
function watch({ data: { words, consequence, adminId } }: WatchWords, state: WatchedWords): readonly WordsEvent[] {
  const wanted = new Map(words.filter((word) => word.trim() !== '').map((word) => [wordKey(word), word.trim().replace(/\s+/g, ' ')]));
  if (wanted.size === 0) throw invalid(WORDS_TEXT.needed);
  const problem = [...wanted.values()].map(wordProblem).find((found) => found !== null);
  if (problem) throw invalid(problem);
  if (new Set([...state.keys(), ...wanted.keys()]).size > WORD_LIMITS.words) throw new RuleViolation('words.full', WORDS_TEXT.full, null, 'conflict');
  return [...wanted].flatMap(([key, typed]) => {
    const before = state.get(key);
    if (before?.consequence === consequence) return [];
    return [{ type: 'WordWatched', data: { word: before?.word ?? typed, consequence, former: before?.consequence ?? null, adminId } }];
  });
}

function unwatch({ data: { key, adminId } }: UnwatchWord, state: WatchedWords): readonly WordsEvent[] {
  const before = state.get(key);
  return before ? [{ type: 'WordUnwatched', data: { word: before.word, former: before.consequence, adminId } }] : [];
}

const invalid = (sentence: string) => new RuleViolation('words.invalid', sentence, { words: sentence });

/** The one stream `watched-words`. */
export const WORDS_ID = 'words';
export const wordsStream: StreamType<WatchedWords, WordsCommand, WordsEvent> = {
  category: 'watched',
  decider: watchedWords,
  events: { WordWatched: { schema: 1 }, WordUnwatched: { schema: 1 } },
};
