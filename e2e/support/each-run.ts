/** Journeys that differ in the window alone: each run makes one of them, a full run all (ADR 78). */
export function inEachRun<T>(all: readonly T[], one: 'first' | 'last'): readonly T[] {
  if (process.env.FULL === '1') return all;
  return one === 'first' ? all.slice(0, 1) : all.slice(-1);
}
