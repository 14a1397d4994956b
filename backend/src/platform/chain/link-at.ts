import type { Link, Links } from './links.js';

/** The link of the fact at a position of the log; null while it is not linked. Positions grow with places, so it is found by halving. */
export async function linkAt(links: Links, position: number): Promise<Link | null> {
  const last = await links.last();
  let [low, high] = [1, last?.place ?? 0];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const [link] = await links.read(middle, 1);
    if (!link || link.position === position) return link ?? null;
    if (link.position < position) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
