/** Words that the community watches for in what members write: on the wire, and how they are found. */
import type { Author } from './accounts.js';
import { foldText } from './folding.js';

export const WORD_CONSEQUENCES = ['hold', 'refuse'] as const;
export type WordConsequence = (typeof WORD_CONSEQUENCES)[number];
export const WORD_CONSEQUENCE_LABEL: Record<WordConsequence, string> = { hold: 'Onaya gönder', refuse: 'Reddet' };

export const WORD_LIMITS = { words: 500, word: 60, letters: 2 } as const;

export const WORDS_TEXT = {
  watched: 'Sözcükler izleniyor.',
  changed: 'Sözcük değişti.',
  removed: 'Sözcük artık izlenmiyor.',
  needed: 'En az bir sözcük yazın.',
  short: `Bir sözcükte en az ${WORD_LIMITS.letters} harf ya da rakam olmalıdır`,
  long: `Bir sözcük en fazla ${WORD_LIMITS.word} karakter olmalıdır`,
  full: `En fazla ${WORD_LIMITS.words} sözcük izlenebilir. Önce gerekmeyenleri kaldırın.`,
  unknown: 'Bu sözcük izlenmiyor.',
} as const;

export interface WatchedWord {
  word: string;
  consequence: WordConsequence;
}

/** A row of `GET /api/console/watched-words`. */
export interface WatchedWordRow extends WatchedWord {
  /** Its folded form, by which it is removed. */
  id: string;
  at: string;
  by: Author;
}

/** Body of `POST /api/console/watched-words`: each of them is watched from now on, also if it was with another consequence. */
export interface WatchWordsRequest {
  words?: string[] | null;
  consequence: WordConsequence;
}

const SIGNS = /[\p{L}\p{N}]+/gu;
/** What nobody sees does not take words apart. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

const signsOf = (text: string): readonly string[] => foldText(text.replace(UNSEEN, '')).match(SIGNS) ?? [];

/** One form for all spellings of an entry: folded words, between them one blank; a star stands for any letters. */
export const wordKey = (word: string): string =>
  foldText(word.replace(UNSEEN, ''))
    .replace(/[^\p{L}\p{N}*]+/gu, ' ')
    .replace(/\*+/g, '*')
    .trim();

/** What is wrong with an entry, or null. */
export function wordProblem(word: string): string | null {
  if (word.trim().length > WORD_LIMITS.word) return WORDS_TEXT.long;
  const parts = wordKey(word).split(' ');
  const letters = (part: string) => part.replaceAll('*', '').length;
  return parts.every((part) => letters(part) > 0) && parts.reduce((sum, part) => sum + letters(part), 0) >= WORD_LIMITS.letters ? null : WORDS_TEXT.short;
}

interface Entry {
  readonly watched: WatchedWord;
  readonly parts: readonly ((sign: string) => boolean)[];
}

const isLike = (part: string): ((sign: string) => boolean) => {
  if (!part.includes('*')) return (sign) => sign === part;
  const pieces = part.split('*');
  const [first = '', last = ''] = [pieces[0], pieces.at(-1)];
  const inner = pieces.slice(1, -1);
  return (sign) => {
    if (sign.length < first.length + last.length || !sign.startsWith(first) || !sign.endsWith(last)) return false;
    let at = first.length;
    for (const piece of inner) {
      const found = sign.indexOf(piece, at);
      if (found < 0) return false;
      at = found + piece.length;
    }
    return at <= sign.length - last.length;
  };
};

/** Answers which of some words a text holds, as words of their own: `kapora` is not found in `kaporta`, `kapora*` is in `kaporası`. */
export function wordFinder(words: readonly WatchedWord[]): (text: string) => readonly WatchedWord[] {
  const plain = new Map<string, Entry[]>();
  const starred: Entry[] = [];
  for (const watched of words) {
    const parts = wordKey(watched.word).split(' ');
    const [first = ''] = parts;
    const entry = { watched, parts: parts.map(isLike) };
    if (first.includes('*')) starred.push(entry);
    else plain.set(first, [...(plain.get(first) ?? []), entry]);
  }
  return (text) => {
    const signs = signsOf(text);
    /** The same word comes often: stars are looked at once for each. */
    const known = new Map<string, readonly Entry[]>();
    const found = new Set<WatchedWord>();
    signs.forEach((sign, at) => {
      const candidates = known.get(sign) ?? [...(plain.get(sign) ?? []), ...starred.filter(({ parts }) => parts[0]?.(sign))];
      known.set(sign, candidates);
      for (const { watched, parts } of candidates) if (parts.every((part, ahead) => part(signs[at + ahead] ?? ''))) found.add(watched);
    });
    return [...found];
  };
}
