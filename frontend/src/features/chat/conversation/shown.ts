import type { Row } from './rows';

/** Rows in the page at a time, and by how many they move. */
export const SHOWN = { rows: 120, step: 15 } as const;

/** Which rows are in the page: from the one of this key on, or the last ones where none is named. */
export function shownOf(rows: readonly Row[], first: string | null): { from: number; to: number } {
  const found = first === null ? -1 : rows.findIndex(({ key }) => key === first);
  const from = found < 0 ? Math.max(0, rows.length - SHOWN.rows) : found;
  return { from, to: Math.min(rows.length, from + SHOWN.rows) };
}

/** Which row is the first when they move by so many; null where they reach the end. */
export function movedBy(rows: readonly Row[], from: number, by: number): string | null {
  const next = Math.max(0, Math.min(from + by, rows.length - SHOWN.rows));
  return next + SHOWN.rows >= rows.length ? null : (rows[next]?.key ?? null);
}

/** Which row is the first when this one is to be in the middle. */
export function firstAround(rows: readonly Row[], key: string): string | null {
  const at = rows.findIndex((row) => row.key === key);
  return movedBy(rows, Math.max(0, at - SHOWN.rows / 2), 0);
}
