import type { Window } from './window.js';

const AT_ONCE = 100;

interface Source<Found, Row> {
  readonly find: (window: Window) => Promise<readonly Found[]>;
  /** Those of them that may be read, in the same order. */
  readonly rowsOf: (found: readonly Found[]) => Promise<readonly Row[]>;
  readonly count: () => Promise<number>;
}

/**
 * A window of a list of which some may not be read: these are skipped and the window is filled up behind them, so two windows can overlap;
 * `total` counts skipped ones too until the end is reached.
 */
export async function readableWindow<Found, Row>(
  { limit, offset }: Window,
  { find, rowsOf, count }: Source<Found, Row>,
): Promise<{ readonly rows: Row[]; readonly total: number }> {
  const rows: Row[] = [];
  for (let at = offset; ; at += AT_ONCE) {
    const found = await find({ limit: AT_ONCE, offset: at });
    rows.push(...(await rowsOf(found)));
    const isEnd = found.length < AT_ONCE;
    if (!isEnd && rows.length < limit) continue;
    const total = await count();
    return { rows: rows.slice(0, limit), total: isEnd && rows.length <= limit ? Math.min(total, offset + rows.length) : total };
  }
}
