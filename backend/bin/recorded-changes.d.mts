/** A shape as it is written down: words, a list of one shape, or fields. */
export type Shape = string | readonly [Shape] | { readonly [field: string]: Shape | readonly Shape[] };
export type RecordedFacts = Readonly<Record<string, readonly { readonly data: Shape; readonly personal: readonly string[] }[]>>;

export function refusals(kept: RecordedFacts, now: RecordedFacts): string[];
