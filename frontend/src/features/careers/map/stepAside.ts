/** A round thing on the map, in pixels. */
interface Disc {
  x: number;
  y: number;
  width: number;
}

/** Two may lie over one another so far that both can still be read. */
const NEAREST = 0.85;
const ROUNDS = 24;

/** How far each of some discs steps aside so that none hides another: the smaller one more. Where there is room, nobody moves. */
export function stepsAside(discs: readonly Disc[]): readonly { dx: number; dy: number }[] {
  const at = discs.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let isCalm = true;
    for (const [i, one] of discs.entries())
      for (const [j, other] of discs.slice(i + 1).entries()) {
        const [a, b] = [at[i], at[i + 1 + j]];
        if (!a || !b) continue;
        const [dx, dy] = [b.x - a.x || 0.01 * (j + 1), b.y - a.y];
        const apart = Math.hypot(dx, dy);
        const missing = (NEAREST * (one.width + other.width)) / 2 - apart;
        if (missing <= 0.5) continue;
        isCalm = false;
        const share = other.width / (one.width + other.width);
        const [stepX, stepY] = [(dx / apart) * missing, (dy / apart) * missing];
        a.x -= stepX * share;
        a.y -= stepY * share;
        b.x += stepX * (1 - share);
        b.y += stepY * (1 - share);
      }
    if (isCalm) break;
  }
  return at.map(({ x, y }, index) => ({ dx: Math.round(x - (discs[index]?.x ?? x)), dy: Math.round(y - (discs[index]?.y ?? y)) }));
}
