import { countText, TRANSPARENCY_LIMITS, TRANSPARENCY_TEXT } from '../../../../contracts/transparency.js';

export interface Counted {
  readonly label: string;
  readonly count: number;
}

/**
 * What may be told of counts whose sum is known from elsewhere. Those below the least are not told; so that they do not follow from the sum, greater
 * ones go with them until each of the small ones may still be any number below the least.
 */
export function veiled(counts: readonly Counted[]): { readonly label: string; readonly count: string }[] {
  const few = counts.filter(({ count }) => count < TRANSPARENCY_LIMITS.least);
  const hidden = few.length === 0 || counts.length === 1 ? [] : hiddenBeside(few, counts);
  return counts.map((one) => ({ label: one.label, count: textOf(one, hidden) }));
}

function hiddenBeside(few: readonly Counted[], counts: readonly Counted[]): readonly Counted[] {
  const sum = few.reduce((all, { count }) => all + count, 0);
  const most = few.length * (TRANSPARENCY_LIMITS.least - 1);
  const greater = counts.filter(({ count }) => count >= TRANSPARENCY_LIMITS.least).sort((one, other) => one.count - other.count);
  // With it the small ones may be all or nothing, whatever the sum says.
  const enough = greater.find(({ count }) => sum + count >= most + TRANSPARENCY_LIMITS.least);
  return enough ? [enough] : greater;
}

function textOf(one: Counted, hidden: readonly Counted[]): string {
  return hidden.includes(one) ? TRANSPARENCY_TEXT.hidden : countText(one.count);
}
