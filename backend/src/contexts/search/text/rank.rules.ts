import type { Terms } from '../../../../contracts/stemming/terms.js';

/*
 * The order of what was found, the same in every home: it is computed here, from the views, of at most so many candidates. BM25 says how
 * much a text is about the words, with a usual length in the place of the average one, which moves with every text that is written.
 */
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.6;
const USUAL_LENGTH = 60;
const TITLE_WEIGHT = 2.5;
const WHOLE_TITLE = 1.5;
const SOLVED_BONUS = 0.15;
const SOLUTION_BONUS = 0.3;
const RECENT_BONUS = 0.35;
const HALF_LIFE_DAYS = 180;
const DAY_MS = 86_400_000;

export interface Candidate {
  readonly terms: Terms;
  /** Stems of the topic's title; of a topic only. */
  readonly title: readonly string[];
  readonly solved: boolean;
  readonly isSolution: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly number: number;
}

/** How much a word tells: the fewer documents have it, the more; all of which more than `most` have are alike. */
export const weightOf = (documents: number, most: number): number => Math.log(1 + (most + 1) / (documents + 0.5));

/** How well a candidate answers; `now` in milliseconds since the epoch. */
export function scoreOf(candidate: Candidate, weights: ReadonlyMap<string, number>, now: number): number {
  const { terms, title, solved, isSolution, at } = candidate;
  const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * terms.length) / USUAL_LENGTH);
  let score = 0;
  let inTitle = 0;
  for (const [stem, weight] of weights) {
    const count = terms.counts[terms.stems.indexOf(stem)] ?? 0;
    score += (weight * count * (SATURATION + 1)) / (count + norm);
    if (!title.includes(stem)) continue;
    inTitle += 1;
    score += weight * TITLE_WEIGHT;
  }
  if (inTitle > 0 && inTitle === weights.size) score *= WHOLE_TITLE;
  // By the day, so that pages that are read one after the other are of one order.
  const days = Math.max(0, Math.floor(now / DAY_MS) - Math.floor(at / DAY_MS));
  const bonus = (solved ? SOLVED_BONUS : 0) + (isSolution ? SOLUTION_BONUS : 0) + RECENT_BONUS * 2 ** (-days / HALF_LIFE_DAYS);
  return score * (1 + bonus);
}

/** The best first; of equal ones the newest, so that the order has no ties. */
export function ranked<T extends Candidate>(candidates: readonly T[], weights: ReadonlyMap<string, number>, now: number): T[] {
  return candidates
    .map((candidate) => ({ candidate, score: scoreOf(candidate, weights, now) }))
    .sort((a, b) => b.score - a.score || b.candidate.number - a.candidate.number)
    .map(({ candidate }) => candidate);
}
