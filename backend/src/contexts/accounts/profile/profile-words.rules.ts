import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import type { WatchedWord } from '../../../../contracts/watched-words.js';
import { WRITTEN, WRITTEN_FIELDS } from './judged-fields.rules.js';
import type { ProfileChanges } from './profile.commands.js';
import type { Profile } from './profile.state.rules.js';

type Find = (text: string) => readonly WatchedWord[];

/**
 * The sentence for each part of a profile to which a member adds a word that is not taken, or that a moderator would have to read first: as with the
 * edit of a text, there is only one of it, so it is refused and not held. What stood there before may stay, and what waits for a moderator anyway may
 * hold what they are to read.
 */
export function wordProblems({ displayName, details = {} }: ProfileChanges, { names, details: former, withheld }: Profile, find: Find): Record<string, string> {
  const waiting: ReadonlySet<string> = new Set(WRITTEN_FIELDS.filter((field) => withheld[field]).map((field) => WRITTEN[field].part));
  const parts: [string, unknown, unknown][] = [
    ['display_name', displayName, names?.displayName],
    ...Object.entries(details).map(([name, value]): [string, unknown, unknown] => [name, value, former[name as keyof typeof former]]),
  ];
  return Object.fromEntries(
    parts.flatMap(([name, after, before]) => {
      const had = textsOf(before).flatMap(find);
      const added = [...new Set(textsOf(after).flatMap(find))].filter(({ word }) => !had.some((known) => known.word === word));
      const refused = added.filter(({ consequence }) => consequence === 'refuse').map(({ word }) => word);
      if (refused.length > 0) return [[name, HOLDING_TEXT.wordRefused(refused)]];
      return added.length > 0 && !waiting.has(name) ? [[name, HOLDING_TEXT.wordAdded]] : [];
    }),
  );
}

/** Each text in a value: no word begins in one field and ends in the next. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
