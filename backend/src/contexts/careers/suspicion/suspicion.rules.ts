import { type EarlierListing, fingerprintOf, isCopy } from './copies.rules.js';
import { type ListingText, readingOf } from './reading.rules.js';
import { SCAM_RULES } from './scam.rules.js';

const COPY_RULES = {
  ownCopy: { sentence: 'Aynı üyenin açık bir ilanıyla aynı: yer ve başlık da aynı.', weight: 10 },
  copy: { sentence: 'Başka bir üyenin ilanıyla neredeyse sözcüğü sözcüğüne aynı.', weight: 10 },
} as const;

export type SuspicionName = keyof typeof SCAM_RULES | keyof typeof COPY_RULES;
/** From this weight on, of all findings together, a listing waits for a moderator. */
const HOLDING_WEIGHT = 10;
/** So many earlier listings are compared, the first that are given; a listing costs no more however many there are. */
export const COMPARED = 1_000;

/** What a moderator is told of a finding. */
export const suspicionSentence = (name: string): string | undefined =>
  Object.entries({ ...SCAM_RULES, ...COPY_RULES }).find(([known]) => known === name)?.[1].sentence;

const isCopyName = (name: string): boolean => Object.hasOwn(COPY_RULES, name);

/** The reason that a listing is reported for: a copy alone is spam. */
export function suspicionReason(names: readonly string[]): 'spam' | 'scam' | 'impersonation' {
  if (names.includes('impersonated')) return 'impersonation';
  return names.every(isCopyName) ? 'spam' : 'scam';
}

export interface Suspicions {
  readonly findings: readonly SuspicionName[];
  /** Whether it waits for a moderator. */
  readonly holds: boolean;
}

/**
 * What is suspicious about a listing that is about to be published or changed. Give it the words and terms of the listing (`{ ...words, ...terms }`) and
 * the fingerprints (`fingerprintOf`) of open listings without the one itself, its owner's first and then the newest of others. `holds` says whether
 * `findings` go into `JobHeld`; fewer and lighter ones publish it as it is.
 */
export function suspicionsOf(listing: ListingText, earlier: readonly EarlierListing[]): Suspicions {
  const reading = readingOf(listing);
  const scam = namesOf(SCAM_RULES).filter((name) => SCAM_RULES[name].finds(reading).length > 0);
  const findings = [...scam, ...copiesOf(listing, earlier)];
  const weight = findings.reduce((sum, name) => sum + { ...SCAM_RULES, ...COPY_RULES }[name].weight, 0);
  return { findings, holds: weight >= HOLDING_WEIGHT };
}

/** The names of the rules by which a listing says something that it did not say before. What it is a copy of is not compared. */
export function freshIn(listing: ListingText, before: ListingText): readonly SuspicionName[] {
  const [now, then] = [readingOf(listing), readingOf(before)];
  return namesOf(SCAM_RULES).filter((name) => {
    const known = new Set(SCAM_RULES[name].finds(then));
    return SCAM_RULES[name].finds(now).some((said) => !known.has(said));
  });
}

function copiesOf(listing: ListingText, earlier: readonly EarlierListing[]): readonly (keyof typeof COPY_RULES)[] {
  const own = fingerprintOf(listing);
  const alike = earlier.slice(0, COMPARED).filter((other) => isCopy(own, other));
  return [...(alike.some(({ isOwn }) => isOwn) ? (['ownCopy'] as const) : []), ...(alike.some(({ isOwn }) => !isOwn) ? (['copy'] as const) : [])];
}

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[];
