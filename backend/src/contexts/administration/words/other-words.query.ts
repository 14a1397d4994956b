import { Injectable } from '@nestjs/common';
import { type WatchedWord, type WordConsequence, wordFinder, wordKey } from '../../../../contracts/watched-words.js';
import type { Origin } from '../../../kernel/command.js';
import { SYSTEM } from '../../../kernel/event.js';
import { EventStore } from '../../../kernel/event-store.js';
import { UnwatchWord, WatchWords, type WordsCommand } from './words.commands.js';
import { type WatchedWords, WORDS_ID, watchedWords, wordsStream } from './words.decider.js';

interface Changed {
  readonly watch: readonly string[];
  readonly consequence: WordConsequence;
  readonly unwatch: readonly string[];
}

const TRIED: Origin = { id: 'tried', at: '', actor: SYSTEM, correlationId: 'tried', causationId: null };

/** Answers which words were watched at a time, and which would have been. */
@Injectable()
export class OtherWordsQuery {
  constructor(private readonly store: EventStore) {}

  /** Throws RuleViolation where the list of today cannot be changed so. */
  async with(changed: Changed) {
    const facts = await this.store.read(wordsStream, WORDS_ID);
    const lists: { at: string; words: WatchedWords }[] = [{ at: '', words: watchedWords.initial }];
    for (const fact of facts) lists.push({ at: fact.at, words: watchedWords.evolve(lists.at(-1)?.words ?? watchedWords.initial, fact) });
    return { inForce: finderOf(lists), other: finderOf(lists.map(({ at, words }) => ({ at, words: changedList(words, changed) }))) };
  }
}

/** The list as the rules make it of a change. */
function changedList(words: WatchedWords, { watch, consequence, unwatch }: Changed): WatchedWords {
  const adminId = SYSTEM.id;
  const commands: WordsCommand[] = [
    ...unwatch.map((word) => new UnwatchWord({ key: wordKey(word), adminId }, TRIED)),
    ...(watch.length > 0 ? [new WatchWords({ words: watch, consequence, adminId }, TRIED)] : []),
  ];
  return commands.reduce((state, command) => watchedWords.decide(command, state).reduce(watchedWords.evolve, state), words);
}

/** Asked about texts in the order of the log, mostly: the list of the last one is looked at first. */
function finderOf(lists: readonly { readonly at: string; readonly words: WatchedWords }[]) {
  const made = new Map<number, (text: string) => readonly WatchedWord[]>();
  let last = 0;
  const indexAt = (at: string): number => {
    const next = lists[last + 1];
    if ((lists[last]?.at ?? '') > at || (next && next.at <= at))
      last = Math.max(
        0,
        lists.findLastIndex((list) => list.at <= at),
      );
    return last;
  };
  return (text: string, at: string): readonly WatchedWord[] => {
    const index = indexAt(at);
    const words = lists[index]?.words ?? watchedWords.initial;
    if (words.size === 0) return [];
    const find = made.get(index) ?? wordFinder([...words.values()]);
    made.set(index, find);
    return find(text);
  };
}
