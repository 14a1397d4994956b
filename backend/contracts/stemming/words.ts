import { foldText } from '../folding.js';

/** A word as it is looked for, and where it stands in the text: begin and end in UTF-16 units. */
export interface Word {
  readonly form: string;
  readonly begin: number;
  readonly end: number;
}

/** Longer ones are keys and hashes: their beginning is enough. */
const LONGEST = 40;
const SHORTEST = 2;

/** Names whose signs make the difference. */
const NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ 'c#': 'csharp', 'f#': 'fsharp', 'c++': 'cpp', '.net': 'dotnet' }));

/** `.NET` also behind another word; a word with its sign; a suffix behind an apostrophe goes with its word ("Node'da"), a quoted word does not. */
const WORD = /\.net(?![\p{L}\p{N}])|([\p{L}\p{N}\p{M}]+)(\+\+|#)?(?:['’]\p{L}{1,12}(?!['’\p{L}\p{N}]))?/giu;
const PARTS = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const MIXED = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;
const SHORTEST_PART = 3;

/** The words of a text in their order, folded. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const { 0: whole, 1: letters = whole, 2: sign = '', index: begin } of text.matchAll(WORD)) {
    const name = sign || letters.startsWith('.') ? NAMES.get(foldText(letters + sign)) : undefined;
    const form = name ?? bare(letters);
    if (form.length >= SHORTEST) words.push({ form, begin, end: begin + letters.length + (name ? sign.length : 0) });
  }
  return words;
}

/** The parts of the words that are written in one: `useEffect` is also found by "effect". */
export function partsOf(text: string, words: readonly Word[]): Word[] {
  return words.flatMap(({ form, begin, end }) => {
    const letters = text.slice(begin, end);
    // Nearly all words have none: those that stand as they are looked for have no capitals.
    if (letters === form || !MIXED.test(letters)) return [];
    const parts = letters.split(PARTS);
    if (parts.length < 2) return [];
    let at = begin;
    return parts
      .map((part): Word => {
        at += part.length;
        return { form: bare(part), begin: at - part.length, end: at };
      })
      .filter(({ form }) => form.length >= SHORTEST_PART);
  });
}

const PLAIN = /^[a-z0-9]+$/;
/** Texts are made of the same words again and again: those that came lately are not folded anew. */
const REMEMBERED = 50_000;
const known = new Map<string, string>();

function bare(letters: string): string {
  if (PLAIN.test(letters)) return letters.slice(0, LONGEST);
  const before = known.get(letters);
  if (before !== undefined) return before;
  const made = foldText(letters)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);
  // Longer ones do not come again, and would take much room.
  if (letters.length > LONGEST) return made;
  if (known.size >= REMEMBERED) known.clear();
  known.set(letters, made);
  return made;
}
