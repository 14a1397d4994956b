import { foldText } from '../../../../contracts/folding.js';

const SHORTEST = 2;
const LONGEST = 12;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);

/** Every folded part of every word, two to twelve letters long, each once: what a part of a name is found by through an index. */
export function nameParts(names: readonly (string | null)[]): string[] {
  return [...new Set(names.flatMap((name) => wordsOf(name ?? '')).flatMap(partsOf))];
}

/** The part to look for when somebody has typed this much: of the longest word; null when it is too little. */
export function partToLookFor(typed: string): string | null {
  const [longest] = wordsOf(typed).sort((a, b) => b.length - a.length);
  return longest ? longest.slice(0, LONGEST) : null;
}

function partsOf(word: string): string[] {
  const parts: string[] = [];
  for (let begin = 0; begin + SHORTEST <= word.length; begin++) {
    for (let end = begin + SHORTEST; end <= Math.min(word.length, begin + LONGEST); end++) parts.push(word.slice(begin, end));
  }
  return parts;
}
