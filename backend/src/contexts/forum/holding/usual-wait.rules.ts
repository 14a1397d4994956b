/** Fewer tell nothing. */
const ENOUGH = 3;
const MINUTE_MS = 60_000;

/** Minutes that half of these had to wait at most; null when they are too few. */
export function usualWaitMinutes(waits: readonly { readonly held_at: string; readonly ended_at: string | null }[]): number | null {
  const minutes = waits.flatMap(({ held_at, ended_at }) => (ended_at ? [(Date.parse(ended_at) - Date.parse(held_at)) / MINUTE_MS] : []));
  if (minutes.length < ENOUGH) return null;
  const middle = minutes.sort((a, b) => a - b)[Math.floor((minutes.length - 1) / 2)];
  return middle === undefined ? null : Math.ceil(middle);
}
