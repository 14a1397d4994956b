import { ROOTS } from './roots.js';

/*
 * Cuts inflections off a folded Turkish word, so that kitap, kitaplar, kitabı and kitaplarımızdan meet. It need not find the real stem: it
 * must do the same to every inflection of a word. So it cuts the longest known suffix again and again while three letters are left, stops
 * at roots that only look inflected (soru, sorun, hata), and hardens the last consonant (kitab-ı → kitap).
 */
const SHORTEST = 3;
/** Short words end like verbs, or in n, without being inflected. */
const CAUTIOUS = 4;

/** Folded: ı, i → i; ü, u → u; ö → o. */
const NOUN = [
  ...['lar', 'ler'],
  ...['imiz', 'umuz', 'iniz', 'unuz', 'miz', 'muz', 'niz', 'nuz', 'im', 'um', 'si', 'su', 'in', 'un', 'nin', 'nun'],
  ...['i', 'u', 'yi', 'yu', 'ni', 'nu', 'a', 'e', 'ya', 'ye', 'na', 'ne'],
  ...['da', 'de', 'ta', 'te', 'nda', 'nde', 'dan', 'den', 'tan', 'ten', 'ndan', 'nden'],
  ...['la', 'le', 'yla', 'yle', 'daki', 'deki', 'taki', 'teki', 'ndaki', 'ndeki'],
  ...['dir', 'dur', 'tir', 'tur'],
];
const PERSON = ['', 'um', 'im', 'sun', 'sin', 'uz', 'iz', 'sunuz', 'siniz', 'lar', 'ler'];
const GOING_ON = ['iyor', 'uyor', 'miyor', 'muyor'].flatMap((tense) => PERSON.map((person) => tense + person));
const RARER = [
  // The n of "değişken-in" and of "kitabı-nın" look the same, so it goes from both.
  'n',
  ...['mak', 'mek', 'ma', 'me', 'maz', 'mez', 'mis', 'mus', 'acak', 'ecek', 'mayan', 'meyen', 'yan', 'yen'],
  ...['di', 'du', 'ti', 'tu', 'madi', 'medi', 'dim', 'dum', 'tim', 'tum', 'madim', 'medim', 'dik', 'duk', 'tik', 'tuk'],
];

interface Suffix {
  readonly text: string;
  /** Letters that must be left. */
  readonly leaves: number;
}
const SUFFIXES: readonly Suffix[] = [
  ...NOUN.map((text) => ({ text, leaves: SHORTEST })),
  ...GOING_ON.map((text) => ({ text, leaves: SHORTEST })),
  ...RARER.map((text) => ({ text, leaves: CAUTIOUS })),
].sort((a, b) => b.text.length - a.text.length);

/** By their last letter, the longest first. */
const BY_END: ReadonlyMap<string, readonly Suffix[]> = new Map(
  [...new Set(SUFFIXES.map(({ text }) => text.slice(-1)))].map((end) => [end, SUFFIXES.filter(({ text }) => text.endsWith(end))]),
);

const HARD: Readonly<Record<string, string>> = { b: 'p', c: 'c', d: 't', g: 'k' };
/** Digits, and letters that folding leaves outside a–z, belong to names. */
const TURKISH = /^[a-z]+$/;

/** Texts are made of the same words again and again: those that came lately are not cut anew. */
const REMEMBERED = 50_000;
const known = new Map<string, string>();

/** The form under which a folded word is kept and looked for. */
export function stem(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= REMEMBERED) known.clear();
  const made = cutDown(word);
  known.set(word, made);
  return made;
}

function cutDown(word: string): string {
  if (!TURKISH.test(word)) return word;
  let rest = singular(word);
  while (!ROOTS.has(rest)) {
    const shorter = cut(rest);
    if (shorter === null) break;
    rest = shorter;
  }
  return hardened(rest);
}

/** Without one suffix, a known root before all else; null when none can go. */
function cut(word: string): string | null {
  const rests = (BY_END.get(word.slice(-1)) ?? [])
    .filter(({ text, leaves }) => word.length - text.length >= leaves && word.endsWith(text))
    .map(({ text }) => word.slice(0, -text.length));
  return rests.findLast((rest) => ROOTS.has(rest)) ?? rests[0] ?? null;
}

/** "hooks" is said as often as "hook'lar". */
const singular = (word: string): string => (word.length >= 5 && /[bcdfgjklmnprtvwxyz]s$/.test(word) ? word.slice(0, -1) : word);

const hardened = (word: string): string => word.slice(0, -1) + (HARD[word.at(-1) ?? ''] ?? word.at(-1) ?? '');
