import type { Kappa, Share } from '../../../../contracts/figures.js';

/** Of the normal distribution, for 95 %. */
const Z = 1.96;

/** A share with Wilson's interval, which stays between 0 and 1 and is honest about few; null of nothing. */
export function shareOf(hits: number, all: number): Share | null {
  if (all === 0) return null;
  const [p, z2] = [hits / all, Z * Z];
  const middle = (p + z2 / (2 * all)) / (1 + z2 / all);
  const half = (Z / (1 + z2 / all)) * Math.sqrt((p * (1 - p)) / all + z2 / (4 * all * all));
  return { value: p, low: hits === 0 ? 0 : middle - half, high: hits === all ? 1 : middle + half };
}

const NONE: Share = { value: 0, low: 0, high: 0 };
const UNDEFINED: Kappa = { value: null, low: null, high: null };

/**
 * Cohen's kappa of pairs. Its ends are those of Wilson's interval of the agreement: the usual large-sample error calls five pairs that all agree
 * certain. Undefined for no pairs, and where both sides never chose but one thing: then chance alone agrees always.
 */
export function kappaOf(pairs: readonly (readonly [string, string])[]): Kappa {
  const all = pairs.length;
  if (all === 0) return UNDEFINED;
  const [ones, others] = [counted(pairs.map(([one]) => one)), counted(pairs.map(([, other]) => other))];
  const agreed = pairs.filter(([one, other]) => one === other).length;
  // Counted in whole numbers: what is certain must not miss it by a rounding.
  const byChance = [...ones].reduce((sum, [choice, count]) => sum + count * (others.get(choice) ?? 0), 0);
  if (byChance === all * all) return UNDEFINED;
  const expected = byChance / (all * all);
  const beyondChance = (share: number) => Math.max(-1, (share - expected) / (1 - expected));
  const observed = shareOf(agreed, all) ?? NONE;
  return { value: beyondChance(observed.value), low: beyondChance(observed.low), high: beyondChance(observed.high) };
}

function counted(choices: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  return counts;
}

/** The value below which a part of sorted values is (the nearest of them); null of none. */
export function quantileOf(sorted: ArrayLike<number>, part: number): number | null {
  return sorted.length === 0 ? null : (sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? null);
}
