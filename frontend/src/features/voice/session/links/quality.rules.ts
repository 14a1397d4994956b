/** What was measured of one link between two moments. */
export interface Measured {
  /** Milliseconds; null while nothing came back. */
  readonly roundTripMs: number | null;
  /** 0 to 1, of the packets that were to come in. */
  readonly lost: number;
}

/** Bars of a link: 3 is heard without a gap, 1 is hard to follow. */
export function qualityOf({ roundTripMs, lost }: Measured): 1 | 2 | 3 {
  const away = roundTripMs ?? 0;
  if (away < 200 && lost < 0.03) return 3;
  return away < 500 && lost < 0.1 ? 2 : 1;
}

/** Packets that were lost and that came in, as the browser counts them from the beginning. */
export interface Counted {
  readonly lost: number;
  readonly received: number;
}

export function lostBetween(before: Counted, now: Counted): number {
  const lost = Math.max(0, now.lost - before.lost);
  const expected = lost + Math.max(0, now.received - before.received);
  return expected === 0 ? 0 : lost / expected;
}

/** The middle one; null when there is none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}
