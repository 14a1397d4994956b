import { foldText } from '../../../contracts/folding.js';

const SHORTEST = 2;
const LONGEST = 12;

/** The folded beginnings of every word, two to twelve letters long, each once. */
export function searchTokens(names: readonly (string | null)[]): string[] {
  const words = names.flatMap((name) => foldText(name ?? '').split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length >= SHORTEST);
  const beginnings = words.flatMap((word) =>
    Array.from({ length: Math.min(word.length, LONGEST) - SHORTEST + 1 }, (_, index) => word.slice(0, SHORTEST + index)),
  );
  return [...new Set(beginnings)];
}

/** The token to look for when somebody has typed this much; null when it is too little. */
export function searchToken(typed: string): string | null {
  const [word = ''] = foldText(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return word.length >= SHORTEST ? word.slice(0, LONGEST) : null;
}
