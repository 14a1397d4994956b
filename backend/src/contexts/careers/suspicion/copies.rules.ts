import { type ListingText, plainText } from './reading.rules.js';

/** So many of the least hashes of all runs of words stand for a text: two texts share of them what they share of their words. */
const [KEPT, RUN, DIGITS] = [64, 3, 8] as const;
/** Shorter texts are the same only as a whole, and what many would write alike is nobody's own: a few runs say nothing. */
const TELLING_RUNS = 12;
/** From such a share on it is the same text, whatever was changed here and there. */
const SAME = 0.75;

/** FNV-1a. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
}
const digits = (sum: number): string => sum.toString(16).padStart(DIGITS, '0');
const wordsOf = (text: string): readonly string[] => plainText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What stands for the words of a listing when others are compared with it; no word can be read from it. `place` tells the same job in two cities apart. */
export interface Fingerprint {
  readonly place: string;
  readonly whole: string;
  /** Hashes, the least first, each in eight digits. */
  readonly runs: string;
}

/** A listing that stands already: whether by the same member, and its fingerprint. */
export interface EarlierListing {
  readonly isOwn: boolean;
  readonly fingerprint: Fingerprint;
}

type Compared = Pick<ListingText, 'title' | 'location' | 'description' | 'responsibilities' | 'qualifications'>;

export function fingerprintOf({ title, location, description, responsibilities, qualifications }: Compared): Fingerprint {
  const words = wordsOf([description, responsibilities, qualifications].join('\n'));
  const runs = new Set<number>();
  for (let at = 0; at + RUN <= words.length; at++) runs.add(hash(words.slice(at, at + RUN).join(' ')));
  const least = [...runs].sort((one, other) => one - other).slice(0, KEPT);
  return {
    place: digits(hash([...wordsOf(title), '|', ...wordsOf(location)].join(' '))),
    whole: digits(hash(words.join(' '))),
    runs: least.map(digits).join(''),
  };
}

/** The share of runs of words that two listings have in common, by their least hashes: 0 … 1. */
export function likeness(one: Fingerprint, other: Fingerprint): number {
  if (one.whole === other.whole) return 1;
  const [a, b] = [runsOf(one), runsOf(other)];
  if (Math.min(a.length, b.length) < TELLING_RUNS) return 0;
  let [i, j, common, seen] = [0, 0, 0, 0];
  for (; seen < KEPT && i < a.length && j < b.length; seen++) {
    const [x, y] = [a[i] ?? '', b[j] ?? ''];
    if (x === y) common++;
    if (x <= y) i++;
    if (y <= x) j++;
  }
  return common / seen;
}
const runsOf = ({ runs }: Fingerprint): readonly string[] => runs.match(/.{8}/g) ?? [];

/** Of one's own, how short it may be, the same title and place are asked too; of another member's, that the words are too many to be the same by chance. */
export function isCopy(one: Fingerprint, { isOwn, fingerprint: other }: EarlierListing): boolean {
  const isMeant = isOwn ? one.place === other.place : runsOf(one).length >= TELLING_RUNS;
  return isMeant && likeness(one, other) >= SAME;
}
