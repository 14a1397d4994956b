import type { WordConsequence } from '../../../../contracts/watched-words.js';
import type { DomainEvent } from '../../../kernel/event.js';

/** A text with this word waits for a moderator, or is not taken; `former` is what it led to before. */
export type WordWatched = DomainEvent<'WordWatched', { word: string; consequence: WordConsequence; former: WordConsequence | null; adminId: string }>;

/** The word may be written again. */
export type WordUnwatched = DomainEvent<'WordUnwatched', { word: string; former: WordConsequence; adminId: string }>;

export type WordsEvent = WordWatched | WordUnwatched;
