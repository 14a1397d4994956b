import type { Point } from '@contracts/provinces';

/** What lies to the side counts so much more than what lies ahead. */
const ASIDE = 2;
const AHEAD: Readonly<Record<string, (step: { east: number; north: number }) => readonly [ahead: number, aside: number]>> = {
  ArrowRight: ({ east, north }) => [east, north],
  ArrowLeft: ({ east, north }) => [-east, north],
  ArrowUp: ({ east, north }) => [north, east],
  ArrowDown: ({ east, north }) => [-north, east],
};

/** The place that an arrow key leads to from another: the nearest in that direction; undefined where there is none, or for another key. */
export function nextTowards<Place extends Point>(key: string, from: Point, places: readonly Place[]): Place | undefined {
  const direction = AHEAD[key];
  if (!direction) return undefined;
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  let best: { place: Place; cost: number } | undefined;
  for (const place of places) {
    const [ahead, aside] = direction({ east: (place.lng - from.lng) * narrow, north: place.lat - from.lat });
    // Each place lies in the quarter of one arrow.
    if (ahead <= 0 || Math.abs(aside) > ahead) continue;
    const cost = ahead + ASIDE * Math.abs(aside);
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place;
}
