import { foldText } from '../../../../contracts/folding.js';
import { tagSlug } from '../../../../contracts/forum-tags.js';
import { stem } from '../../../../contracts/stemming/stem.js';
import { termsOf } from '../../../../contracts/stemming/terms.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

/** Letters of the beginnings by which a title is found while somebody types. */
const SHORTEST = 2;
const LONGEST = 12;

interface Said {
  readonly title: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

const beginning = (letters: string): string => `^${letters}`;

/** By what a project is found; whatever changes here raises the version of the projection. */
export function foundBy({ title, summary, tags }: Said): { readonly words: readonly string[]; readonly tags: readonly string[]; readonly name: string } {
  const begun = wordsOf(title).flatMap(({ form }) =>
    Array.from({ length: Math.min(form.length, LONGEST) - SHORTEST + 1 }, (_, index) => beginning(form.slice(0, SHORTEST + index))),
  );
  const { stems } = termsOf([title, summary, ...tags].join('\n'));
  return { words: [...new Set([...stems, ...begun])], tags: [...new Set(tags.map(tagSlug))], name: inTurkishOrder(title) };
}

/** What somebody looks for: all of the first, and one of the second, as the last word may not be typed to its end. Null where no word is in it. */
export function lookedFor(typed: string): { readonly all: readonly string[]; readonly either: readonly string[] } | null {
  const forms = wordsOf(typed).map(({ form }) => form);
  const last = forms.pop();
  if (last === undefined) return null;
  return { all: [...new Set(forms.map(stem))], either: [...new Set([stem(last), beginning(last.slice(0, LONGEST))])] };
}

/** Letters that follow another in the Turkish alphabet; `{` follows z. */
const AFTER: Readonly<Record<string, string>> = { ç: 'c{', ğ: 'g{', ı: 'h{', ö: 'o{', ş: 's{', ü: 'u{' };

/** A text whose order letter by letter is that of the Turkish alphabet. */
const inTurkishOrder = (text: string): string =>
  foldText(
    text
      .trim()
      .toLocaleLowerCase('tr')
      .replace(/[çğıöşü]/g, (letter) => AFTER[letter] ?? letter),
  );
